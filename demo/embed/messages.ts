import { isRecord } from "../../src/domain/is-record.js";

/**
 * The messages between a page and the seller's frame in it. The page begins, by a greeting that it sends to the seller's origin; the
 * frame responds to the origin that greeted it, if the seller lists it.
 */
export type FrameMessage =
  /** px that the frame needs. */
  | { readonly type: "ski-frame-height"; readonly height: number }
  /** The way out: the address of the results. */
  | { readonly type: "ski-frame-leave"; readonly url: string };

interface Greeting {
  /** The parameters of the page that go along to the results, `utm_source=mail`; empty for none. */
  readonly query: string;
}

/** A page's greeting; null for any other message. */
export function greetingIn(data: unknown): Greeting | null {
  if (!isRecord(data) || data["type"] !== "ski-frame-hello") return null;
  const { query } = data;
  return { query: typeof query === "string" ? query : "" };
}

/** Whether an origin is listed: as it is, or with `*` for any port. */
export function isListed(origin: string, listed: readonly string[]): boolean {
  return listed.some((one) => {
    if (!one.endsWith(":*")) return origin === one;
    const host = one.slice(0, -":*".length);
    return origin === host || (origin.startsWith(`${host}:`) && /^\d+$/.test(origin.slice(host.length + 1)));
  });
}
