import type { AttributeTable } from "../element/types/attributes.js";
import { propertyName } from "../element/property-name.js";
import { elementData } from "../element/element-data.js";
import { diagnosePage } from "./diagnose-page.js";
import type { Diagnosis } from "./finding.js";

/** Diagnoses the page from the library itself, which has the tables of its own tags. */
export function diagnose(settings: AttributeTable): Promise<Diagnosis> {
  return diagnosePage({ settings, of: (tag) => ownTable(tag) ?? sharedTable(tag, settings) });
}

/** The table by which a tag of this copy of the library reads its attributes. */
function ownTable(tag: Element): AttributeTable | null {
  const values = elementData(tag)?.values;
  if (!values) return null;
  const rows = tag.getAttributeNames().map((name) => [name, values.attribute(propertyName(name))?.row] as const);
  return Object.fromEntries(rows.flatMap(([name, row]) => (row ? [[name, row]] : [])));
}

/** Of a tag that is not defined, or by another copy, the settings are known; a date picker takes more locales. */
function sharedTable(tag: Element, settings: AttributeTable): AttributeTable {
  const isTaken = (name: string) => name !== "locale" || tag.localName !== "ski-date-picker";
  return Object.fromEntries(Object.entries(settings).filter(([name]) => isTaken(name)));
}
