import type { FindingCode } from "./codes.js";

/** Where the documentation describes a code: beside the library's folder, or in the package where that is not known. */
export function helpAddress(code: FindingCode, root: string | null): string {
  return root === null ? `docs/guides/diagnosis.md#${code}` : new URL(`../docs/guides/diagnosis#${code}`, root).href;
}
