/** The tags as components of the page's own React, 18.3 or 19. */
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ElementType,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type RefAttributes,
  type RefObject,
} from "react";
import { loadFile } from "../../src/platform/missing-file.js";
import type { Handlers, SkiTags } from "./tags.js";

export type TagComponentProps<Name extends keyof SkiTags> = Omit<
  HTMLAttributes<SkiTags[Name]["element"]>,
  keyof SkiTags[Name]["properties"]
> &
  SkiTags[Name]["properties"] &
  Handlers<Name> &
  RefAttributes<SkiTags[Name]["element"]>;

type TagComponent<Name extends keyof SkiTags> = ForwardRefExoticComponent<TagComponentProps<Name>>;

type Listener = (event: Event) => void;

interface TagProps {
  /** What React renders, on the server too. */
  readonly rendered: Readonly<Record<string, unknown>>;
  /** What no attribute can carry: lists, objects, dates and functions, by property. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly listeners: readonly (readonly [name: string, listener: Listener])[];
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** `ski-search` of `onSkiSearch`. */
const eventName = (handler: string) => kebabCase(handler.slice("on".length)).slice(1);
/** React's own names for attributes of HTML, and what it handles itself. */
const ofReact = /^(?:children|className|style|tabIndex|contentEditable|spellCheck|suppress\w+|dangerously\w+|on[A-Z]\w*)$|-/;

function sorted(props: Readonly<Record<string, unknown>>): TagProps {
  const rendered: Record<string, unknown> = {};
  const properties: Record<string, unknown> = {};
  const listeners: [string, Listener][] = [];
  for (const [name, value] of Object.entries(props)) {
    if (/^onSki[A-Z]/.test(name)) {
      if (typeof value === "function") listeners.push([eventName(name), value as Listener]);
    } else if (ofReact.test(name)) rendered[name] = value;
    else if (value !== null && (typeof value === "object" || typeof value === "function")) properties[name] = value;
    else rendered[kebabCase(name)] = value;
  }
  return { rendered, properties, listeners };
}

function component<Name extends keyof SkiTags>(tag: Name, displayName: string, load: () => Promise<unknown>): TagComponent<Name> {
  const Tag = tag as ElementType<RefAttributes<HTMLElement>>;
  const Component = forwardRef<SkiTags[Name]["element"], Readonly<Record<string, unknown>>>((props, ref) => {
    const element = useRef<HTMLElement>(null);
    useImperativeHandle(ref, () => element.current as SkiTags[Name]["element"], []);
    const { rendered, properties, listeners } = sorted(props);
    useProperties(element, properties);
    useLayoutEffect(() => {
      const target = element.current;
      for (const [name, listener] of listeners) target?.addEventListener(name, listener);
      return () => {
        for (const [name, listener] of listeners) target?.removeEventListener(name, listener);
      };
    });
    // After the properties and listeners of the first render are there: nothing is drawn before the tag is defined.
    useEffect(() => {
      // The failure is logged; the tag keeps its children.
      load().catch(() => undefined);
    }, []);
    return <Tag {...rendered} ref={element} />;
  });
  Component.displayName = displayName;
  return Component;
}

/** Sets the properties that are given, and takes back those that no longer are. */
function useProperties(element: RefObject<HTMLElement | null>, given: TagProps["properties"]): void {
  const before = useRef<TagProps["properties"]>({});
  useLayoutEffect(() => {
    if (!element.current) return;
    const removed = Object.keys(before.current).filter((name) => !(name in given));
    const changed = Object.entries(given).filter(([name, value]) => before.current[name] !== value);
    Object.assign(element.current, Object.fromEntries(removed.map((name) => [name, undefined])), Object.fromEntries(changed));
    before.current = given;
  });
}

export const SkiSearchbar = component("ski-searchbar", "SkiSearchbar", () => loadFile(() => import("../ski-searchbar.js")));
export const SkiResults = component("ski-results", "SkiResults", () => loadFile(() => import("../ski-results.js")));
export const SkiDatePicker = component("ski-date-picker", "SkiDatePicker", () => loadFile(() => import("../ski-date-picker.js")));
export const SkiGallery = component("ski-gallery", "SkiGallery", () => loadFile(() => import("../ski-gallery.js")));
