import { useLayoutEffect } from "react";
import { defineElement } from "../define-element.js";
import { elementClass } from "../element-class.js";
import { formSupport } from "../form-support.js";
import { rendered } from "./element.driver.js";
import type { AttributeTable, ElementOf, Values } from "../types/attributes.js";
import type { ElementDefinition, ViewProps } from "../types/definition.js";
import type { FormMembers, FormOptions } from "../types/form.js";

const attributes = {
  name: { kind: "string", default: "", reflects: true },
  value: { kind: "read", default: null, expected: "a number, or two with a colon where pair is given", read: readNumbers },
  pair: { kind: "boolean", default: false },
  least: { kind: "number", default: 0 },
  required: { kind: "boolean", default: false, reflects: true },
  disabled: { kind: "boolean", default: false, reflects: true },
} as const satisfies AttributeTable;

type Table = typeof attributes;
export type FormElement = ElementOf<Table> & FormMembers & { clear(): void };

/** One number, or with `pair` two as `1:2`; as a property also a list of numbers. */
function readNumbers(given: unknown, { pair }: { pair?: boolean }): readonly number[] {
  const numbers = Array.isArray(given) ? given : String(given).split(":").filter(Boolean).map(Number);
  if (numbers.length > (pair ? 2 : 1)) throw new RangeError("has one number too many");
  if (numbers.some(Number.isNaN)) throw new RangeError("is no number");
  return numbers;
}

const form = {
  property: "value",
  type: ({ pair }) => (pair ? "pair" : "number"),
  write: ({ value }) => value?.join(":") ?? "",
  invalidity({ value, required, least }) {
    if (!value?.length) return required ? { flag: "valueMissing", message: "Give a number." } : null;
    return value.some((number) => number < least) ? { flag: "rangeUnderflow", message: `Give at least ${least}.` } : null;
  },
} satisfies FormOptions<Table>;

/** A field that adds one when it is pressed, preceded by a button that does nothing. */
function Field({ values, form: { disabled, label, error, commit, refresh } }: ViewProps<Table>) {
  useLayoutEffect(refresh, [refresh]);
  return (
    <>
      <button type="button" className="other" disabled={disabled} />
      <button
        type="button"
        className="field"
        data-first-focus=""
        disabled={disabled}
        aria-label={label}
        title={error ?? undefined}
        onClick={() => commit([(values.value?.[0] ?? 0) + 1])}
      />
    </>
  );
}

function conflicts({ value, least }: Values<Table>): readonly string[] {
  return value?.[0] === 13 && least === 13 ? ["takes no 13 where least is 13."] : [];
}

let number = 0;

/** A definition that takes part in forms, under a tag that is not defined yet. */
export function fieldDefinition(changes: Partial<FormOptions<Table>> = {}): ElementDefinition<Table> {
  number += 1;
  return {
    tag: `test-field-${number}`,
    attributes,
    events: {},
    methods: { clear: (host) => host.setProperty("value", null) },
    sheets: [],
    view: Field,
    form: formSupport<Table>({ ...form, ...changes }),
    conflicts,
  };
}

/** Defines a tag that takes part in forms. Returns it. */
export function defineField(changes: Partial<FormOptions<Table>> = {}): string {
  const definition = fieldDefinition(changes);
  defineElement(definition.tag, elementClass(definition));
  return definition.tag;
}

/** One field in a form, as a test uses it. */
export interface Drawn {
  readonly form: HTMLFormElement;
  readonly element: FormElement;
  sent(): FormDataEntryValue | null;
  part(name: "field" | "other"): HTMLButtonElement;
}

/** Puts a form into the page, with a field named `n` that has these attributes, and waits for its first render. */
export async function drawField(markup = "", around: (field: string) => string = (field) => field): Promise<Drawn> {
  const tag = defineField();
  const place = document.createElement("div");
  place.className = "test-form";
  document.body.append(place);
  place.innerHTML = `<form>${around(`<${tag} name="n" ${markup}><a href="#x">fallback</a></${tag}>`)}<button>send</button></form>`;
  await rendered();
  const form = place.querySelector("form");
  const element = place.querySelector<FormElement>(tag);
  if (!form || !element) throw new Error("the form was not made");
  return {
    form,
    element,
    sent: () => new FormData(form).get("n"),
    part(name) {
      const found = element.shadowRoot?.querySelector<HTMLButtonElement>(`.${name}`);
      if (!found) throw new Error(`no .${name}`);
      return found;
    },
  };
}

export function removeForms(): void {
  for (const place of document.querySelectorAll(".test-form")) place.remove();
}
