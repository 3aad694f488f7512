import { createAutofocus, fieldOf, focusByLabel } from "./form-focus.js";
import { labelOf } from "./form-label.js";
import { submitForm } from "./form-submit.js";
import { createListeners } from "./listeners.js";
import { noFormState } from "./no-form.js";
import type { AttributeTable, ElementValues, Values } from "./types/attributes.js";
import type { FormControl, FormOptions, FormState, Invalidity } from "./types/form.js";
import type { ElementHost } from "./types/host.js";

export function createFormControl<Table extends AttributeTable>(
  host: ElementHost,
  internals: ElementInternals,
  elementValues: ElementValues,
  form: FormOptions<Table>,
): FormControl {
  const { element } = host;
  const listeners = createListeners();
  /** The message that the page's script set. */
  let custom = "";
  /** Why the typed text cannot be read. */
  let refused: string | null = null;
  /** By the visitor, since the last reset. */
  let isChanged = false;
  let isErrorShown = false;
  let state: FormState = { ...noFormState, commit, refuse, submit: () => submitForm(internals), refresh };
  const autofocus = createAutofocus(element);

  // The table that typed the options is the table by which the values were read.
  const values = () => elementValues.snapshot().values as Values<Table>;

  function update(): void {
    internals.setFormValue(form.write(values()));
    setValidity(internals, { custom, refused, invalidity: form.invalidity?.(values(), host) ?? null, anchor: fieldOf(element) });
    const error = isErrorShown && internals.willValidate && !internals.validity.valid ? internals.validationMessage : null;
    const disabled = element.matches(":disabled");
    const label = labelOf(element, internals);
    host.toggleState("user-invalid", error !== null);
    host.toggleState("disabled", disabled);
    if (state.disabled === disabled && state.label === label && state.error === error) return;
    state = { ...state, disabled, label, error };
    listeners.call();
  }
  function showError(): void {
    isErrorShown = true;
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
    listeners.call();
    update();
  }
  function commit(value: unknown): void {
    isChanged = true;
    host.setProperty(form.property, value);
    fireChange(element);
  }
  function refresh(): void {
    update();
    autofocus();
  }

  element.addEventListener("focusin", update);
  element.addEventListener("focusout", () => isChanged && showError());
  element.addEventListener("invalid", showError);
  focusByLabel(element);
  return {
    internals,
    get type() {
      return form.type?.(values()) ?? element.localName;
    },
    state: () => state,
    subscribe: listeners.subscribe,
    update,
    discard,
    reset() {
      isChanged = false;
      isErrorShown = false;
      discard();
      readMarkup(element, elementValues, form.property);
      update();
    },
    restore: (value) => elementValues.setProperty(form.property, value),
    setCustomValidity(message) {
      custom = message;
      update();
    },
    focus: (options) => fieldOf(element)?.focus(options),
  };
}

interface Validity {
  /** The message that the page's script set, which comes before any other; empty for none. */
  readonly custom: string;
  /** Why the typed text cannot be read. */
  readonly refused: string | null;
  /** What is wrong with the value. */
  readonly invalidity: Invalidity | null;
  readonly anchor: HTMLElement | undefined;
}

function setValidity(internals: ElementInternals, { custom, refused, invalidity, anchor }: Validity): void {
  const own: Invalidity | null = refused === null ? invalidity : { flag: "badInput", message: refused };
  const message = custom || own?.message;
  if (message === undefined) return internals.setValidity({});
  internals.setValidity({ ...(custom && { customError: true }), ...(own && { [own.flag]: true }) }, message, anchor);
}

/** As a native control does when the visitor changes its value. */
function fireChange(element: HTMLElement): void {
  element.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Sets a property to the value of its attribute in the markup. */
function readMarkup(element: HTMLElement, values: ElementValues, property: string): void {
  const name = values.attribute(property)?.name ?? property;
  values.setAttribute(name, null);
  values.setAttribute(name, element.getAttribute(name));
}
