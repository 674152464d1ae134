// Runs beside a page, in a world of its own that the page's scripts neither see nor reach: looks at what it shows.
// One of the parts of one function (`world`): what one of them names, those behind it use.
if (globalThis.__drawing) return;
const now = performance.now.bind(performance);
const state = { changed: now(), changes: 0 };
const BUTTONS = new Set(["submit", "button", "image", "reset"]);
const SKIPPED = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE", "IFRAME", "OBJECT", "EMBED", "LINK"]);
const TYPED = new Set(["text", "search", "number", "date", "month", "tel", "url", "email", ""]);
const MAX_NODES = 150000, MAX_TURNS = 400, MAX_WORDS = 60, CLIMB = 6;
const MAX_LOOSE = 2000, MAX_GROUPS = 60, MAX_LOOKED = 5000;

const watch = () => {
  new MutationObserver((found) => { state.changed = now(); state.changes += found.length; })
    .observe(document, { subtree: true, childList: true, characterData: true });
};
watch();
// A page that goes elsewhere has done something, however long what it asks for takes to come.
globalThis.navigation?.addEventListener("navigate", (told) => {
  if (told.isTrusted && !told.destination.sameDocument) { state.changed = now(); state.changes += 1; }
});

// What a form's controls cannot hide: `form.children` is a box where one is named "children".
const reading = (owner, name) => { const get = Object.getOwnPropertyDescriptor(owner, name).get; return (one) => get.call(one); };
const childrenOf = reading(Element.prototype, "children"), shadowOf = reading(Element.prototype, "shadowRoot");
const nodesOf = reading(Node.prototype, "childNodes"), typeOf = reading(Node.prototype, "nodeType"), tagOf = reading(Element.prototype, "tagName");
const parentOf = reading(Node.prototype, "parentElement"), rawOf = Element.prototype.getAttribute;
const attribute = (one, name) => rawOf.call(one, name) || "";

const kind = (one) => (one.tagName === "INPUT" ? (one.getAttribute("type") || "text").toLowerCase() : one.tagName.toLowerCase());
const isControl = (one) => ["INPUT", "SELECT", "TEXTAREA"].includes(one.tagName);
const isTyped = (one) => one.tagName === "TEXTAREA" || (one.tagName === "INPUT" && (TYPED.has(kind(one))));
const slug = (text) => text.toLowerCase().normalize("NFKD").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "").slice(0, 40);

// All elements in document order, those in open shadow trees where they show.
const elements = () => {
  const found = [], stack = [document.documentElement];
  while (stack.length && found.length < MAX_NODES) {
    const one = stack.pop();
    found.push(one);
    const inner = shadowOf(one) ? shadowOf(one).children : childrenOf(one);
    for (let i = inner.length - 1; i >= 0; i--) stack.push(inner[i]);
  }
  return found;
};
const forms = (all) => all.filter((one) => tagOf(one) === "FORM");

// Controls without a name get one that is the same whenever the page is drawn, until nobody has to be told by it any more: what
// sends a form sends names, and these are ours.
const ours = new Map();
const unnamed = () => {
  for (const [one, name] of ours) if (one.getAttribute("name") === name) one.removeAttribute("name");
  ours.clear();
};
const named = (all) => {
  const taken = new Set(all.filter(isControl).map((one) => one.getAttribute("name")).filter(Boolean));
  let number = 0;
  for (const one of all) {
    if (!isControl(one) || BUTTONS.has(kind(one))) continue;
    number += 1;
    if (one.getAttribute("name")) continue;
    const id = /^[A-Za-z_-]+$/.test(one.id) ? one.id : "";
    const said = slug(one.getAttribute("aria-label") || one.getAttribute("placeholder") || (one.labels && one.labels[0] ? one.labels[0].textContent : "") || "");
    let name = id || (said ? `fd-${said}` : `fd-${kind(one)}-${number}`);
    if (taken.has(name)) name = `${name}-${number}`;
    taken.add(name);
    one.setAttribute("name", name);
    ours.set(one, name);
  }
};

// What shows an answer, or turns it: a form does not hold it.
const SHOWS = "table, [role=grid], [role=treegrid], [role=table], nav";
const PRESSED = "button, input[type=submit], input[type=button], [role=button]";
// What turns the answer, and what empties the box ("x" at its end).
const PAGES = /pagi|pager|paging|next|prev|(?:^|[\s_-])clear(?!fix)/i;
const sends = (around) => [...around.querySelectorAll(PRESSED)].some((one) => !PAGES.test(`${attribute(one, "class")} ${attribute(one, "aria-label")} ${attribute(one, "id")}`));

// A bar of links whose buttons all stand before a box: they are not the box's.
const isBar = (around, box) => around.querySelector("a[href]") && sends(around) &&
  ![...around.querySelectorAll(PRESSED)].some((one) => box.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);

// The row of a table's head in which several boxes stand, one for each column: they ask together, however each is laid out.
const headRow = (one) => {
  const head = one.closest("thead"), row = head && [...childrenOf(head)].find((line) => line.contains(one));
  return row && row.tagName === "TR" && [...row.querySelectorAll("input")].filter((box) => isTyped(box) && box.getClientRects().length).length > 1 ? row : null;
};

// Boxes that no form holds, with the container that a form would be: a typed box, or a choice with a button beside it.
const loose = (all) => {
  const groups = new Map();
  let looked = 0;
  for (const one of all) {
    if (looked > MAX_LOOSE || groups.size >= MAX_GROUPS) break;
    const chosen = one.tagName === "SELECT";
    if (!isTyped(one) && !chosen) continue;
    looked += 1;
    if (one.form || one.disabled || one.readOnly || one.closest("form") || !one.getClientRects().length) continue;
    let best = one, sent = false;
    for (let up = one.parentElement, i = 0; up && i < CLIMB && up !== document.body && up.tagName !== "MAIN" && !sent; up = up.parentElement, i++) {
      // The buttons in the rows of a table are not those of boxes in its head.
      if (up.tagName === "TABLE" && one.closest("thead")) break;
      if (up.querySelector("form") || up.querySelector(SHOWS) || up.querySelectorAll(":not(option)").length > 400 || isBar(up, one)) break;
      best = up;
      sent = sends(up);
    }
    const row = headRow(one);
    if (chosen && !sent && !row) continue;
    if (row && row.contains(best)) best = row;
    let around = best;
    for (const other of groups.keys()) if (other.contains(best) || best.contains(other)) around = other.contains(best) ? other : best;
    if (around !== best || !groups.has(around)) {
      for (const other of [...groups.keys()]) if (around !== other && around.contains(other)) groups.delete(other);
      groups.set(around, true);
    }
  }
  return [...groups.keys()];
};

// Whether only a script can send a form: it says nowhere where to.
const scripted = (form) => /^\s*(#|javascript:|$)/i.test(attribute(form, "action"));
const FIRST_LOOSE = 1000;

// Whether something other than the page has the focus.
const focused = () => document.activeElement !== document.body;
// How long nothing has changed, and what has. Timers of the page that are due by now come first: where it was kept waiting,
// the time that passed says nothing.
const quiet = () => new Promise((told) => setTimeout(() => told([now() - state.changed, state.changes, location.href]), 0));
