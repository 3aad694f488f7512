import type { Page } from "@playwright/test";
import { finishAnimations } from "./axe.js";

/**
 * Texts that cannot be read on what is really behind them (WCAG 1.4.3), shadow roots included: each with its ratio. Grounds are
 * combined from what lies at the middle of the text; a text over a picture is not judged. All of the page has to be in the viewport.
 */
export async function faintTexts(page: Page, selector = "body"): Promise<string[]> {
  await finishAnimations(page);
  return page.evaluate((within) => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const known = new Map<string, Colour>();
    const read = (text: string): Colour => {
      const before = known.get(text);
      if (before || !canvas) return before ?? [0, 0, 0, 0];
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = text;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(text, [red, green, blue, alpha / 255]);
      return [red, green, blue, alpha / 255];
    };
    const over = ([r, g, b, alpha]: Colour, [red, green, blue]: Colour): Colour => {
      const mix = (upper: number, lower: number) => upper * alpha + lower * (1 - alpha);
      return [mix(r, red), mix(g, green), mix(b, blue), 1];
    };
    const light = ([...parts]: Colour): number => {
      const [red = 0, green = 0, blue = 0] = parts.slice(0, 3).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const ratio = (one: Colour, two: Colour): number => {
      const [high = 0, low = 0] = [light(one), light(two)].toSorted((a, b) => b - a);
      return (high + 0.05) / (low + 0.05);
    };
    const parentOf = (node: Element): Element | null => {
      const root = node.getRootNode();
      return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    };
    const lineage = (node: Element | null): Element[] => (node ? [node, ...lineage(parentOf(node))] : []);

    /** Null over a picture. */
    const groundAt = (element: Element, x: number, y: number): Colour | null => {
      const root = element.getRootNode() as Document | ShadowRoot;
      const hit = root.elementsFromPoint(x, y);
      const stack = [...new Set([...hit.slice(Math.max(0, hit.indexOf(element))), ...lineage(element)])];
      const layers: Colour[] = [];
      for (const one of stack) {
        if (one.matches("img, picture, svg, canvas, video")) return null;
        const { backgroundColor, backgroundImage } = getComputedStyle(one);
        if (backgroundImage.includes("url(")) return null;
        const colour = read(backgroundColor);
        if (colour[3] > 0) layers.unshift(colour);
        if (colour[3] === 1) break;
      }
      const { colorScheme } = getComputedStyle(document.documentElement);
      return layers.reduce((below, layer) => over(layer, below), read(colorScheme === "dark" ? "#121212" : "#ffffff"));
    };
    const rangeBox = (text: Text): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    };
    const faults: string[] = [];
    const judge = (element: Element): void => {
      const text = [...element.childNodes].find((node): node is Text => node instanceof Text && node.data.trim() !== "");
      if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
      const all = lineage(element);
      if (all.some((one) => one.matches(":disabled, [aria-disabled=true], [inert], .sr, .spoken-only, .skip, option"))) return;
      const box = rangeBox(text);
      if (box.width < 2 || box.height < 2) return;
      const style = getComputedStyle(element);
      const ground = groundAt(element, box.x + box.width / 2, box.y + box.height / 2);
      if (!ground) return;
      const opacity = all.reduce((product, one) => product * Number(getComputedStyle(one).opacity), 1);
      const [red, green, blue, alpha] = read(style.color);
      const found = ratio(over([red, green, blue, alpha * opacity], ground), ground);
      const size = parseFloat(style.fontSize);
      // Stars are a graphic.
      const needed = /^★+$/.test(text.data) || size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
      if (found < needed)
        faults.push(`${found.toFixed(2)}: "${text.data.trim().slice(0, 40)}" in ${all[0]?.localName}.${all[0]?.className}`);
    };
    const walk = (root: ParentNode): void => {
      for (const element of root.querySelectorAll("*")) {
        judge(element);
        if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    for (const part of document.querySelectorAll(within)) {
      judge(part);
      walk(part);
      if (part.shadowRoot) walk(part.shadowRoot);
    }
    return faults;
  }, selector);
}
