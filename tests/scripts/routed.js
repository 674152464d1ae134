// Routes by the history interface, a form that a script sends, links to records, buttons that turn the page.
const head = () => `<header><h1>Harbour Books</h1><nav><a href="/">Home</a> <a href="/about">About</a></nav><form class="search"><input type="search" placeholder="Search books" value="${esc(new URLSearchParams(location.search).get('q') || '')}"><button type="submit">Search</button></form></header>`;
const show = async () => {
  const path = location.pathname, q = new URLSearchParams(location.search);
  let main = '<p>Search our catalogue of books by title, author or publisher.</p>';
  if (path === '/search') {
    const page = Number(q.get('page') || 1), found = await ask(q.get('q') || '', page);
    main = found.total ? `<p>${found.total} results for “${esc(q.get('q'))}”</p><ul class="hits">` + found.books.map((b) => `<li><h3><a href="/book/${b.id}">${esc(b.title)}</a></h3>${facts(b)}</li>`).join('') + '</ul>'
      + `<div class="pager"><button class="prev" ${page > 1 ? '' : 'disabled'}>Previous</button> <span>Page ${page} of ${found.pages}</span> <button class="next" ${page < found.pages ? '' : 'disabled'}>Next</button></div>`
      : `<p>No books found for “${esc(q.get('q'))}”.</p>`;
  } else if (path.startsWith('/book/')) {
    const b = await (await fetch('/api' + path)).json();
    main = `<article><h1>${esc(b.title)}</h1>${facts(b)}</article>`;
  }
  root().innerHTML = head() + `<main>${main}</main>`;
  document.querySelector('form').addEventListener('submit', (e) => { e.preventDefault(); go('/search?q=' + encodeURIComponent(document.querySelector('input').value)); });
  for (const [c, step] of [['.next', 1], ['.prev', -1]]) { const b = document.querySelector(c); if (b) b.addEventListener('click', () => { const n = new URLSearchParams(location.search); n.set('page', Number(n.get('page') || 1) + step); go('/search?' + n); }); }
  document.querySelectorAll('a').forEach((a) => a.addEventListener('click', (e) => { e.preventDefault(); go(a.getAttribute('href')); }));
};
const go = (to) => { history.pushState({}, '', to); show(); };
window.addEventListener('popstate', show);
show();
