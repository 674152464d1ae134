// Fills a form and sends it as a reader would.
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

// Where the links of the page lead that were not there before the form was filled.
const MAX_ENTRIES = 50, MAX_HREF = 4000;
const linked = () => elements().filter((one) => one.tagName === "A" && leads(one) && one.href.length <= MAX_HREF).slice(0, MAX_LOOKED);
const entries = () => linked().filter((one) => !state.linked.has(one)).slice(0, MAX_ENTRIES).map((one) => one.href);

// Fill a form; says whether it is there. The last typed control has the focus afterwards.
const fill = ({ form, values }) => {
  const found = scope(form);
  const called = new Map(found ? found.all.map((one) => [one, attribute(one, "name")]) : []);
  unnamed();
  if (!found || (found.form && !scripted(found.form))) return false;
  state.linked = new Set(linked());
  const wanted = new Map();
  for (const [name, value] of values) wanted.set(name, [...(wanted.get(name) || []), value]);
  // Another form stands there where something was asked that it has no control for.
  const known = new Set(found.controls.concat(found.all.filter((one) => tagOf(one) === "BUTTON")).map((one) => called.get(one)));
  for (const [name, value] of values) if (value && !known.has(name)) return false;
  let last = null;
  for (const one of found.controls) {
    const name = called.get(one), type = kind(one);
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
  state.changed = now(); // what is filled in changes nothing by itself, and what is to come of it is waited for from here
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
