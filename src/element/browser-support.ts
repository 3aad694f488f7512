/**
 * Whether this browser has what the elements need (Chrome and Edge 120, Firefox 125, Safari 17.4 and newer do); false in Node. If not,
 * no tag is defined, so its children stay as the page's author wrote them.
 */
export function isSupportedBrowser(): boolean {
  return (
    typeof HTMLElement !== "undefined" &&
    typeof customElements !== "undefined" &&
    "popover" in HTMLElement.prototype &&
    "attachInternals" in HTMLElement.prototype &&
    "adoptedStyleSheets" in Document.prototype
  );
}
