import { createFormControl } from "./form-control.js";
import { defineFormMembers } from "./form-members.js";
import type { AttributeTable } from "./types/attributes.js";
import type { FormOptions, FormSupport } from "./types/form.js";

/** Makes the elements of a definition form controls. Only such definitions import this file. */
export function formSupport<Table extends AttributeTable>(options: FormOptions<Table>): FormSupport {
  return {
    createControl: (host, internals, values) => createFormControl(host, internals, values, options),
    defineMembers: defineFormMembers,
  };
}
