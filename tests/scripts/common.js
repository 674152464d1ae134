const el = (html) => { const t = document.createElement('template'); t.innerHTML = html.trim(); return t.content.firstChild; };
const esc = (s) => String(s).replace(/[&<>"]/g, (c) => ({'&':'&amp;','<':'&lt;','>':'&gt;','"':'&quot;'}[c]));
const root = () => document.getElementById('root');
const facts = (b) => `<dl><dt>Author</dt><dd>${esc(b.author)}</dd><dt>Publisher</dt><dd>${esc(b.publisher)}</dd><dt>Year</dt><dd>${esc(b.year)}</dd><dt>ISBN</dt><dd>${esc(b.isbn)}</dd></dl>`;
const ask = async (q, page) => (await fetch(`/api/books?q=${encodeURIComponent(q)}&page=${page}`, {headers: {'X-Requested-With': 'XMLHttpRequest'}})).json();
