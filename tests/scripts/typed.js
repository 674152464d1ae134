// Asked by POST while one types, and numbered buttons in place.
let timer, page = 1;
const load = async () => {
  const q = document.getElementById('q').value;
  const found = await (await fetch('/graph', {method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({query: 'search', variables: {q, page}})})).json();
  document.querySelector('tbody').innerHTML = found.books.map((b) => `<tr><td>${esc(b.title)}</td><td>${esc(b.author)}</td><td>${esc(b.publisher)}</td><td>${esc(b.year)}</td><td>${esc(b.isbn)}</td></tr>`).join('');
  document.getElementById('total').textContent = `${found.total} books found`;
  document.getElementById('pages').innerHTML = Array.from({length: Math.min(found.pages, 40)}, (_, i) => `<li><button ${i + 1 === page ? 'aria-current="page"' : ''}>${i + 1}</button></li>`).join('');
  document.querySelectorAll('#pages button').forEach((b) => b.onclick = () => { page = Number(b.textContent); load(); });
};
root().innerHTML = '<h2>Reference desk</h2><label for="q">Search the catalogue</label> <input id="q" type="search"><p id="total"></p><table><thead><tr><th>Title</th><th>Author</th><th>Publisher</th><th>Year</th><th>ISBN</th></tr></thead><tbody></tbody></table><ul id="pages" class="pagination"></ul>';
document.getElementById('q').addEventListener('input', () => { clearTimeout(timer); page = 1; timer = setTimeout(load, 250); });
