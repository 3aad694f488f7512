import { askResults } from "../last-results.js";

/** Calls `found` with the address of the search that the visitor came from, if it is still open. */
export function followBack(results: readonly string[], found: (address: string) => void): void {
  if (!document.referrer) return;
  const { origin, pathname } = new URL(document.referrer);
  if (origin !== location.origin) return;
  askResults((address) => {
    const isFromThere = pathname === address.pathname || pathname.endsWith("/product");
    if (isFromThere && results.includes(address.pathname)) found(address.href);
  });
}
