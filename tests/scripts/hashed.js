// Routes behind a "#", and links that turn the page.
const show = async () => {
  const [, route, q, p] = location.hash.split('/').map(decodeURIComponent);
  let main = '<p>Welcome.</p>';
  if (route === 'find') {
    const page = Number(p || 1), found = await ask(q, page);
    main = found.total ? `<p>${found.total} hits</p><ol>` + found.books.map((b) => `<li><a href="#/book/${b.id}">${esc(b.title)}</a> by <span class="author">${esc(b.author)}</span></li>`).join('') + '</ol><nav>' + (page < found.pages ? `<a href="#/find/${encodeURIComponent(q)}/${page + 1}">Next</a>` : '') + '</nav>' : '<p>No hits.</p>';
  } else if (route === 'book') { const b = await (await fetch('/api/book/' + q)).json(); main = `<h1>${esc(b.title)}</h1>${facts(b)}`; }
  root().innerHTML = '<form><input name="term" placeholder="Search books"><button>Go</button></form>' + main;
  document.querySelector('form').onsubmit = (e) => { e.preventDefault(); location.hash = '#/find/' + encodeURIComponent(document.querySelector('input').value); };
};
window.addEventListener('hashchange', show);
show();
