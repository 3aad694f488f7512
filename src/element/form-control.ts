import { firstFocusable } from "../components/controls/focus.js";
import { noFormState } from "./no-form.js";
import type { AttributeTable, ElementHost, ElementValues, FormControl, FormOptions, FormState, Values } from "./types.js";

export function createFormControl<Table extends AttributeTable>(
  host: ElementHost,
  internals: ElementInternals,
  elementValues: ElementValues,
  form: FormOptions<Table>,
): FormControl {
  const { element } = host;
  const listeners = new Set<() => void>();
  let custom = "";
  /** What was typed cannot be read. */
  let refused: string | null = null;
  /** By the visitor, since the last reset. */
  let isChanged = false;
  let isShown = false;
  let isAutofocused = false;
  let state: FormState = { ...noFormState, commit, refuse, submit, refresh };

  // The table that typed the options is the table that the values were read by.
  const values = () => elementValues.snapshot().values as Values<Table>;
  const control = () => (element.shadowRoot && firstFocusable(element.shadowRoot)) ?? undefined;

  function updateValidity(): void {
    const invalidity = refused === null ? form.invalidity?.(values(), host) : { flag: "badInput" as const, message: refused };
    const message = custom || invalidity?.message;
    if (message === undefined) internals.setValidity({});
    else
      internals.setValidity({ ...(custom && { customError: true }), ...(invalidity && { [invalidity.flag]: true }) }, message, control());
  }
  function update(): void {
    internals.setFormValue(form.write(values()));
    updateValidity();
    const error = isShown && internals.willValidate && !internals.validity.valid ? internals.validationMessage : null;
    const disabled = element.matches(":disabled");
    const label = element.ariaLabel ?? [...internals.labels].map((node) => textOf(node, element).trim()).join(" ");
    host.toggleState("user-invalid", error !== null);
    host.toggleState("disabled", disabled);
    if (state.disabled === disabled && state.label === label && state.error === error) return;
    state = { ...state, disabled, label, error };
    for (const listener of listeners) listener();
  }
  function refresh(): void {
    update();
    if (isAutofocused || !element.hasAttribute("autofocus") || !control()) return;
    isAutofocused = true;
    // A visitor who is somewhere already stays there.
    if (document.activeElement === document.body) focus();
  }
  function show(): void {
    isShown = true;
    update();
  }
  function refuse(message: string | null): void {
    if (message === refused) return;
    refused = message;
    isChanged = true;
    update();
  }
  function discard(): void {
    refused = null;
    state = { ...state, resets: state.resets + 1 };
    for (const listener of listeners) listener();
    update();
  }
  function commit(value: unknown): void {
    isChanged = true;
    host.setProperty(form.property, value);
    element.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    element.dispatchEvent(new Event("change", { bubbles: true }));
  }
  /** As Enter in a native input does: by the form's default button, where it has one. */
  function submit(): void {
    const { form: owner } = internals;
    if (owner === null) return;
    // The list of a form's elements leaves out buttons with a picture.
    const controls = [...owner.elements, ...owner.querySelectorAll("[type=image]")];
    const button = controls.find((one) => one.matches(":is(button, input[type=submit], input[type=image]):default"));
    if (button instanceof HTMLElement) button.click();
    else owner.requestSubmit();
  }
  function focus(options?: FocusOptions): void {
    control()?.focus(options);
  }

  element.addEventListener("focusin", update);
  element.addEventListener("focusout", () => isChanged && show());
  element.addEventListener("invalid", show);
  element.addEventListener("click", (event) => {
    // A click that begins on the element itself is that of a label.
    if (event.composedPath()[0] === element) focus();
  });
  return {
    internals,
    get type() {
      return form.type?.(values()) ?? element.localName;
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update,
    discard,
    reset() {
      isChanged = false;
      isShown = false;
      discard();
      const name = elementValues.attribute(form.property)?.name ?? form.property;
      elementValues.setAttribute(name, null);
      elementValues.setAttribute(name, element.getAttribute(name));
      update();
    },
    restore: (value) => elementValues.setProperty(form.property, value),
    setCustomValidity(message) {
      custom = message;
      update();
    },
    focus,
  };
}

/** The text in a node, without that in one of its descendants. */
function textOf(node: Node, without: Node): string {
  if (node === without) return "";
  return node instanceof Text ? node.data : [...node.childNodes].map((child) => textOf(child, without)).join("");
}
