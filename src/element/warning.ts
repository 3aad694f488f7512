import type { Fault } from "./types.js";

/** ms to wait for the module with the texts. */
const loadLimit = 3000;

/** What holds, what was given, why it was not taken, and what to give. The texts are loaded with the first warning. Never rejects. */
export async function warningText(fault: Fault): Promise<string> {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, loadLimit));
    return (await Promise.race([import("./faults.js"), late])).explain(fault);
  } catch {
    return `does without ${fault.what}, which is malformed.`;
  }
}
