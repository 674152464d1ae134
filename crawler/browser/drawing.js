// Runs inside of a page: watches whether it still changes, writes down what it shows, fills and presses what it offers.
// Everything is defined once per document, before any script of the page.
(() => {
  if (window.__drawing) return;
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
  // What would send by itself, beside the flags that the browser is started with.
  for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "WebTransport"]) delete window[name];
  window.open = () => null;
  window.print = () => {};

  // What a form's controls cannot hide: `form.children` is a box where one is named "children".
  const reading = (owner, name) => { const get = Object.getOwnPropertyDescriptor(owner, name).get; return (one) => get.call(one); };
  const childrenOf = reading(Element.prototype, "children"), shadowOf = reading(Element.prototype, "shadowRoot");
  const nodesOf = reading(Node.prototype, "childNodes"), typeOf = reading(Node.prototype, "nodeType"), tagOf = reading(Element.prototype, "tagName");
  const parentOf = reading(Node.prototype, "parentElement"), rawOf = Element.prototype.getAttribute;
  const attribute = (one, name) => rawOf.call(one, name) || "";

  // -- names ------------------------------------------------------------------------------------------------------

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

  // Controls without a name get one that is the same whenever the page is drawn.
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
    }
  };

  // What shows an answer, or turns it: a form does not hold it.
  const SHOWS = "table, [role=grid], [role=treegrid], [role=table], nav";
  const PRESSED = "button, input[type=submit], input[type=button], [role=button]";
  const PAGES = /pagi|pager|paging|next|prev/i;
  const sends = (around) => [...around.querySelectorAll(PRESSED)].some((one) => !PAGES.test(`${attribute(one, "class")} ${attribute(one, "aria-label")} ${attribute(one, "id")}`));

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
        if (up.querySelector("form") || up.querySelector(SHOWS) || up.querySelectorAll(":not(option)").length > 400) break;
        best = up;
        sent = sends(up);
      }
      if (chosen && !sent) continue;
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

  // -- turning the page -------------------------------------------------------------------------------------------

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
    const said = (at) => at && (at.disabled || at.getAttribute("aria-disabled") === "true" || /(^|[\s_-])(disabled|inactive)($|[\s_-])/i.test(at.className && at.className.baseVal === undefined ? at.className : ""));
    return said(one) || (one.parentElement && one.parentElement.tagName === "LI" && said(one.parentElement));
  };
  const pressable = (one) => {
    if (one.tagName === "A") return !leads(one);
    if (one.tagName === "BUTTON") return !one.form || kind2(one) === "button";
    if (one.tagName === "INPUT") return kind(one) === "button";
    return one.getAttribute("role") === "button" || one.hasAttribute("onclick");
  };
  const kind2 = (one) => (one.getAttribute("type") || "submit").toLowerCase();

  const MARKED = /(^|[\s_-])(current|active|selected)($|[\s_-])/i;
  const marked = (one) => { const said = attribute(one, "aria-current"); return (said !== "" && said !== "false") || MARKED.test(attribute(one, "class")); };

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
  // Whether it belongs to a form that is filled in: the next step of something, not of an answer.
  const fills = (one) => {
    const form = one.closest("form");
    return Boolean(form) && [...form.querySelectorAll("input, select, textarea")].some((other) => !BUTTONS.has(kind(other)) && kind(other) !== "hidden");
  };

  // What may turn the page: what can be pressed and leads to no address, with its words, other names, and where it stands.
  const turns = () => {
    state.turners = [];
    const found = [];
    let looked = 0;
    for (const one of elements()) {
      if (found.length >= MAX_TURNS || looked >= MAX_LOOKED) break;
      if (!pressable(one)) continue;
      looked += 1;
      if (off(one) || one.closest("[hidden], dialog, [role=dialog], [role=alertdialog], [aria-modal=true]")) continue;
      const text = words(one);
      if (text.length >= MAX_WORDS) continue;
      const other = ["aria-label", "title", "rel", "id"].map((name) => attribute(one, name)).filter(Boolean).join(" ").slice(0, 120);
      found.push({ index: state.turners.length, text, other, place: place(one), current: marked(one), counted: counted(one, text), fills: fills(one) });
      state.turners.push(one);
    }
    return found;
  };

  // -- writing down -----------------------------------------------------------------------------------------------

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
      const line = made.createElement("tr");
      for (const cell of numbered([...row.querySelectorAll(CELLS)], "aria-colindex")) {
        const one = made.createElement(/header/.test(attribute(cell, "role")) ? "th" : "td");
        while (cell.firstChild) one.appendChild(cell.firstChild);
        line.appendChild(one);
      }
      table.appendChild(line);
      row.remove();
    }
    grid.prepend(table);
  };

  // The page as it stands, as HTML. `links` are [index of a turner, address]; `at` is the page's own query and fragment.
  const write = ({ links, more, at, limit }) => {
    const copies = new Map(), made = document.implementation.createHTMLDocument("");
    let count = 0;
    const copy = (one, depth) => {
      if (++count > MAX_NODES || depth > 400) return null;
      if (typeOf(one) === 3) return made.createTextNode(one.data);
      if (typeOf(one) !== 1) return null;
      if (SKIPPED.has(one.tagName) && !(one.tagName === "SCRIPT" && /json/i.test(one.type)) && !(one.tagName === "LINK" && one.rel !== "stylesheet")) return null;
      const twin = made.importNode(one, one.tagName === "SCRIPT");
      copies.set(one, twin);
      if (one.tagName === "SCRIPT") return twin;
      valued(one, twin);
      if (one.tagName === "TEXTAREA") { twin.textContent = one.value; return twin; }
      if (one.tagName === "A" && one.getAttribute("href") !== null && leads(one)) {
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
      twin.parentNode.replaceChild(form, twin);
      form.appendChild(twin);
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
    for (const one of all) if (/^(tree)?grid$|^table$/.test(attribute(one, "role")) && copies.get(one)) tabled(copies.get(one), made);
    // A table of headers alone shows nothing, and would be read as saying "Author: Publisher".
    for (const one of root.querySelectorAll("table")) if (one.rows.length && !one.querySelector("td") && (one.rows.length === 1 || ![...one.tBodies].some((part) => part.rows.length))) one.remove();
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
    return "<!DOCTYPE html>" + root.outerHTML.slice(0, limit);
  };

  // -- filling and sending ----------------------------------------------------------------------------------------

  const set = (one, property, value) => {
    const owner = Object.getPrototypeOf(one), known = Object.getOwnPropertyDescriptor(owner, property);
    known && known.set ? known.set.call(one, value) : (one[property] = value);
  };
  const fire = (one, type, make = Event, more = {}) => one.dispatchEvent(new make(type, { bubbles: true, composed: true, cancelable: true, ...more }));

  // The controls of a scene's form, by its number.
  const scope = (number) => {
    const all = elements();
    named(all);
    if (number >= FIRST_LOOSE) {
      const around = loose(all)[number - FIRST_LOOSE];
      return around ? { form: null, around, controls: all.filter((one) => isControl(one) && around.contains(one)), all } : null;
    }
    const form = forms(all)[number - 1];
    return form ? { form, around: form, controls: all.filter((one) => isControl(one) && (one.form === form || form.contains(one))), all } : null;
  };

  // Fill a form; says whether it is there. The last typed control has the focus afterwards.
  const fill = ({ form, values }) => {
    const found = scope(form);
    if (!found || (found.form && !scripted(found.form))) return false;
    const wanted = new Map();
    for (const [name, value] of values) wanted.set(name, [...(wanted.get(name) || []), value]);
    // Another form stands there where something was asked that it has no control for.
    const known = new Set(found.controls.concat(found.all.filter((one) => tagOf(one) === "BUTTON")).map((one) => attribute(one, "name")));
    for (const [name, value] of values) if (value && !known.has(name)) return false;
    let last = null;
    for (const one of found.controls) {
      const name = one.getAttribute("name"), type = kind(one);
      if (!name || type === "hidden" || type === "password" || type === "file" || BUTTONS.has(type) || one.disabled) continue;
      const given = wanted.get(name);
      if (type === "checkbox" || type === "radio") {
        const on = Boolean(given && given.includes(one.value));
        if (on !== one.checked && (on || type === "checkbox")) one.click();
      } else if (one.tagName === "SELECT") {
        const before = [...one.options].map((o) => o.selected).join();
        for (const option of one.options) option.selected = Boolean(given && given.includes(option.value));
        if ([...one.options].map((o) => o.selected).join() !== before) { fire(one, "input"); fire(one, "change"); }
      } else if (given !== undefined) {
        const value = given.shift() ?? "";
        one.focus();
        if (one.value !== value) {
          set(one, "value", value);
          fire(one, "input", InputEvent, { data: value, inputType: "insertText" });
          fire(one, "keyup", KeyboardEvent, { key: value.slice(-1) || "Backspace" });
          fire(one, "change");
        }
        if (value) last = one;
      }
    }
    if (last) last.focus();
    state.scope = found;
    return true;
  };

  // The words of the buttons of the form that was filled; those that send it by themselves come first.
  const buttons = () => {
    const found = state.scope;
    state.buttons = [];
    if (!found) return [];
    const type = (one) => (one.tagName === "INPUT" ? kind(one) : one.tagName === "BUTTON" ? kind2(one) : "");
    const inside = found.all.filter((one) => found.around.contains(one) && !off(one));
    const all = inside.filter((one) => one.tagName === "BUTTON" ? type(one) !== "reset" : one.tagName === "INPUT" ? ["submit", "image", "button"].includes(type(one)) : one.getAttribute("role") === "button");
    const sends = (one) => Boolean(found.form) && ["submit", "image"].includes(type(one));
    state.buttons = [...all.filter(sends), ...all.filter((one) => !sends(one))].slice(0, 40);
    return state.buttons.map((one) => [`${words(one)} ${one.getAttribute("aria-label") || ""} ${one.getAttribute("title") || ""} ${one.id} ${one.name || ""}`.slice(0, 200), sends(one)]);
  };

  // Press one of these, or, for -1, send the form as a browser does; says whether that could be done.
  const send = (index) => {
    const one = index < 0 ? null : state.buttons[index], form = state.scope && state.scope.form;
    if (one) one.click();
    else if (form && form.requestSubmit) form.requestSubmit();
    else return false;
    return true;
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

  const quiet = () => [now() - state.changed, state.changes, location.href];

  Object.defineProperty(window, "__drawing", { value: { turns, write, fill, buttons, send, press, scroll, quiet }, enumerable: false });
})();
