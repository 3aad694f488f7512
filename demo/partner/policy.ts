import { policyText } from "../pages/content-policy.js";

/**
 * The content security policy of the portal, which allows one other origin: the seller's. No inline text, no code from text,
 * and no Trusted Types policy at all, so that a sink that takes markup would be refused.
 */
export function contentPolicy(seller: string): string {
  return policyText({
    "default-src": "'none'",
    "script-src": `'self' ${seller}`,
    "style-src": `'self' ${seller}`,
    "connect-src": seller,
    "img-src": `'self' ${seller}`,
    "font-src": "'self'",
    "form-action": seller,
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
  });
}
