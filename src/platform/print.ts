import { sheetCopy } from "./adopted-sheets.js";

interface Printed {
  /** A copy of it is printed. */
  readonly element: HTMLElement;
  readonly sheet: CSSStyleSheet;
  /** What the browser offers as the name of the file. */
  readonly title: string;
  /** BCP 47 tag of the text. */
  readonly language: string;
  /** Holds the frame with the copy until it is printed. */
  readonly container: Node;
}

/** Prints an element alone, without the page around it, by a sheet of its own. */
export function printAlone(printed: Printed): void {
  const frame = printed.element.ownerDocument.createElement("iframe");
  frame.tabIndex = -1;
  frame.ariaHidden = "true";
  Object.assign(frame.style, { position: "fixed", inlineSize: "0", blockSize: "0", border: "0" });
  frame.addEventListener("load", () => printIn(frame, printed), { once: true });
  printed.container.appendChild(frame);
}

function printIn(frame: HTMLIFrameElement, { element, sheet, title, language }: Printed): void {
  const page = frame.contentDocument;
  const view = page?.defaultView;
  if (!page || !view) return;
  page.title = title;
  page.documentElement.lang = language;
  page.documentElement.dir = getComputedStyle(element).direction;
  page.body.append(page.importNode(element, true));
  page.adoptedStyleSheets = [sheetCopy(sheet, view)];
  view.addEventListener("afterprint", () => frame.remove());
  view.print();
}
