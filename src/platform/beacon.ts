/** Hands a text to the browser, which posts it even when the page is left. False where the browser takes no more. */
export function sendBeacon(url: string, body: string): boolean {
  return navigator.sendBeacon(url, body);
}
