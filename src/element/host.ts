import { copyWhenRead } from "./plain-copy.js";
import { createReadiness } from "./readiness.js";
import type { ElementDefinition } from "./types/definition.js";
import type { ElementHost, Problem } from "./types/host.js";

/** The host of one element. It fires only `ski-error` and the events of the definition. */
export function createHost(element: HTMLElement, internals: ElementInternals, { events }: Pick<ElementDefinition, "events">): ElementHost {
  const readiness = createReadiness();
  const host: ElementHost = {
    element,
    readiness,
    dispatch(name, detail, options) {
      const declared = Object.hasOwn(events, name) || name === "ski-error";
      if (!declared) return true;
      const cancelable = options?.cancelable ?? events[name]?.cancelable ?? false;
      const event = new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail: copyWhenRead(detail) });
      const goesOn = element.dispatchEvent(event);
      if (name === "ski-ready") readiness.fired();
      return goesOn;
    },
    toggleState(name, on) {
      readiness.toggle(name, on);
      toggleState(internals, name, on);
    },
    setProperty: (property, value) => void Reflect.set(element, property, value),
    report: (problem: Problem) => void host.dispatch("ski-error", problem),
  };
  return host;
}

/** Does nothing if the browser refuses: Firefox 125 has no custom states, and Chrome before 125 none without dashes. */
function toggleState(internals: ElementInternals, name: string, on: boolean): void {
  try {
    if (on) internals.states.add(name);
    else internals.states.delete(name);
  } catch {
    // The element works without them.
  }
}
