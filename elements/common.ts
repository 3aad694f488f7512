import controls from "../src/components/controls/controls.css" with { type: "css" };
import reset from "../src/components/controls/reset.css" with { type: "css" };
import tokens from "../src/components/controls/tokens.css" with { type: "css" };
import { installGlobal } from "../src/app/global.js";
import { defineElement } from "../src/element/define-element.js";
import { settings } from "./settings.js";

/** The first sheets of every element. */
export const commonSheets: readonly CSSStyleSheet[] = [tokens, reset, controls];

/** Defines the tag, and the library's functions for the page's own script. */
export function register(tag: string, elementClass: CustomElementConstructor): void {
  defineElement(tag, elementClass);
  installGlobal(settings);
}
