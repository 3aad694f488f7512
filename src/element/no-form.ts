import type { FormState } from "./types/form.js";

/** The form state of a tag that is not a form control. */
export const noFormState: FormState = {
  disabled: false,
  label: "",
  error: null,
  resets: 0,
  refuse() {},
  submit() {},
  commit() {},
  refresh() {},
};
