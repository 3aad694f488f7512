import { expect, type CDPSession, type Page } from "@playwright/test";
import { locales } from "./demo.js";
import { nextFrame } from "./frames.js";

export interface PhotoPageOptions {
  readonly count?: number;
  /** Styles of what is before the gallery. */
  readonly before?: string;
  /** Attributes of the tag. */
  readonly attributes?: string;
  /** Further fields of the pictures, by their index. */
  readonly fields?: Readonly<Record<number, Readonly<Record<string, string | null>>>>;
  /** Pictures that are upright. */
  readonly portraits?: readonly number[];
  /** Pictures, or single sizes of them (`2-l`), that cannot be loaded. */
  readonly broken?: readonly string[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const settings = 'locale="fr-FR" engine-id="1" currency="EUR" menu-domain="localhost" analytics="off"';
const widths = { s: 400, m: 800, l: 1600 } as const;

function drawing(number: number, size: keyof typeof widths, upright: boolean): string {
  const long = widths[size];
  const short = Math.round((long * 2) / 3);
  const [width, height] = upright ? [short, long] : [long, short];
  const tone = (number * 47) % 360;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="100%" height="100%" fill="hsl(${tone} 60% 60%)"/><text x="50%" y="50%" font-size="${short / 4}" text-anchor="middle">${number + 1}</text></svg>`
  );
}

/** A separate tall page, at the seller's origin, with a gallery of given pictures and a button next to it. */
export class PhotoPage {
  /** The pictures that were loaded: `3-m` is the fourth in its medium size. */
  readonly loaded: string[] = [];
  readonly problems: string[] = [];
  readonly words = locales["fr-FR"].words.gallery;
  readonly gallery;
  readonly visit;
  readonly viewer;

  private constructor(
    readonly page: Page,
    private readonly client: CDPSession,
  ) {
    this.gallery = page.locator("ski-gallery");
    this.visit = this.gallery.locator("[part~=visit]");
    this.viewer = this.gallery.locator("[part~=viewer]");
    page.on("pageerror", (error) => this.problems.push(error.message));
    page.on("console", (message) => {
      if (["warning", "error"].includes(message.type()) && !message.text().includes("404")) this.problems.push(message.text());
    });
  }

  static async open(page: Page, options: PhotoPageOptions = {}): Promise<PhotoPage> {
    const photos = new PhotoPage(page, await page.context().newCDPSession(page));
    await photos.serve(options);
    await page.goto("/photo-page");
    await page.waitForFunction(() => customElements.get("ski-gallery") !== undefined);
    await page.evaluate(
      ({ count, fields }) => {
        const address = (index: number, size: string) => `/photo/${index}-${size}.svg`;
        const pictures = Array.from({ length: count }, (_, index) => ({
          img: address(index, "s"),
          imgMedium: address(index, "m"),
          imgXL: address(index, "l"),
          ...fields[index],
        }));
        Object.assign(document.querySelector("ski-gallery") ?? {}, { pictures });
      },
      { count: options.count ?? 14, fields: options.fields ?? {} },
    );
    await expect(photos.cover).toBeVisible();
    return photos;
  }

  private async serve({ before = "", attributes = "", portraits = [], broken = [] }: PhotoPageOptions): Promise<void> {
    await this.page.route("**/photo-page", (route) =>
      route.fulfill({
        contentType: "text/html; charset=utf-8",
        body:
          '<!doctype html><html lang="fr"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Photos</title>' +
          '<link rel="icon" href="data:,"><body style="margin:0;min-height:4000px"><main><h1>Photos</h1><button id="opener">Photos</button>' +
          `<p style="${before}"></p>` +
          `<ski-gallery ${settings} ${attributes}></ski-gallery></main>` +
          '<script type="module" src="/dist/elements/ski-gallery.js"></script>',
      }),
    );
    await this.page.route("**/photo/*.svg", (route) => {
      const name = /photo\/(.+)\.svg/.exec(route.request().url())?.[1] ?? "";
      const [index = "", size = "s"] = name.split("-");
      this.loaded.push(name);
      if (broken.includes(name) || broken.includes(index)) return route.fulfill({ status: 404 });
      const body = drawing(Number(index), size as keyof typeof widths, portraits.includes(Number(index)));
      return route.fulfill({ contentType: "image/svg+xml", body });
    });
  }

  get cover() {
    return this.gallery.locator("[part~=cover]");
  }
  get counter() {
    return this.viewer.locator("[part~=counter]");
  }
  photo(index: number) {
    return this.visit.locator(`[part~=photo][data-index="${index}"]`);
  }
  /** The picture that is shown in the viewer. */
  get picture() {
    return this.viewer.locator(".viewer-slide:not([aria-hidden]) .viewer-picture");
  }

  async openVisit(): Promise<void> {
    await this.cover.click();
    await expect(this.photo(0)).toBeVisible();
  }
  async openViewer(index = 0): Promise<void> {
    await this.openVisit();
    await this.photo(index).click();
    await expect(this.viewer).toBeVisible();
    await this.rests();
  }
  /** Waits until all animations have ended. */
  async rests(): Promise<void> {
    await this.gallery.evaluate(async (element) => {
      const animations = () => element.shadowRoot?.getAnimations().filter(({ playState }) => playState === "running") ?? [];
      for (let quiet = 0; quiet < 3; quiet = animations().length === 0 ? quiet + 1 : 0)
        await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  }
  /** The gallery's element that has the focus, by its part, or the page's by its id. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      const inside = document.activeElement?.shadowRoot?.activeElement;
      return inside ? `${inside.part.value} ${(inside as HTMLElement).dataset["index"] ?? ""}`.trim() : (document.activeElement?.id ?? "");
    });
  }
  scrolled(): Promise<number> {
    return this.page.evaluate(() => window.scrollY);
  }
  /** How much the page itself is enlarged. */
  enlarged(): Promise<number> {
    return this.page.evaluate(() => window.visualViewport?.scale ?? 0);
  }
  /** The scale and the place of the picture in the viewer. */
  transform(): Promise<{ scale: number; x: number; y: number }> {
    return this.picture.evaluate((element) => {
      const { a, m41, m42 } = new DOMMatrix(getComputedStyle(element).transform);
      return { scale: a, x: m41, y: m42 };
    });
  }

  /** Fingers on the glass: each list is a finger's way, point by point, lifted at the end. `interval`: the ms between two events by their own clock, however slow the machine. */
  async touch(ways: readonly (readonly Point[])[], { lift = true, interval = 0 } = {}): Promise<void> {
    const at = (step: number) => ways.flatMap((way, id) => (way[step] ? [{ ...way[step], id }] : []));
    const start = Date.now() / 1000;
    const time = (step: number) => (interval === 0 ? {} : { timestamp: start + (step * interval) / 1000 });
    await this.send("touchStart", at(0), time(0));
    for (let step = 1; step < Math.max(...ways.map(({ length }) => length)); step += 1) {
      await nextFrame(this.page);
      await this.send("touchMove", at(step), time(step));
    }
    if (lift) await this.send("touchEnd", [], time(Math.max(...ways.map(({ length }) => length))));
  }
  /** A swipe that scrolls the photos of the visit; ends when its momentum has. */
  async scrollVisit(way: readonly Point[]): Promise<void> {
    const body = this.visit.locator(".visit-body");
    await body.evaluate((element) => {
      const ended = new Promise((resolve) => element.addEventListener("scrollend", resolve, { once: true }));
      Object.assign(window, { scrollEnded: ended });
    });
    await this.touch([way]);
    await body.evaluate(() => (window as unknown as { scrollEnded: Promise<Event> }).scrollEnded.then(() => null));
  }
  async lift(): Promise<void> {
    await this.send("touchEnd", []);
  }
  async tap(point: Point): Promise<void> {
    await this.touch([[point]]);
  }
  /** Two taps that are 100 ms apart by their own clock, however slow the machine. */
  async tapTwice(point: Point): Promise<void> {
    const start = Date.now() / 1000;
    for (const timestamp of [start, start + 0.1]) {
      await this.send("touchStart", [{ ...point, id: 0 }], { timestamp });
      await this.send("touchEnd", [], { timestamp: timestamp + 0.02 });
    }
  }
  private async send(
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: readonly (Point & { id: number })[],
    time = {},
  ): Promise<void> {
    await this.client.send("Input.dispatchTouchEvent", { type, touchPoints: [...touchPoints], ...time });
  }
  cdp(): CDPSession {
    return this.client;
  }
}

/** The points of a straight way, both ends included. */
export function line(from: Point, to: Point, steps = 8): Point[] {
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
}
