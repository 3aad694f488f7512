import r2wc from "@r2wc/react-to-web-component";
import { inNextTask } from "../platform/next-task.js";
import { followCommands } from "./commands.js";
import { adoptSheets, readoptSheets } from "../platform/adopted-sheets.js";
import { propertyName } from "./property-name.js";
import { setElementData } from "./element-data.js";
import { elementRoot } from "./ElementRoot.js";
import { createHost } from "./host.js";
import { keepInputInside } from "./inner-input.js";
import { measuredElement, type MountingElement } from "./measured-element.js";
import { defineProperties, reflectEarlyProperties, takeEarlyProperties } from "./properties.js";
import { createReports } from "./reports.js";
import type { AttributeTable, ElementOf, Values } from "./types/attributes.js";
import type { ElementDefinition } from "./types/definition.js";
import type { ElementClass } from "./types/element-class.js";
import type { FormControl } from "./types/form.js";
import { createPlacedValues } from "./placed-values.js";

/**
 * The custom element class of a definition, whose elements have the properties of its attributes and its methods. Without a DOM (Node)
 * a class without elements, so that a module that exports it can be imported.
 */
export function elementClass<Table extends AttributeTable, Element extends HTMLElement = ElementOf<Table>>(
  definition: ElementDefinition<Table>,
): ElementClass<Element> {
  // The properties and methods are defined on the prototype by name.
  return (typeof HTMLElement === "undefined" ? class {} : browserClass(definition)) as unknown as ElementClass<Element>;
}

/** Returns the slot for the author's children, which is shown first. */
function prepare(element: MountingElement, { sheets, commands = {} }: Pick<ElementDefinition, "sheets" | "commands">): HTMLElement {
  adoptSheets(element.container, sheets);
  keepInputInside(element.container);
  followCommands(element, commands);
  const fallback = document.createElement("slot");
  element.container.replaceChildren(fallback);
  return fallback;
}

function browserClass<Table extends AttributeTable>(definition: ElementDefinition<Table>): CustomElementConstructor {
  // The published type is the constructor of any element, without these members of its class.
  const Mounting = measuredElement(r2wc(elementRoot(definition.view), { shadow: "open" }) as new () => MountingElement);

  class SkiElement extends Mounting {
    static readonly observedAttributes = Object.keys(definition.attributes);
    static readonly formAssociated = definition.form !== undefined;

    readonly #internals = this.attachInternals();
    readonly #host = createHost(this, this.#internals, definition);
    readonly #reports = createReports(this.#host);
    readonly #values = createPlacedValues(
      this,
      definition.attributes,
      (fault) => this.#reports.fault(fault),
      () => this.#form?.update(),
    );
    /** Set at the end of the constructor: not every browser lets an element give its form a value earlier. */
    #form: FormControl | undefined;
    readonly #early = takeEarlyProperties(this, SkiElement.observedAttributes);
    /** Attributes of the markup that an early property overrides, because it was set later. */
    readonly #outdated = new Set([...this.#early.keys()].filter((name) => this.hasAttribute(name)));
    readonly #fallback = prepare(this, definition);
    #isMounted = false;
    /** Upgraded with others in the page: each is drawn in a task of its own. Inserted by a script: at once. */
    readonly #schedule: (work: () => void) => void = this.isConnected ? inNextTask : (work) => queueMicrotask(work);

    constructor() {
      super();
      const form = definition.form?.createControl(this.#host, this.#internals, this.#values);
      setElementData(this, {
        values: this.#values,
        host: this.#host,
        form,
        reportFailure: this.#reports.failure,
        fallback: this.#fallback,
      });
      for (const [name, value] of this.#early) this.#values.setProperty(propertyName(name), value);
      this.#values.subscribe(() => this.#valuesChanged());
      this.#form = form;
    }

    override connectedCallback(): void {
      this.#values.moved();
      reflectEarlyProperties(this, this.#early);
      this.#form?.update();
      this.#schedule(() => this.#mountOrUnmount());
    }

    override disconnectedCallback(): void {
      queueMicrotask(() => this.#mountOrUnmount());
    }

    /** With this method, `moveBefore` calls neither of the two callbacks above. */
    connectedMoveCallback(): void {
      this.#values.moved();
      this.#form?.update();
    }

    adoptedCallback(): void {
      readoptSheets(this.container);
    }

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      if (!this.#outdated.delete(name)) this.#values.setAttribute(name, text);
      // The browser disables a form control that has this attribute at all; here the text `false` is false.
      if (this.#form && name === "disabled" && text !== null && this.#values.property(name) === false) this.removeAttribute(name);
    }

    formResetCallback(): void {
      this.#form?.reset();
    }

    formStateRestoreCallback(state: unknown): void {
      this.#form?.restore(state);
    }

    formDisabledCallback(): void {
      this.#form?.update();
    }

    /**
     * Runs a microtask after the element was connected or disconnected, or a task later: a move, which does both, keeps React's state,
     * and the first render has every value that the page set in the same task.
     */
    #mountOrUnmount(): void {
      this.#reports.firePending();
      if (this.isConnected === this.#isMounted) return;
      this.#isMounted = this.isConnected;
      if (this.isConnected) return super.connectedCallback();
      super.disconnectedCallback();
      this.#host.toggleState("failed", false);
      this.container.replaceChildren(this.#fallback);
    }

    #valuesChanged(): void {
      this.#host.toggleState("failed", false);
      // The table that typed the definition is the table by which the values were read.
      this.#reports.conflicts(definition.conflicts?.(this.#values.snapshot().values as Values<Table>) ?? []);
    }
  }
  defineProperties(SkiElement.prototype, definition);
  return SkiElement;
}
