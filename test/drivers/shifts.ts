import type { Page } from "@playwright/test";

/**
 * Sums the layout shifts from the first paint on. The browser marks those in the half second after an input as caused by
 * it; they are counted too where `afterInput` says so, so that the sum does not depend on how fast the machine is.
 */
export async function watchShifts(page: Page, { afterInput = false } = {}): Promise<() => Promise<number>> {
  await page.addInitScript((all) => {
    const seen = { sum: 0 };
    Object.assign(window, { shiftsSeen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (all || !entry.hadRecentInput) seen.sum += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  }, afterInput);
  return () => page.evaluate(() => (window as unknown as { shiftsSeen: { sum: number } }).shiftsSeen.sum);
}
