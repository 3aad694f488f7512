import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary: string }[];
}
interface Axe {
  run(context: string | Document, options: { readonly resultTypes: readonly "violations"[] }): Promise<{ violations: Violation[] }>;
}
type WindowWithAxe = Window & { readonly axe: Axe };

/** Axe, loaded into the page once. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(source);
}

/** Waits until nothing in the page, shadow roots included, fades or moves any more. */
export async function finishAnimations(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
    ];
    const animations = rootsIn(document).flatMap((root) => root.getAnimations());
    const ending = animations.filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** The violations in a part of the page, or all of it, shadow roots included, once nothing fades in any more. */
export async function violationsIn(page: Page, selector?: string): Promise<string[]> {
  await finishAnimations(page);
  const found = await page.evaluate(async (part) => {
    // Every rule is run; elements are listed only for violations.
    const { violations } = await (window as unknown as WindowWithAxe).axe.run(part ?? document, { resultTypes: ["violations"] });
    return violations;
  }, selector);
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${JSON.stringify(node.target)} ${node.failureSummary}`));
}
