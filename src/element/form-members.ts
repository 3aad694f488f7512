import { elementData } from "./element-data.js";
import type { FormControl, FormMembers } from "./types/form.js";

/** The members that an element in a form shares with the form controls of HTML. */
const members: FormMembers & ThisType<HTMLElement> = {
  get form() {
    return controlOf(this).internals.form;
  },
  // React sets the property if an element has one of that name.
  set form(id) {
    if (typeof id === "string") this.setAttribute("form", id);
    else this.removeAttribute("form");
  },
  get labels() {
    return controlOf(this).internals.labels;
  },
  get type() {
    return controlOf(this).type;
  },
  get validity() {
    return controlOf(this).internals.validity;
  },
  get validationMessage() {
    return controlOf(this).internals.validationMessage;
  },
  get willValidate() {
    return controlOf(this).internals.willValidate;
  },
  checkValidity() {
    return controlOf(this).internals.checkValidity();
  },
  reportValidity() {
    return controlOf(this).internals.reportValidity();
  },
  setCustomValidity(message) {
    controlOf(this).setCustomValidity(String(message));
  },
  focus(options) {
    controlOf(this).focus(options);
  },
};

function controlOf(element: HTMLElement): FormControl {
  const control = elementData(element)?.form;
  if (!control) throw new TypeError("ski-elements: not called on an element of a form.");
  return control;
}

/** Puts these members on the prototype of a class. */
export function defineFormMembers(prototype: HTMLElement): void {
  Object.defineProperties(prototype, Object.getOwnPropertyDescriptors(members));
}
