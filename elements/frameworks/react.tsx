/** The tags as components of the page's own React, 18.3 or 19. */
import {
  forwardRef,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ElementType,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type RefAttributes,
  type RefObject,
} from "react";
import { loadFile } from "../../src/platform/missing-file.js";
import { sorted, type InputProp, type TagProps } from "./react-props.js";
import type { Handlers, SkiTags } from "./tags.js";

export type TagComponentProps<Name extends keyof SkiTags> = Omit<
  HTMLAttributes<SkiTags[Name]["element"]>,
  keyof SkiTags[Name]["properties"] | InputProp
> &
  SkiTags[Name]["properties"] &
  Handlers<Name> &
  RefAttributes<SkiTags[Name]["element"]>;

/** A compiler's messages name the props of each component by their interface. */
export interface SkiSearchbarProps extends TagComponentProps<"ski-searchbar"> {}
export interface SkiResultsProps extends TagComponentProps<"ski-results"> {}
export interface SkiDatePickerProps extends TagComponentProps<"ski-date-picker"> {}
export interface SkiGalleryProps extends TagComponentProps<"ski-gallery"> {}

const neverChanges = () => () => {};
/** React warns of layout effects on a server, where there are none. */
const useClientEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

function component<Name extends keyof SkiTags>(
  tag: Name,
  displayName: string,
  load: () => Promise<unknown>,
): ForwardRefExoticComponent<TagComponentProps<Name>> {
  const Tag = tag as ElementType<RefAttributes<HTMLElement>>;
  const Component = forwardRef<SkiTags[Name]["element"], Readonly<Record<string, unknown>>>((props, ref) => {
    const element = useRef<HTMLElement>(null);
    const { ofReact, attributes, properties, listeners } = sorted(props);
    const rendered = useRendered(attributes);
    useGiven(element, attributes, properties);
    useClientEffect(() => {
      const target = element.current;
      for (const [name, listener] of listeners) target?.addEventListener(name, listener);
      return () => {
        for (const [name, listener] of listeners) target?.removeEventListener(name, listener);
      };
    });
    useImperativeHandle(ref, () => element.current as SkiTags[Name]["element"], []);
    // After the properties and listeners of the first render are there: nothing is drawn before the tag is defined.
    useEffect(() => {
      // The failure is logged; the tag keeps its children.
      load().catch(() => undefined);
    }, []);
    return <Tag {...ofReact} {...rendered} ref={element} />;
  });
  Component.displayName = displayName;
  return Component;
}

/** The attributes that React renders: on a server, and where it takes over what a server rendered. Elsewhere an effect sets them. */
function useRendered(attributes: TagProps["attributes"]): TagProps["attributes"] {
  const isFromServer = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  return useState(() => (isFromServer ? attributes : {}))[0];
}

/**
 * Sets the attributes and properties that are given, and takes back those that no longer are. React does not: 18 writes `false` as a
 * text and names attributes as props, 19 sets properties once a tag is defined, and takes a text back by setting `undefined`.
 */
function useGiven(element: RefObject<HTMLElement | null>, attributes: TagProps["attributes"], properties: TagProps["properties"]): void {
  const before = useRef<Pick<TagProps, "attributes" | "properties">>({ attributes: {}, properties: {} });
  useClientEffect(() => {
    const target = element.current;
    if (!target) return;
    for (const name of Object.keys(before.current.properties)) if (!(name in properties)) takeBack(target, name);
    for (const name of Object.keys(before.current.attributes)) if (!(name in attributes)) target.removeAttribute(name);
    for (const [name, text] of Object.entries(attributes))
      if (before.current.attributes[name] !== text && target.getAttribute(name) !== text) target.setAttribute(name, text);
    for (const [name, value] of Object.entries(properties)) if (before.current.properties[name] !== value) Reflect.set(target, name, value);
    before.current = { attributes, properties };
  });
}

/** Before the tag is defined, a property is the element's own, and would hide the attribute of its name. */
function takeBack(element: HTMLElement, property: string): void {
  if (Object.hasOwn(element, property)) Reflect.deleteProperty(element, property);
  else Reflect.set(element, property, undefined);
}

export const SkiSearchbar: ForwardRefExoticComponent<SkiSearchbarProps> = component("ski-searchbar", "SkiSearchbar", () =>
  loadFile(() => import("../ski-searchbar.js")),
);
export const SkiResults: ForwardRefExoticComponent<SkiResultsProps> = component("ski-results", "SkiResults", () =>
  loadFile(() => import("../ski-results.js")),
);
export const SkiDatePicker: ForwardRefExoticComponent<SkiDatePickerProps> = component("ski-date-picker", "SkiDatePicker", () =>
  loadFile(() => import("../ski-date-picker.js")),
);
export const SkiGallery: ForwardRefExoticComponent<SkiGalleryProps> = component("ski-gallery", "SkiGallery", () =>
  loadFile(() => import("../ski-gallery.js")),
);
