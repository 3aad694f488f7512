import r2wc from "@r2wc/react-to-web-component";
import { propertyName } from "./attributes.js";
import { provideCore } from "./core.js";
import { elementRoot } from "./ElementRoot.js";
import { consoleMessage, createHost } from "./host.js";
import { defineProperties, reflectProperty, takeEarlyProperties } from "./properties.js";
import { reportRootErrors } from "./root-errors.js";
import { createValues, explain } from "./values.js";
import type { Fault } from "./values.js";
import type { AttributeTable, ElementDefinition, ElementOf, Problem } from "./types.js";

/** The part of r2wc's class that is used: it mounts React on connecting and unmounts it on disconnecting. */
interface BridgeElement extends HTMLElement {
  readonly container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** The custom element class of a definition. Needs a DOM. */
export function elementClass<Table extends AttributeTable>(definition: ElementDefinition<Table>): new () => ElementOf<Table> {
  const { tag, attributes, sheets, form } = definition;
  // r2wc types its class as any element's constructor; the callbacks and `container` are there all the same.
  const Bridge = r2wc(elementRoot(definition.view), { shadow: "open" }) as unknown as new () => BridgeElement;

  class SkiElement extends Bridge {
    static readonly observedAttributes = Object.keys(attributes);
    static readonly formAssociated = form !== undefined;

    readonly #internals = this.attachInternals();
    readonly #host = createHost(this, this.#internals, definition);
    readonly #values = createValues(attributes, (fault) => void this.#warn(fault));
    readonly #early = takeEarlyProperties(this, SkiElement.observedAttributes);
    /** Attributes of the markup under an early property: the property came later, so it wins. */
    readonly #outdated = new Set([...this.#early.keys()].filter((name) => this.hasAttribute(name)));
    readonly #fallback = document.createElement("slot");
    #untold: Problem[] = [];
    #mounted = false;

    constructor() {
      super();
      this.container.adoptedStyleSheets = [...sheets];
      this.container.replaceChildren(this.#fallback);
      const reportError = (error: unknown) => this.#reportError(error);
      provideCore(this, { values: this.#values, host: this.#host, reportError, fallback: this.#fallback });
      for (const [name, value] of this.#early) this.#values.setProperty(propertyName(name), value);
      this.#values.subscribe(() => this.#changed());
    }

    override connectedCallback(): void {
      queueMicrotask(() => this.#tell());
      if (this.#mounted) return;
      this.#mounted = true;
      for (const name of this.#early.keys()) reflectProperty(this, propertyName(name));
      this.#early.clear();
      super.connectedCallback();
      reportRootErrors(this, (error) => this.#reportError(error));
    }

    /** A move disconnects and connects in one go. Unmounting waits a microtask, so that React's state outlives the move. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !this.#mounted) return;
        this.#mounted = false;
        super.disconnectedCallback();
        this.container.replaceChildren(this.#fallback);
      });
    }

    /** Its mere presence spares `moveBefore` the two callbacks above. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      if (!this.#outdated.delete(name)) this.#values.setAttribute(name, text);
    }

    formResetCallback(): void {
      const name = form && this.#values.attribute(form.property)?.name;
      if (name) this.#values.setAttribute(name, this.getAttribute(name));
    }

    formStateRestoreCallback(state: unknown): void {
      if (form) this.#values.setProperty(form.property, state);
    }

    formDisabledCallback(disabled: boolean): void {
      this.#host.toggleState("disabled", disabled);
    }

    #changed(): void {
      this.#host.toggleState("failed", false);
      if (!form) return;
      const value = this.#values.property(form.property);
      this.#internals.setFormValue(value === null || value === undefined ? null : String(value));
    }

    async #warn(fault: Fault): Promise<void> {
      const message = await explain(fault);
      console.warn(consoleMessage(tag, message));
      this.#untold.push({ code: "attribute", message });
      this.#tell();
    }

    /** An event of an element that stands nowhere yet would reach nobody: it waits. */
    #tell(): void {
      if (!this.isConnected) return;
      for (const problem of this.#untold.splice(0)) this.#host.report(problem);
    }

    #reportError(error: unknown): void {
      console.error(consoleMessage(tag, "failed inside; its fallback children stand in for it until a setting changes."), error);
      this.#host.toggleState("failed", true);
      this.#host.report({ code: "render", message: error instanceof Error ? error.message : String(error) });
    }
  }
  defineProperties(SkiElement.prototype, definition);
  // Its properties were put there from the same table, one line above.
  return SkiElement as unknown as new () => ElementOf<Table>;
}
