/** Hands a text to the browser, which posts it even when the page is left. False where it cannot: offline, or when it takes no more. */
export function sendBeacon(url: string, body: string): boolean {
  return navigator.onLine && navigator.sendBeacon(url, body);
}
