import { loadFile } from "../platform/missing-file.js";
import type { Fault } from "./types/attributes.js";

/** ms to wait for the module with the texts. */
const loadLimit = 3000;

/** Describes a refused value: which value is in force, what was given, why it was refused, and what to give. Loads the texts. Never rejects. */
export async function warningText(fault: Fault): Promise<string> {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, loadLimit));
    return (await Promise.race([loadFile(() => import("./faults.js")), late])).explain(fault);
  } catch {
    return `does without ${fault.what}, which is malformed.`;
  }
}
