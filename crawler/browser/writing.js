// Writes down what a page shows, as HTML.
const valued = (one, copy) => {
  if (one.tagName === "INPUT") {
    const type = kind(one);
    if (type === "checkbox" || type === "radio") one.checked ? copy.setAttribute("checked", "") : copy.removeAttribute("checked");
    else if (type !== "password" && type !== "file" && !BUTTONS.has(type)) one.value ? copy.setAttribute("value", one.value) : copy.removeAttribute("value");
  } else if (one.tagName === "OPTION") {
    one.selected ? copy.setAttribute("selected", "") : copy.removeAttribute("selected");
  }
};

// A route behind a "#" as an address of its own.
const route = (href) => `${location.origin}${location.pathname}?fd.at=${encodeURIComponent(location.search + href)}`;

// Whether a link is a route that a script reads, where one listens for that: nothing on the page has its name, and it opens nothing here.
const OPENS = ["aria-controls", "aria-expanded", "aria-haspopup", "data-toggle", "data-bs-toggle", "data-target", "onclick"];
const MAX_JSON = 500000;
const routed = (one) => {
  const href = attribute(one, "href").trim(), said = /^#([^#]{1,200})$/.exec(href);
  if (!said || /^(top|!|\/)/i.test(said[1]) || attribute(one, "role") || OPENS.some((name) => one.hasAttribute(name))) return false;
  let name = said[1];
  try { name = decodeURIComponent(name); } catch { /* as it is written */ }
  return [name, said[1]].every((id) => !document.getElementById(id) && !document.getElementsByName(id).length);
};

const absolute = (href) => { try { return new URL(href, document.baseURI).href; } catch { return href; } };

const hidden = (name, value) => {
  const one = document.createElement("input");
  one.setAttribute("type", "hidden");
  one.setAttribute("name", name);
  one.setAttribute("value", value);
  return one;
};

// A grid that only its roles say to be a table, in elements that say so: rows and columns in the order of their numbers.
const CELLS = "[role=gridcell], [role=cell], [role=columnheader], [role=rowheader]";
const tabled = (grid, made) => {
  const rows = [...grid.querySelectorAll("[role=row]")].slice(0, MAX_LOOKED);
  if (grid.tagName === "TABLE" || grid.querySelector("table") || rows.length < 2 || grid.querySelectorAll("[role=columnheader]").length < 2) return;
  const numbered = (found, name) => found.map((one, i) => [Number(attribute(one, name)) || i, one]).sort((a, b) => a[0] - b[0]).map((pair) => pair[1]);
  const table = made.createElement("table");
  for (const row of numbered(rows, "aria-rowindex")) {
    const line = made.createElement("tr"), form = row.closest("form");
    // Boxes that filter a column stay in their form: of them the table has the words.
    const filled = form && grid.contains(form) && row.querySelector("input, select, textarea");
    for (const cell of numbered([...row.querySelectorAll(CELLS)], "aria-colindex")) {
      const one = made.createElement(/header/.test(attribute(cell, "role")) ? "th" : "td");
      const from = filled ? cell.cloneNode(true) : cell;
      if (filled) for (const other of from.querySelectorAll("input, select, textarea, button")) other.remove();
      while (from.firstChild) one.appendChild(from.firstChild);
      line.appendChild(one);
    }
    table.appendChild(line);
    if (!filled) row.remove();
  }
  grid.prepend(table);
};

// A form around a part of a table is not written around it: whoever reads that puts the form out of the table and all that follows
// into the form. It stands before the table instead, and what it holds names it.
const PARTS = new Set(["THEAD", "TBODY", "TFOOT", "TR", "CAPTION", "COLGROUP"]);
const owned = (form, part, name) => {
  form.setAttribute("id", name);
  for (const one of part.querySelectorAll("input, select, textarea, button")) if (!one.hasAttribute("form")) one.setAttribute("form", name);
  const table = part.closest("table");
  (table || part).before(form);
};

// What the box that was filled shows of what it found in a menu of its own, in the bar or the form where it stands: what all links
// that were not there before stand in, and nothing else.
const BARS = "header, nav, form, [role=banner], [role=navigation], [role=search]";
const suggested = () => {
  if (!state.scope || !state.linked) return null;
  const all = linked(), fresh = all.filter((one) => !state.linked.has(one) && seen(one));
  let part = fresh[0];
  while (part && (part.tagName === "A" || part.tagName === "LI" || !fresh.every((one) => part.contains(one)))) part = part.parentElement;
  part = part && (part.closest("table") || part);  // rows are none without their table, and its heads say what they tell
  if (!part || state.scope.controls.some((one) => part.contains(one))) return null;
  if (all.some((one) => state.linked.has(one) && part.contains(one))) return null;
  return part.closest(BARS) || state.scope.around.contains(part) ? part : null;
};
// Nobody reads a bar for an answer: it is written down as a part of the page, behind the bar.
const moved = (part, copies, made) => {
  let bar = state.scope.around.contains(part) ? state.scope.around : part;
  for (let up = part; up && up.tagName !== "BODY"; up = up.parentElement) if (up.matches(BARS)) bar = up;
  const twin = copies.get(part), beside = copies.get(bar), section = made.createElement("section");
  if (!twin || !beside || !beside.parentNode) return;
  section.setAttribute("class", "search-results");
  const form = beside.closest("form") || beside;
  form.after(section);
  section.appendChild(twin);
};

// The page as it stands, as HTML. `links` are [index of a turner, address]; `at` is the page's own query and fragment; `routes`:
// a script listens for other fragments.
const write = ({ links, more, at, routes, limit }) => {
  const copies = new Map(), made = document.implementation.createHTMLDocument("");
  let count = 0;
  const copy = (one, depth) => {
    if (++count > MAX_NODES || depth > 400) return null;
    if (typeOf(one) === 3) return made.createTextNode(one.data);
    if (typeOf(one) !== 1) return null;
    if (SKIPPED.has(one.tagName) && !(one.tagName === "SCRIPT" && /json/i.test(one.type)) && !(one.tagName === "LINK" && one.rel !== "stylesheet")) return null;
    if (one.tagName === "SCRIPT" && one.text.length > MAX_JSON) return null;
    const twin = made.importNode(one, one.tagName === "SCRIPT");
    copies.set(one, twin);
    if (one.tagName === "SCRIPT") return twin;
    valued(one, twin);
    if (one.tagName === "TEXTAREA") { twin.textContent = one.value; return twin; }
    if (one.tagName === "A" && routes && routed(one)) twin.setAttribute("href", route(one.getAttribute("href").trim()));
    else if (one.tagName === "A" && one.getAttribute("href") !== null && leads(one)) {
      const href = one.getAttribute("href").trim();
      twin.setAttribute("href", href[0] === "#" ? route(href) : one.href);
    }
    let inner = nodesOf(one);
    if (shadowOf(one)) inner = shadowOf(one).childNodes;
    else if (one.tagName === "SLOT" && one.getRootNode() instanceof ShadowRoot) {
      const given = one.assignedNodes({ flatten: true });
      if (given.length) inner = given;
    }
    for (const child of inner) {
      const other = copy(child, depth + 1);
      if (other) twin.appendChild(other);
    }
    return twin;
  };
  const all = elements();
  named(all);
  const root = copy(document.documentElement, 0);
  const base = location.origin + location.pathname;
  const arm = (form, number) => {
    form.setAttribute("action", base);
    // A scene is an address: nothing of ours may be sent as a body, nor to where a button says.
    for (const name of ["method", "enctype", "target"]) form.removeAttribute(name);
    for (const one of form.querySelectorAll("[formaction], [formmethod]")) { one.removeAttribute("formaction"); one.removeAttribute("formmethod"); }
    form.appendChild(hidden("fd.form", String(number)));
    if (at) form.appendChild(hidden("fd.at", at));
  };
  forms(all).forEach((one, i) => {
    const twin = copies.get(one);
    if (!twin) return;
    if (scripted(one)) { arm(twin, i + 1); twin.removeAttribute("onsubmit"); }
    else twin.setAttribute("action", absolute(attribute(one, "action")));
  });
  loose(all).forEach((around, i) => {
    const twin = copies.get(around);
    if (!twin || !twin.parentNode) return;
    const form = made.createElement("form");
    if (!isControl(around)) for (const name of ["role", "id", "class", "aria-label"]) if (around.getAttribute(name)) form.setAttribute(name, around.getAttribute(name));
    if (PARTS.has(twin.tagName)) owned(form, twin, form.id || `fd-loose-${i}`);
    else {
      twin.parentNode.replaceChild(form, twin);
      form.appendChild(twin);
    }
    arm(form, FIRST_LOOSE + i);
  });
  for (const [index, href] of links) {
    const one = state.turners[index], twin = one && copies.get(one);
    if (!twin || !twin.parentNode) continue;
    const link = made.createElement("a");
    link.setAttribute("href", href);
    for (const name of ["class", "title", "aria-label", "rel"]) if (one.getAttribute(name)) link.setAttribute(name, one.getAttribute(name));
    if (twin.tagName === "LI") { while (twin.firstChild) link.appendChild(twin.firstChild); twin.appendChild(link); continue; }
    if (twin.tagName === "INPUT") link.textContent = one.value;
    else while (twin.firstChild) link.appendChild(twin.firstChild);
    twin.parentNode.replaceChild(link, twin);
  }
  const part = suggested();
  if (part) moved(part, copies, made);
  for (const one of all) if (/^(tree)?grid$|^table$/.test(attribute(one, "role")) && copies.get(one)) tabled(copies.get(one), made);
  // A table of headers alone shows nothing, and would be read as saying "Author: Publisher", unless it heads the rows of the next.
  const tables = [...root.querySelectorAll("table")];
  const heads = (one, next) => next && next.rows.length && !next.querySelector("th") && next.rows[0].cells.length === one.rows[0].cells.length;
  tables.forEach((one, i) => {
    if (one.rows.length && !one.querySelector("td") && (one.rows.length === 1 || ![...one.tBodies].some((part) => part.rows.length)) && !heads(one, tables[i + 1])) one.remove();
  });
  if (more) {
    const link = made.createElement("a");
    link.setAttribute("href", more);
    link.setAttribute("rel", "next");
    link.textContent = "Next";
    const body = root.querySelector("body");
    if (body) body.appendChild(link);
  }
  const base_element = made.createElement("base");
  base_element.setAttribute("href", document.baseURI.split("#")[0]);
  const head = root.querySelector("head");
  if (head) { head.querySelectorAll("base").forEach((one) => one.remove()); head.prepend(base_element); }
  unnamed();
  return "<!DOCTYPE html>" + root.outerHTML.slice(0, limit);
};
