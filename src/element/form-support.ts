import { createFormControl } from "./form-control.js";
import { defineFormMembers } from "./form-members.js";
import type { AttributeTable, FormOptions, FormSupport } from "./types.js";

/** Makes the elements of a definition form controls. Apart from the other definitions, which load nothing of it. */
export function formSupport<Table extends AttributeTable>(options: FormOptions<Table>): FormSupport {
  return {
    createControl: (host, internals, values) => createFormControl(host, internals, values, options),
    defineMembers: defineFormMembers,
  };
}
