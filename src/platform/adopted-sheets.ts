import { registerDesignLength } from "./font-size.js";

/** The sheets of each shadow root, in their order. */
const adopted = new WeakMap<ShadowRoot, Set<CSSStyleSheet>>();
/** A sheet can be adopted only in the document that constructed it: its copies for other documents. */
const copies = new WeakMap<Document, Map<CSSStyleSheet, CSSStyleSheet>>();

/** Adopts sheets after those that the shadow root has, each once. */
export function adoptSheets(root: ShadowRoot, sheets: readonly CSSStyleSheet[]): void {
  const known = adopted.get(root) ?? new Set();
  adopted.set(root, known);
  const added = sheets.filter((sheet) => !known.has(sheet));
  for (const sheet of added) known.add(sheet);
  root.adoptedStyleSheets.push(...usableIn(root.ownerDocument, added));
}

/** Adopts the sheets of a shadow root again: they are gone once its element is in another document. */
export function readoptSheets(root: ShadowRoot): void {
  root.adoptedStyleSheets = usableIn(root.ownerDocument, [...(adopted.get(root) ?? [])]);
}

/** The sheets, or their copies in another document; none in a document without a window, which draws nothing. */
function usableIn(home: Document, sheets: readonly CSSStyleSheet[]): CSSStyleSheet[] {
  registerDesignLength(home);
  if (home === document) return [...sheets];
  const { defaultView } = home;
  if (!defaultView) return [];
  const known = copies.get(home) ?? new Map<CSSStyleSheet, CSSStyleSheet>();
  copies.set(home, known);
  return sheets.map((sheet) => {
    const copy = known.get(sheet) ?? sheetCopy(sheet, defaultView);
    known.set(sheet, copy);
    return copy;
  });
}

/** A copy of a sheet for the document of another window. */
export function sheetCopy(sheet: CSSStyleSheet, view: Window & typeof globalThis): CSSStyleSheet {
  const copy = new view.CSSStyleSheet();
  copy.replaceSync([...sheet.cssRules].map(({ cssText }) => cssText).join("\n"));
  return copy;
}
