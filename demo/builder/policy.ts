import type { PolicyRules } from "../pages/content-policy.js";
import type { Choice } from "./choice.js";

/**
 * What a partner's policy has to allow for a snippet, and nothing that its own page needs.
 * @param seller the seller's origin
 * @param style the hash of the style element, where the snippet has one
 */
export function neededRules({ host }: Pick<Choice, "host">, seller: string, style: string | null): PolicyRules {
  if (host === "frame") return { "frame-src": seller, "script-src": seller };
  const calls = { "connect-src": seller, "img-src": `${seller} data:`, "form-action": seller };
  if (host === "vite-react") return calls;
  return { "script-src": seller, "style-src": style === null ? seller : `${seller} '${style}'`, ...calls };
}
