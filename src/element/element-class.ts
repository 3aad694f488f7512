import r2wc from "@r2wc/core";
import { propertyName } from "./attributes.js";
import { setElementData } from "./element-data.js";
import { elementRoot } from "./ElementRoot.js";
import { consoleMessage, createHost } from "./host.js";
import { defineProperties, reflectProperty, takeEarlyProperties } from "./properties.js";
import { reactRenderer } from "./react-renderer.js";
import type { AttributeTable, ElementDefinition, Fault, FormControl, Problem, Values } from "./types.js";
import { createValues } from "./values.js";
import { warningText } from "./warning.js";

/** The part of r2wc's class that is used: it mounts the view on connecting and unmounts it on disconnecting. */
interface MountingElement extends HTMLElement {
  readonly container: ShadowRoot;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** The custom element class of a definition. Needs a DOM. */
export function elementClass<Table extends AttributeTable>(definition: ElementDefinition<Table>): CustomElementConstructor {
  const { tag, attributes, sheets } = definition;
  // The published type is the constructor of any element, without these members of its class.
  const Mounting = r2wc(elementRoot(definition.view), { shadow: "open" }, reactRenderer) as new () => MountingElement;

  class SkiElement extends Mounting {
    static readonly observedAttributes = Object.keys(attributes);
    static readonly formAssociated = definition.form !== undefined;

    readonly #internals = this.attachInternals();
    readonly #host = createHost(this, this.#internals, definition);
    readonly #values = createValues(
      attributes,
      (fault) => void this.#warn(fault),
      () => this.#form?.update(),
    );
    /** Set when the constructor is done: not every browser lets an element give its form a value before. */
    #form: FormControl | undefined;
    readonly #early = takeEarlyProperties(this, SkiElement.observedAttributes);
    /** Attributes of the markup under an early property: the property was set later, so it wins. */
    readonly #outdated = new Set([...this.#early.keys()].filter((name) => this.hasAttribute(name)));
    readonly #fallback = document.createElement("slot");
    #pendingProblems: Problem[] = [];
    #conflicts: readonly string[] = [];

    constructor() {
      super();
      this.container.adoptedStyleSheets = [...sheets];
      this.container.replaceChildren(this.#fallback);
      const form = definition.form?.createControl(this.#host, this.#internals, this.#values);
      setElementData(this, {
        values: this.#values,
        host: this.#host,
        form,
        reportFailure: (error) => this.#reportFailure(error),
        reportError: (error) => this.#reportError(error, "had an error inside, and goes on."),
        fallback: this.#fallback,
      });
      for (const [name, value] of this.#early) this.#values.setProperty(propertyName(name), value);
      this.#values.subscribe(() => this.#valuesChanged());
      this.#form = form;
    }

    override connectedCallback(): void {
      queueMicrotask(() => this.#reportPending());
      for (const name of this.#early.keys()) reflectProperty(this, propertyName(name));
      this.#early.clear();
      this.#form?.update();
      super.connectedCallback();
    }

    /** A move disconnects and connects in one go. Unmounting waits a microtask, so that React's state outlives the move. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
        this.#host.toggleState("failed", false);
        this.container.replaceChildren(this.#fallback);
      });
    }

    /** Its mere presence spares `moveBefore` the two callbacks above. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      if (!this.#outdated.delete(name)) this.#values.setAttribute(name, text);
      // The browser disables a form control by the mere presence of this attribute; here the text `false` is false.
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

    #valuesChanged(): void {
      this.#host.toggleState("failed", false);
      // The table that typed the definition is the table that the values were read by.
      const conflicts = definition.conflicts?.(this.#values.snapshot().values as Values<Table>) ?? [];
      for (const message of conflicts) if (!this.#conflicts.includes(message)) this.#reportFault(message);
      this.#conflicts = conflicts;
    }

    async #warn(fault: Fault): Promise<void> {
      this.#reportFault(await warningText(fault));
    }

    #reportFault(message: string): void {
      console.warn(consoleMessage(tag, message));
      this.#pendingProblems.push({ code: "attribute", message });
      this.#reportPending();
    }

    /** An event of an element outside the document reaches no listener of the page, so it waits until the element is connected. */
    #reportPending(): void {
      if (!this.isConnected) return;
      for (const problem of this.#pendingProblems.splice(0)) this.#host.report(problem);
    }

    #reportFailure(error: unknown): void {
      this.#host.toggleState("failed", true);
      this.#reportError(error, "failed inside; its fallback children stand in for it until a setting changes.");
    }

    #reportError(error: unknown, message: string): void {
      console.error(consoleMessage(tag, message), error);
      this.#host.report({ code: "render", message: error instanceof Error ? error.message : String(error) });
    }
  }
  defineProperties(SkiElement.prototype, definition);
  return SkiElement;
}
