import type { FormState } from "./types.js";

/** What the view of a tag that is no form control gets. */
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
