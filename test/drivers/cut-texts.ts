import type { Page } from "@playwright/test";

/** The texts of a tag that a box around them cuts, or that lie over one another. Empty if all can be read, where they scroll too. */
export function cutTexts(page: Page, tag: string): Promise<string[]> {
  return page
    .locator(tag)
    .first()
    .evaluate((host) => {
      const root = host.shadowRoot;
      if (!root) return [`${host.localName} is not drawn`];
      const open = [...root.querySelectorAll("dialog[open], [popover]:popover-open")].at(-1);
      const walker = document.createTreeWalker(open ?? root, NodeFilter.SHOW_TEXT);
      const cut = new Set<string>();
      const ancestorsOf = (element: Element): Element[] => [element, ...(element.parentElement ? ancestorsOf(element.parentElement) : [])];
      const shown: { readonly text: string; readonly node: Node; readonly box: DOMRect }[] = [];
      while (walker.nextNode()) {
        const { currentNode } = walker;
        const parent = currentNode.parentElement;
        const text = currentNode.textContent?.trim();
        if (!parent || !text || parent.closest("style, option, [inert]")) continue;
        // For screen readers alone.
        if (ancestorsOf(parent).some((box) => getComputedStyle(box).clipPath !== "none")) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(currentNode);
        // The cards of a list repeat: those of the first screens stand for all.
        const rects = [...range.getClientRects()].filter(({ top, width, height }) => top < 3 * innerHeight && width > 1 && height > 1);
        if (rects.length === 0) continue;
        const scrollers = ancestorsOf(parent).filter((box) => {
          const { overflowX, overflowY } = getComputedStyle(box);
          return [overflowX, overflowY].some((value) => ["auto", "scroll"].includes(value));
        });
        const isInView = (line: DOMRect) =>
          scrollers.every((box) => {
            const { left, right, top, bottom } = box.getBoundingClientRect();
            return line.right > left && line.left < right && line.bottom > top && line.top < bottom;
          });
        const lines = rects.filter(isInView);
        for (const box of lines)
          if (!parent.closest(".dock, .sticky, .panel-foot, .dates-foot")) shown.push({ text, node: currentNode, box });
        for (let box: Element | null = parent; box; box = box.parentElement) {
          const { overflowX, overflowY, display } = getComputedStyle(box);
          if (display === "contents") continue;
          const { left, right, top, bottom } = box.getBoundingClientRect();
          const isOut = (line: DOMRect) =>
            (["hidden", "clip"].includes(overflowX) && (line.left < left - 1 || line.right > right + 1)) ||
            (["hidden", "clip"].includes(overflowY) && (line.top < top - 4 || line.bottom > bottom + 4));
          if (lines.some(isOut)) cut.add(`${text} is cut by .${box.className.toString().replaceAll(" ", ".")}`);
          if ([overflowX, overflowY].some((value) => ["auto", "scroll"].includes(value))) break;
          if (box === open) break;
        }
        const scrolls = parent.closest(".tabs, .strip, .viewer-strip");
        if (!scrolls && lines.some(({ left, right }) => left < -1 || right > innerWidth + 1)) cut.add(`${text} is beyond the screen`);
      }
      for (const [at, one] of shown.entries())
        for (const other of shown.slice(at + 1)) {
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          if (wide > 2 && high > Math.min(one.box.height, other.box.height) / 3 && one.node !== other.node)
            cut.add(`${one.text} is over ${other.text}`);
        }
      return [...cut];
    });
}
