// What turns a page: buttons that lead to no address, and its end.
const words = (one) => {
  const said = (one.getAttribute("aria-label") || "").trim();
  const text = (one.innerText || one.textContent || one.value || "").trim().replace(/\s+/g, " ");
  return (text || said || one.getAttribute("title") || "").slice(0, MAX_WORDS);
};
const leads = (one) => {
  if (one.tagName !== "A") return false;
  const href = (one.getAttribute("href") || "").trim();
  return href !== "" && !/^(#$|#[^/!]|javascript:)/i.test(href);
};
const off = (one) => {
  const said = (at) => at && (at.disabled || at.hasAttribute("disabled") || at.getAttribute("aria-disabled") === "true" || /(^|[\s_-])(disabled|inactive)($|[\s_-])/i.test(at.className && at.className.baseVal === undefined ? at.className : ""));
  return said(one) || (one.parentElement && one.parentElement.tagName === "LI" && said(one.parentElement));
};
const pressable = (one) => {
  if (one.tagName === "A") return !leads(one);
  if (one.tagName === "BUTTON") return !one.form || kind2(one) === "button";
  if (one.tagName === "INPUT") return kind(one) === "button";
  return one.getAttribute("role") === "button" || one.hasAttribute("onclick") || numbered(one) || titled(one);
};
// A number of a pager, of whatever element a script has made it: one that says that it can be clicked.
const PAGERS = /pagi|pager|paging/i, SIZES = /size|length|per-?page|jump/i;
const numbered = (one) => {
  if (!["LI", "DIV", "SPAN"].includes(one.tagName) || one.childElementCount > 0 || !/^\s*\d{1,4}\s*$/.test(one.textContent || "")) return false;
  const names = `${attribute(one, "class")} ${place(one)}`;
  return PAGERS.test(names) && !SIZES.test(names) && !one.closest("a, button, label") && getComputedStyle(one).cursor === "pointer";
};
// A sign of a pager, a cell or another element without a word or a control in it, whose title says what it does.
const titled = (one) => {
  if (!["LI", "DIV", "SPAN", "TD"].includes(one.tagName) || one.childElementCount > 2 || !(attribute(one, "title") || attribute(one, "aria-label"))) return false;
  if ((one.textContent || "").trim() || one.closest("a, button, label") || one.querySelector("a, button, input, select, textarea")) return false;
  const names = `${attribute(one, "class")} ${place(one)}`;
  return PAGERS.test(names) && !SIZES.test(names);
};
const kind2 = (one) => (one.getAttribute("type") || "submit").toLowerCase();

const MARKED = /(^|[\s_-])(current|active|selected)($|[\s_-])/i;
const marked = (one) => { const said = attribute(one, "aria-current"); return (said !== "" && said !== "false") || MARKED.test(attribute(one, "class")); };

// What a button without a word draws: the names of the pictures in it.
const pictures = (one) => [one, ...one.querySelectorAll("svg, i, span, use")].slice(0, 5).map((at) => `${attribute(at, "class")} ${attribute(at, "href")}`.trim()).join(" ").slice(0, 200);

// What stands around: the names of a few elements above, nearest first.
const place = (one) => {
  const said = [];
  for (let up = parentOf(one), i = 0; up && i < CLIMB && !["BODY", "MAIN"].includes(tagOf(up)); up = parentOf(up), i++)
    said.push([attribute(up, "class"), attribute(up, "id"), attribute(up, "role"), attribute(up, "aria-label")].join(" ").slice(0, 150));
  return said.join(" ");
};
// Whether the number before stands before it, as that of the page that is shown.
const counted = (one, text) => {
  const item = parentOf(one) && tagOf(parentOf(one)) === "LI" ? parentOf(one) : one, before = item.previousElementSibling;
  if (!/^\d{1,6}$/.test(text) || !before || (before.textContent || "").trim() !== String(Number(text) - 1)) return false;
  const inner = before.firstElementChild || before;
  return marked(before) || marked(inner) || Boolean(off(inner)) || !pressable(inner);
};
// What a form that is filled in holds: its last control, and the second link behind it, with which what it shows begins; null for
// other forms. Looked up once for all buttons.
const after = (first, second) => Boolean(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING);
const filling = (form) => {
  if (!form || state.filling.has(form)) return (form && state.filling.get(form)) || null;
  const filled = [...form.querySelectorAll("input, select, textarea")].filter((one) => !BUTTONS.has(kind(one)) && kind(one) !== "hidden");
  const last = filled.pop(), links = last ? [...form.querySelectorAll("a[href]")].filter((one) => after(last, one) && leads(one)) : [];
  state.filling.set(form, last ? { last, shown: links[1] || null } : null);
  return state.filling.get(form);
};

// What stands apart from the page: what is hidden, and a dialogue, but for that whose box was filled, where the answer stands.
const DIALOGUES = "dialog, [role=dialog], [role=alertdialog], [aria-modal=true]";
const apart = (one) => {
  const over = one.closest("[hidden]") || one.closest(DIALOGUES);
  return Boolean(over) && !(state.scope && over.matches(DIALOGUES) && !over.hidden && over.contains(state.scope.around));
};

// What may turn the page: what can be pressed and leads to no address, with its words, other names, and where it stands.
const turns = () => {
  state.turners = [];
  state.filling = new Map();
  const found = [];
  let looked = 0;
  for (const one of elements()) {
    if (found.length >= MAX_TURNS || looked >= MAX_LOOKED) break;
    if (!pressable(one)) continue;
    looked += 1;
    if (off(one) || apart(one)) continue;
    const text = words(one);
    if (text.length >= MAX_WORDS) continue;
    const other = ["aria-label", "title", "rel", "id"].map((name) => attribute(one, name)).filter(Boolean).join(" ").slice(0, 120);
    const form = filling(one.closest("form"));
    found.push({ index: state.turners.length, text, other, place: place(one), current: marked(one), counted: counted(one, text), fills: Boolean(form), below: Boolean(form && form.shown && after(form.shown, one)), drawn: text || other ? "" : pictures(one) });
    state.turners.push(one);
  }
  return found;
};

const press = (index) => {
  const one = state.turners && state.turners[index];
  if (!one || !one.isConnected || off(one)) return false;
  one.scrollIntoView && one.scrollIntoView({ block: "center" });
  one.click();
  return true;
};

const scroll = () => {
  const height = document.documentElement.scrollHeight;
  window.scrollTo(0, height);
  return height > window.innerHeight;
};

// Where no box for words is to be seen: what the buttons outside of forms, and links to nowhere, say, one of which may bring it up.
const MAX_OPENERS = 60;
const seen = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";
const nowhere = (one) => one.tagName === "A" && one.hasAttribute("href") && /^(#!?$|javascript:)/i.test(one.getAttribute("href").trim());
const openers = () => {
  const all = elements();
  state.openers = [];
  if (all.some((one) => one.tagName === "INPUT" && ["text", "search", ""].includes(kind(one)) && seen(one))) return [];
  const free = (one) => (one.tagName === "BUTTON" || attribute(one, "role") === "button" || nowhere(one)) && !leads(one) && !one.form && !one.closest("form");
  state.openers = all.filter((one) => free(one) && !off(one) && seen(one)).slice(0, MAX_OPENERS);
  return state.openers.map((one) => [words(one), attribute(one, "aria-label").slice(0, MAX_WORDS)]);
};
const open = (index) => {
  const one = state.openers[index];
  if (one) one.click();
  return Boolean(one);
};
