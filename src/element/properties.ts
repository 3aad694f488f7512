import { propertyName } from "./property-name.js";
import { writeText } from "./attributes.js";
import { elementData } from "./element-data.js";
import type { AttributeTable } from "./types/attributes.js";
import type { ElementDefinition } from "./types/definition.js";

/** Puts the properties and methods of a definition on the prototype of its class. */
export function defineProperties<Table extends AttributeTable>(
  prototype: HTMLElement,
  { attributes, methods, form }: ElementDefinition<Table>,
): void {
  for (const property of Object.keys(attributes).map(propertyName)) {
    Object.defineProperty(prototype, property, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return elementData(this)?.values.property(property);
      },
      set(this: HTMLElement, value: unknown) {
        elementData(this)?.values.setProperty(property, value);
        reflectProperty(this, property);
      },
    });
  }
  for (const [name, run] of Object.entries(methods)) {
    Object.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value(this: HTMLElement, argument: unknown) {
        const data = elementData(this);
        if (data) run(data.host, argument, data.form);
      },
    });
  }
  defineReadiness(prototype);
  form?.defineMembers(prototype);
}

function defineReadiness(prototype: HTMLElement): void {
  Object.defineProperties(prototype, {
    state: {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return elementData(this)?.host.readiness.state();
      },
    },
    ready: {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return elementData(this)?.host.readiness.ready;
      },
    },
  });
}

/** Writes a property to its attribute, if the attribute reflects. */
function reflectProperty(element: HTMLElement, property: string): void {
  const values = elementData(element)?.values;
  const found = values?.attribute(property);
  if (!values || !found?.row.reflects) return;
  const text = writeText(found.row, values.property(property));
  if (text === element.getAttribute(found.name)) return;
  if (text === null) element.removeAttribute(found.name);
  else element.setAttribute(found.name, text);
}

/**
 * Removes properties that were set on the element before its class was defined, because they hide the accessors of the class.
 * Returns their values by attribute name.
 */
export function takeEarlyProperties(element: HTMLElement, attributeNames: readonly string[]): Map<string, unknown> {
  const early = new Map<string, unknown>();
  for (const name of attributeNames) {
    const property = propertyName(name);
    if (!Object.hasOwn(element, property)) continue;
    early.set(name, Reflect.get(element, property));
    Reflect.deleteProperty(element, property);
  }
  return early;
}

/** Writes them to their attributes once the element is in the page, and forgets them. */
export function reflectEarlyProperties(element: HTMLElement, early: Map<string, unknown>): void {
  for (const name of early.keys()) reflectProperty(element, propertyName(name));
  early.clear();
}
