// Everything happens in place: a box without a form, a button, and one that shows more.
let q = '', page = 0, shown = [];
const draw = (found) => {
  document.getElementById('out').innerHTML = q === '' ? '' : (found.total ? `<p>${found.total} books</p><div class="grid">` + shown.map((b) => `<div class="card"><div class="name">${esc(b.title)}</div>${facts(b)}</div>`).join('') + '</div>' + (page < found.pages ? '<button id="more">Load more</button>' : '') : '<p>Nothing found.</p>');
  const more = document.getElementById('more');
  if (more) more.onclick = next;
};
const next = async () => { page += 1; const found = await ask(q, page); shown.push(...found.books); draw(found); };
root().innerHTML = '<h1>Mill Street Library</h1><div class="box"><input type="text" aria-label="Find books by title or author"><div class="btn" role="button">Search</div></div><div id="out"></div>';
document.querySelector('.btn').onclick = () => { q = document.querySelector('input').value; page = 0; shown = []; next(); };
