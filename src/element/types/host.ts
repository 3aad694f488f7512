import type { Readiness } from "../readiness.js";
import type { Host } from "../../components/controls/host.js";

/** Something that went wrong inside: the detail of `ski-error`. */
export interface Problem {
  readonly code: string;
  readonly message: string;
  readonly call?: string;
  readonly status?: number;
}

/** What a view can do with its element. */
export interface ElementHost extends Host {
  readonly readiness: Pick<Readiness, "ready" | "state">;
  /** Turns a custom state on or off, for `:state()` in style sheets. */
  toggleState(name: string, on: boolean): void;
  /** Sets one of the element's own properties, as the page would. */
  setProperty(property: string, value: unknown): void;
  /** Fires `ski-error`. */
  report(problem: Problem): void;
}
