import type { AriaAttributes, DOMAttributes, HTMLAttributes } from "react";
import { attributeName } from "../../src/element/attribute-name.js";
import { propertyName } from "../../src/element/property-name.js";

/** Props that only React's own inputs take. */
export type InputProp = "defaultChecked" | "defaultValue";

export type Listener = (event: Event) => void;

/** The props of a tag, by who sets them. */
export interface TagProps {
  /** React itself: children, styles and handlers of the browser's events. */
  readonly ofReact: Readonly<Record<string, unknown>>;
  /** Texts by the name of their attribute. */
  readonly attributes: Readonly<Record<string, string>>;
  /** What no attribute can carry, by property: lists, objects, dates, functions, and a `false` that is given. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly listeners: readonly (readonly [name: string, listener: Listener])[];
}

type HtmlProp = Exclude<
  keyof HTMLAttributes<unknown>,
  keyof AriaAttributes | keyof DOMAttributes<unknown> | InputProp | `suppress${string}`
>;
type RenamedProp = { [Name in HtmlProp]: Name extends Lowercase<Name> ? never : Name }[HtmlProp];

/** The attributes of HTML whose name in React is another. */
const htmlNames: Readonly<Record<RenamedProp, string>> = {
  accessKey: "accesskey",
  autoCapitalize: "autocapitalize",
  autoCorrect: "autocorrect",
  autoFocus: "autofocus",
  autoSave: "autosave",
  className: "class",
  contentEditable: "contenteditable",
  contextMenu: "contextmenu",
  enterKeyHint: "enterkeyhint",
  inputMode: "inputmode",
  itemID: "itemid",
  itemProp: "itemprop",
  itemRef: "itemref",
  itemScope: "itemscope",
  itemType: "itemtype",
  popoverTarget: "popovertarget",
  popoverTargetAction: "popovertargetaction",
  radioGroup: "radiogroup",
  spellCheck: "spellcheck",
  tabIndex: "tabindex",
};

const isRenamed = (name: string): name is RenamedProp => Object.hasOwn(htmlNames, name);
const nameOf = (prop: string) => (isRenamed(prop) ? htmlNames[prop] : attributeName(prop));
/** Attributes of HTML that are written as `true` or `false`; others are there or not. */
const written = /^(?:contenteditable|draggable|spellcheck|(?:aria|data)-.*)$/;
const handledByReact = /^(?:children|style|suppress[A-Z]\w*|dangerouslySetInnerHTML)$/;
/** `ski-search` of `onSkiSearch`. */
const eventName = (handler: string) => attributeName(handler.slice("on".length)).slice("-".length);

/** The text of an attribute; null where no attribute can carry the value, undefined where the attribute is absent. */
function textOf(prop: string, value: unknown): string | null | undefined {
  if (typeof value === "object" || typeof value === "function") return null;
  if (typeof value !== "boolean" || written.test(nameOf(prop))) return String(value);
  if (value) return "";
  return isRenamed(prop) ? undefined : null;
}

/** Sorts the props of a tag by who sets them. A prop that is null or undefined is not given. */
export function sorted(props: Readonly<Record<string, unknown>>): TagProps {
  const ofReact: Record<string, unknown> = {};
  const attributes: Record<string, string> = {};
  const properties: Record<string, unknown> = {};
  const listeners: [string, Listener][] = [];
  for (const [prop, value] of Object.entries(props)) {
    if (value === undefined || value === null) continue;
    if (handledByReact.test(prop)) ofReact[prop] = value;
    else if (typeof value === "function" && /^onSki[A-Z]/.test(prop)) listeners.push([eventName(prop), value as Listener]);
    else if (typeof value === "function" && prop.startsWith("on")) ofReact[prop] = value;
    else {
      const text = textOf(prop, value);
      if (text === null) properties[propertyName(prop)] = value;
      else if (text !== undefined) attributes[nameOf(prop)] = text;
    }
  }
  return { ofReact, attributes, properties, listeners };
}
