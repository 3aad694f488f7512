import controls from "../src/components/controls/controls.css" with { type: "css" };
import reset from "../src/components/controls/reset.css" with { type: "css" };
import tokens from "../src/components/controls/tokens.css" with { type: "css" };
import { installGlobal } from "../src/app/global.js";
import { defineElement } from "../src/element/define-element.js";
import type { AttributeTable, ElementDefinition } from "../src/element/types.js";
import { settings } from "./settings.js";

/** The sheets that come first in every element. */
export const commonSheets: readonly CSSStyleSheet[] = [tokens, reset, controls];

/** What every tag's default slot is for. */
export const fallbackSlot = {
  "": "Fallback such as a plain form or a link: shown until the element has rendered, without JavaScript, and when it fails.",
} as const;

/** What every tag tells style sheets through `:state()`. */
export const commonStates = {
  ready: "The element has rendered with its settings resolved.",
  failed: "Something went wrong while rendering; the fallback children show.",
} as const;

/** Registers the tag, and makes the library known to the page's own script. */
export function register<Table extends AttributeTable>(definition: ElementDefinition<Table>): void {
  defineElement(definition);
  installGlobal(settings);
}
