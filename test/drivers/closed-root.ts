import { selectors, type Page } from "@playwright/test";
import type { TagFinder } from "./demo.js";

const engine = "closed";
let registered: Promise<void> | null = null;

/** Finds what a page's closed shell hands out of its shadow root, which no selector reaches by itself. */
export async function closedRoot(page: Page): Promise<TagFinder> {
  await (registered ??= selectors.register(engine, createEngine));
  return { locator: (tag) => page.locator(`${engine}=${tag}`) };
}

/** Runs in the page. */
function createEngine() {
  function find(selector: string): Element[] {
    const shell = document.querySelector<HTMLElement & { find(selector: string): Element | null }>("closed-shell");
    const found = shell?.find(selector);
    return found ? [found] : [];
  }
  return {
    query: (_root: unknown, selector: string) => find(selector)[0] ?? null,
    queryAll: (_root: unknown, selector: string) => find(selector),
  };
}
