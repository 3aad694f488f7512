import { errorMessage } from "../domain/error-message.js";
import type { Fault } from "./types/attributes.js";
import type { ElementHost, Problem } from "./types/host.js";
import { warningText } from "./warning.js";

/** Reports what goes wrong in one element: a line in the console, and `ski-error`. */
export interface Reports {
  /** A refused value. Its text may have to be loaded; values are reported in the order in which they were refused. */
  fault(fault: Fault): void;
  /** The contradictions that now exist between the values; one that existed at the last call is not reported again. */
  conflicts(messages: readonly string[]): void;
  /** An error of the view: the state `failed` is on until a setting changes. */
  failure(error: unknown): void;
  /** Fires the events that had to wait for the element to be connected. */
  firePending(): void;
}

export function createReports(host: ElementHost): Reports {
  let pending: Problem[] = [];
  let known: readonly string[] = [];
  let lastFault = Promise.resolve();

  /** The event of an element outside the document would reach no listener of the page. */
  function firePending(): void {
    if (!host.element.isConnected) return;
    const problems = pending;
    pending = [];
    for (const problem of problems) host.report(problem);
  }
  function warn(message: string): void {
    console.warn(consoleMessage(host.element.localName, message));
    pending.push({ code: "attribute", message });
    firePending();
  }

  return {
    fault(fault) {
      const text = warningText(fault);
      lastFault = lastFault.then(async () => warn(await text));
    },
    conflicts(messages) {
      for (const message of messages) if (!known.includes(message)) warn(message);
      known = messages;
    },
    failure(error) {
      host.toggleState("failed", true);
      console.error(
        consoleMessage(host.element.localName, "failed inside; its fallback children are shown until a setting changes."),
        error,
      );
      host.report({ code: "render", message: errorMessage(error) });
    },
    firePending,
  };
}

/** One line for the console about an element. */
function consoleMessage(tag: string, message: string): string {
  return `ski-elements: <${tag}> ${message}`;
}
