import { attributeName } from "../../element/attribute-name.js";
import { propertyName } from "../../element/property-name.js";
import { explain } from "../../element/faults.js";
import type { AttributeTable, Fault } from "../../element/types/attributes.js";
import { createValues } from "../../element/values.js";
import type { TagFacts } from "../facts.js";
import { readPlace } from "./place.js";
import { textAt, valueAt } from "./text-of.js";

export interface Tables {
  /** The settings that every tag has. */
  readonly settings: AttributeTable;
  /** The attributes of a tag. */
  of(tag: Element): AttributeTable;
}

/** Whether a tag is defined by a copy of the library, or by a script of the page. */
export function definerOf(name: string): TagFacts["definedBy"] {
  const elementClass: unknown = customElements.get(name);
  if (!elementClass) return null;
  const attributes = valueAt(elementClass, "observedAttributes");
  return Array.isArray(attributes) && attributes.includes("engine-id") ? "library" : "page";
}

export async function readTag(element: Element, tables: Tables): Promise<TagFacts> {
  const name = element.localName;
  const { settings } = tables;
  const table = tables.of(element);
  const { faults, values } = await readAttributes(element, table);
  const given = { ...values, ...givenByScript(element, settings) };
  const isGiven = (attribute: string) => element.hasAttribute(attribute) || Boolean(valueAt(element, propertyName(attribute)));
  const isAlone = (name === "ski-date-picker" && isGiven("standalone")) || (name === "ski-gallery" && isGiven("pictures"));
  const observed = valueAt(customElements.get(name), "observedAttributes");
  return {
    element,
    name,
    store: String(given["store"] ?? "default"),
    joins: !isAlone,
    definedBy: definerOf(name),
    state: textAt(element, "state") || null,
    given: Object.fromEntries(Object.entries(given).filter(([property]) => attributeName(property) in settings)),
    attributes: element.getAttributeNames(),
    known: [...new Set([...Object.keys(table), ...(Array.isArray(observed) ? observed.map(String) : [])])],
    faults: faults.map(explain),
    place: readPlace(element),
  };
}

/** Reads the attributes as the tag does, by its table. */
async function readAttributes(element: Element, table: AttributeTable) {
  const faults: Fault[] = [];
  const values = createValues(table, (fault) => faults.push(fault));
  for (const attribute of element.getAttributeNames())
    if (Object.hasOwn(table, attribute)) values.setAttribute(attribute, element.getAttribute(attribute));
  // Values that depend on others are read at the end of the task.
  await new Promise((resolve) => setTimeout(resolve));
  return { faults, values: values.snapshot().given };
}

/** Settings that a script set as properties: those with another value than they have without. */
function givenByScript(element: Element, settings: AttributeTable): Readonly<Record<string, unknown>> {
  const rows = Object.entries(settings).filter(([attribute]) => !element.hasAttribute(attribute));
  return Object.fromEntries(
    rows.flatMap(([attribute, row]) => {
      const property = propertyName(attribute);
      const value = valueAt(element, property);
      const isUsual = value === undefined || value === null || JSON.stringify(value) === JSON.stringify(row.default);
      return isUsual ? [] : [[property, value] as const];
    }),
  );
}
