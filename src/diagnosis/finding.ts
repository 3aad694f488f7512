import type { FindingCode } from "./codes.js";

/** `error`: visitors miss something. `warning`: they may miss something, or see it other than meant. `info`: good to know. */
export type Severity = "error" | "warning" | "info";

/** One thing that the page does to the tags, or that happened to them. */
export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** What was found, why it matters and what to do about it, in English. */
  readonly message: string;
  /** The address of what the documentation has on the code. */
  readonly help: string;
  /** The tag, script or link that it is about. */
  readonly element?: Element;
}

/** What was found on a page, the most severe first. */
export interface Diagnosis {
  readonly findings: readonly Finding[];
}

/** A finding as a rule makes it. */
export type Found = Omit<Finding, "help">;

export function found(severity: Severity, code: FindingCode, message: string, element?: Element): Found {
  return { code, severity, message, ...(element && { element }) };
}
