import { plainCopy } from "./plain-copy.js";
import type { ElementDefinition, ElementHost, Problem } from "./types.js";

/** The host of one element: its events (a tag fires those of its definition alone), its custom states, its problems. */
export function createHost(element: HTMLElement, internals: ElementInternals, { events }: Pick<ElementDefinition, "events">): ElementHost {
  const host: ElementHost = {
    element,
    dispatch(name, detail, options) {
      const declared = Object.hasOwn(events, name) || name === "ski-error";
      if (!declared) return true;
      const cancelable = options?.cancelable ?? events[name]?.cancelable ?? false;
      return element.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail: plainCopy(detail) }));
    },
    toggleState: (name, on) => toggleState(internals, name, on),
    setProperty: (property, value) => void Reflect.set(element, property, value),
    report: (problem: Problem) => void host.dispatch("ski-error", problem),
  };
  return host;
}

/** Custom states are an extra: Firefox 125 has none, and Chrome before 125 refuses names without dashes. */
function toggleState(internals: ElementInternals, name: string, on: boolean): void {
  try {
    if (on) internals.states.add(name);
    else internals.states.delete(name);
  } catch {
    // The element works without.
  }
}

/** One line for the console about an element: what happened, why, what to do. */
export function consoleMessage(tag: string, message: string): string {
  return `ski-elements: <${tag}> ${message}`;
}
