import type { FileFacts, FileProbe } from "../facts.js";
import { watchPolicy, within } from "./violations.js";

/** ms for a file that the page has requested before. */
const patience = 3000;

type Asked = Omit<FileFacts, "probe">;

/** Requests a file of the library once more, without running it: whether the policy allows it, and what the server answers. */
export async function probeFile(file: Asked): Promise<FileProbe> {
  const { result: isLoaded, violations: refusals } = await watchPolicy(() => within(patience, preload(file, file.isCorsRequest), false));
  const refusedBy = refusals.find(({ directive }) => /^(?:script|style)-src/.test(directive))?.directive ?? null;
  if (refusedBy) return { refusedBy, answer: null, without: null };
  const { result, violations } = await watchPolicy(() => within(patience, readAnswer(file), null));
  if (result) return { refusedBy, answer: result, without: null };
  const isPolicy = violations.some(({ directive }) => directive === "connect-src");
  if (isPolicy && isLoaded) return { refusedBy, answer: null, without: "policy" };
  // A policy for calls does not concern what is loaded ahead.
  const isThere = await within(patience, isPolicy ? preload(file, false) : reaches(file.address), false);
  return { refusedBy, answer: null, without: isThere ? "cors" : "unreached" };
}

/** Whether the browser can load a file ahead: it checks the policy of the page for that as for what it runs. */
function preload({ kind, address, element }: Asked, isCorsRequest: boolean): Promise<boolean> {
  const link = document.createElement("link");
  link.rel = "preload";
  link.as = kind === "sheet" ? "style" : "script";
  if (isCorsRequest) link.crossOrigin = "anonymous";
  if (element instanceof HTMLElement && element.nonce) link.nonce = element.nonce;
  if (element instanceof HTMLScriptElement || element instanceof HTMLLinkElement) link.integrity = element.integrity;
  const settled = new Promise<boolean>((resolve) => {
    link.addEventListener("load", () => resolve(true));
    link.addEventListener("error", () => resolve(false));
  });
  link.href = address;
  document.head.append(link);
  return settled.finally(() => link.remove());
}

async function readAnswer({ address, element }: Asked): Promise<FileProbe["answer"]> {
  try {
    const response = await fetch(address, { credentials: "omit", referrerPolicy: "no-referrer" });
    const bytes = await response.arrayBuffer();
    const { integrity } = element instanceof HTMLScriptElement || element instanceof HTMLLinkElement ? element : { integrity: "" };
    return {
      status: response.status,
      contentType: response.headers.get("content-type") ?? "",
      isIntact: await isIntact(bytes, integrity),
    };
  } catch {
    return null;
  }
}

/** Whether bytes have one of the hashes of an `integrity` attribute; null without one that can be checked. */
export async function isIntact(bytes: ArrayBuffer, integrity: string): Promise<boolean | null> {
  const hashes = [...integrity.matchAll(/\bsha(256|384|512)-([\w+/=-]+)/g)];
  // Without a secure page there are no hashes.
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (hashes.length === 0 || !subtle) return null;
  for (const [, bits, expected] of hashes) {
    const digest = new Uint8Array(await subtle.digest(`SHA-${bits}`, bytes));
    if (btoa(String.fromCharCode(...digest)) === expected) return true;
  }
  return false;
}

/** Whether a server answers at all, to a request whose answer nobody reads. */
export async function reaches(address: string): Promise<boolean> {
  try {
    await fetch(address, { mode: "no-cors", credentials: "omit", referrerPolicy: "no-referrer" });
    return true;
  } catch {
    return false;
  }
}
