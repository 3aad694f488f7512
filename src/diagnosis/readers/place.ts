import type { PlaceFacts } from "../facts.js";
import { marker } from "../marker.js";
import { around, nameOf } from "./around.js";
import { readClipPath, readCut } from "./cut.js";

/** Of an element that cannot be measured, as in an old browser, nothing is known to be wrong. */
export function readPlace(element: Element): PlaceFacts {
  try {
    return measured(element);
  } catch {
    return {
      isShown: true,
      width: Infinity,
      cutBy: null,
      beyondWindow: 0,
      fixedIn: null,
      dockCoveredBy: null,
      insideLink: null,
      inherited: [],
    };
  }
}

function measured(element: Element): PlaceFacts {
  const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const cut = readCut(element);
  const box = element.getBoundingClientRect();
  return {
    isShown,
    width: box.width,
    cutBy: isShown ? (cut.by ?? readClipPath(element)) : null,
    beyondWindow: isShown && !cut.isOffPage && !scrolls() ? Math.max(0, box.bottom + scrollY - innerHeight) : 0,
    fixedIn: readFixedIn(element),
    dockCoveredBy: isShown ? readDockCover(element) : null,
    insideLink: insideLink(element),
    inherited: readInherited(element),
  };
}

/** Whether visitors can scroll the page. */
function scrolls(): boolean {
  const roots = [document.documentElement, document.body].map((root) => getComputedStyle(root).overflowY);
  const [own, body] = roots;
  return !/hidden|clip/.test(own === "visible" ? (body ?? "") : (own ?? ""));
}

/** The property of a box that makes it the containing block of fixed boxes inside it. */
function holdingProperty(style: CSSStyleDeclaration): string | null {
  for (const property of ["transform", "translate", "rotate", "scale", "perspective", "filter", "backdrop-filter"]) {
    const value = style.getPropertyValue(property);
    if (value && value !== "none") return property;
  }
  const willChange = style.willChange;
  if (/transform|translate|rotate|scale|perspective|filter|contain/.test(willChange)) return `will-change: ${willChange}`;
  return /paint|layout|strict|content/.test(style.contain) ? `contain: ${style.contain}` : null;
}

function readFixedIn(element: Element): PlaceFacts["fixedIn"] {
  for (const box of [element, ...around(element)]) {
    if (box === document.documentElement) return null;
    const property = holdingProperty(getComputedStyle(box));
    if (property) return { box: box === element ? "The tag" : nameOf(box), property };
    if (box.matches(":modal, :popover-open, :fullscreen")) return null;
  }
  return null;
}

/** What lies over a button of the dock that is inside the window: the first that is not around the tag. */
function readDockCover(element: Element): string | null {
  const dock = element.shadowRoot?.querySelector('[part~="dock"]');
  if (!dock || getComputedStyle(dock).position !== "fixed") return null;
  const outside = new Set<Element>([element, ...around(element)]);
  for (const button of dock.querySelectorAll("button")) {
    const { left, top, width, height } = button.getBoundingClientRect();
    const at = document.elementsFromPoint(left + width / 2, top + height / 2);
    const over = at.find((one) => !one.hasAttribute(marker));
    if (over && !outside.has(over) && !over.closest(":modal, :popover-open")) return nameOf(over);
  }
  return null;
}

function insideLink(element: Element): string | null {
  const control = around(element).find((box) => box.matches("a[href], button, summary"));
  return control ? nameOf(control) : null;
}

/** Inherited properties that the tags do not reset, with the value that does them no harm. */
const harmless: Readonly<Record<string, RegExp>> = {
  "pointer-events": /^(?:auto|all)?$/,
  "writing-mode": /^(?:horizontal-tb)?$/,
  "-webkit-text-stroke-width": /^(?:0px)?$/,
  "text-align-last": /^(?:auto)?$/,
  "font-size-adjust": /^(?:none)?$/,
};

function readInherited(element: Element): PlaceFacts["inherited"] {
  const style = getComputedStyle(element);
  const inherited = Object.entries(harmless)
    .map(([property, normal]) => ({ property, normal, value: style.getPropertyValue(property) }))
    .filter(({ normal, value }) => !normal.test(value))
    .map(({ property, value }) => [property, value] as const);
  const decoration = [element, ...around(element)]
    .map((box) => getComputedStyle(box).textDecorationLine)
    .find((line) => line && line !== "none");
  const zoom = "currentCSSZoom" in element ? element.currentCSSZoom : 1;
  return [
    ...inherited,
    ...(decoration ? [["text-decoration", decoration] as const] : []),
    ...(zoom === 1 ? [] : [["zoom", String(zoom)] as const]),
  ];
}
