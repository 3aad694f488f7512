import type { Browser } from "playwright";
import type { Played } from "./played.js";
import { play, type Way } from "./policy.js";
import type { Wish } from "./wish.js";

/** How a visitor's browser is: a wide screen, and nothing that moves. */
const visitorContext = (locale: string) =>
  ({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", locale, timezoneId: "Europe/Paris" }) as const;

/** Plays a wish in a browser that has never seen the page. */
export async function visit(browser: Browser, origin: string, wish: Wish, today: string, way: Way): Promise<Played> {
  const context = await browser.newContext({ ...visitorContext(wish.locale), baseURL: origin });
  try {
    return await play(await context.newPage(), wish, today, way);
  } finally {
    await context.close();
  }
}
