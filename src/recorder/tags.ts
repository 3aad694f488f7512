import { tagNames } from "../diagnosis/tag-names.js";
import type { Log } from "./log.js";
import { maskedAttribute } from "./personal.js";

const selector = tagNames.join();

/** The tags of the page, numbered in the order in which it had them. */
export interface Tags {
  /** The number of a tag; undefined for any other element. */
  numberOf(element: Element): number | undefined;
  readonly all: readonly Element[];
  stop(): void;
}

/** An attribute that the tag reads, or will once it is defined. */
const isRead = (name: string): boolean => !/^(?:id|class|style|slot|part|title|on.*|data-.*|aria-.*)$/.test(name) || name === "on-page";

function attributesOf(tag: Element): Record<string, string> {
  const read = [...tag.attributes].filter(({ name }) => isRead(name));
  return Object.fromEntries(read.map(({ name, value }) => [name, maskedAttribute(name, value)]));
}

const tagsIn = (node: Node): Element[] =>
  node instanceof Element ? [...(node.matches(selector) ? [node] : []), ...node.querySelectorAll(selector)] : [];

/** Notes the tags of the page, those that come and go, and their attributes. Calls back with each tag once. */
export function followTags(log: Log, found: (tag: Element, number: number) => void): Tags {
  const all: Element[] = [];
  const present = new Set<Element>();

  function add(tag: Element): void {
    if (present.has(tag)) return;
    const known = all.indexOf(tag);
    const number = known < 0 ? all.push(tag) - 1 : known;
    present.add(tag);
    log.add({ type: "tag", tag: number, name: tag.localName, attributes: attributesOf(tag) });
    attributeChanges.observe(tag, { attributes: true });
    if (known < 0) found(tag, number);
  }
  function remove(tag: Element): void {
    if (tag.isConnected || !present.delete(tag)) return;
    log.add({ type: "tag-removed", tag: all.indexOf(tag) });
  }
  const attributeChanges = new MutationObserver((changes) => {
    for (const { target, attributeName: name } of changes) {
      if (!(target instanceof Element) || name === null || !isRead(name)) continue;
      const value = target.getAttribute(name);
      log.add({ type: "attribute", tag: all.indexOf(target), name, value: value === null ? null : maskedAttribute(name, value) });
    }
  });
  const children = new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      [...removedNodes].flatMap(tagsIn).forEach(remove);
      [...addedNodes]
        .flatMap(tagsIn)
        .filter((tag) => tag.isConnected)
        .forEach(add);
    }
  });

  tagsIn(document.documentElement).forEach(add);
  children.observe(document.documentElement, { childList: true, subtree: true });
  return {
    all,
    numberOf(element) {
      const number = all.indexOf(element);
      return number < 0 ? undefined : number;
    },
    stop() {
      attributeChanges.disconnect();
      children.disconnect();
    },
  };
}
