import { counted, createDriver, listed, namesOf, pattern, plain, whole, type Driver, type DriverOptions, type Tag } from "./driver.js";
import type { Finder } from "./finder.js";

/** A gallery as a visitor uses it: its cover, the visit of all photos, and the viewer of one. */
export interface GalleryDriver {
  /** Opens the visit. */
  open(): Promise<void>;
  /** Shows a photo of the open visit alone, by its place, from 0. */
  enlarge(index: number): Promise<void>;
  /** The next photo of the viewer; the first follows the last. */
  next(): Promise<void>;
  previous(): Promise<void>;
  /** The place of the photo in the viewer, from 0. */
  shown(): Promise<number>;
  /** Closes the viewer, or the visit if none is open. */
  close(): Promise<void>;
}

/** Drives a `ski-gallery`. */
export function gallery(tag: Tag, options: DriverOptions): GalleryDriver {
  const driver = createDriver("ski-gallery", tag, options);
  return {
    open: () => open(driver),
    enlarge: (index) => enlarge(driver, index),
    next: () => step(driver, "next"),
    previous: () => step(driver, "previous"),
    shown: async () => (await placeOf(driver)).index,
    close: () => close(driver),
  };
}

async function partsOf(driver: Driver) {
  const { text } = await driver.words();
  const { tag } = driver;
  const button = (name: string) => tag.getByRole("button", { name: whole(name) });
  return {
    text,
    covers: button(text("gallery.show")).or(tag.getByRole("button", { name: counted(text, "gallery.show_all") })),
    failed: button(text("gallery.unavailable")),
    photos: button(text("gallery.enlarge", { photo: "{{photo}}" })),
    viewer: tag.getByRole("dialog", { name: text("gallery.viewer"), exact: true }),
    dialogs: tag.getByRole("dialog"),
  };
}

async function open(driver: Driver): Promise<void> {
  const { covers, failed, photos } = await partsOf(driver);
  await driver.shown(covers.or(failed), "The gallery is not drawn.");
  if ((await covers.count()) > 0) await covers.nth(0).click();
  await driver.shown(photos.or(failed), "The photos do not open.");
  if ((await failed.count()) > 0) throw new Error("The gallery has no photos to open.");
}

async function enlarge(driver: Driver, index: number): Promise<void> {
  const { photos, viewer } = await partsOf(driver);
  await driver.shown(photos.nth(index), async () => `The visit shows no photo ${index}. It shows: ${listed(await namesOf(photos))}.`);
  await photos.nth(index).click();
  await driver.shown(viewer, "The viewer does not open.");
}

async function step(driver: Driver, to: "next" | "previous"): Promise<void> {
  const { text, viewer } = await partsOf(driver);
  const { index, total } = await placeOf(driver);
  if (total === 1) throw new Error("The gallery has one photo only.");
  const by = to === "next" ? 1 : -1;
  const button = viewer.getByRole("button", { name: text(`gallery.${to}`), exact: true });
  if ((await button.count()) > 0) await button.click();
  else await pressBeside(viewer.getByRole("list", { name: text("gallery.strip"), exact: true }).getByRole("button"), by);
  const wanted = (index + by + total) % total;
  await driver.until(async () => (await placeOf(driver)).index === wanted, `The viewer does not turn to photo ${wanted}.`);
}

/** A phone has no buttons that turn the photo: it is chosen in the strip, which marks the one that is shown. */
async function pressBeside(photos: Finder, by: number): Promise<void> {
  const count = await photos.count();
  for (let index = 0; index < count; index += 1) {
    if ((await photos.nth(index).getAttribute("aria-current")) === null) continue;
    return photos.nth((index + by + count) % count).click();
  }
}

async function placeOf(driver: Driver): Promise<{ readonly index: number; readonly total: number }> {
  const { text, viewer } = await partsOf(driver);
  await driver.shown(viewer, "No photo is shown alone: call enlarge() first.");
  const content = plain(await viewer.textContent());
  const counter = pattern(text("gallery.counter", { current: "{{current}}", total: "{{total}}" })).replaceAll(".+", "(\\d+)");
  const found = new RegExp(counter, "u").exec(content);
  if (!found) throw new Error(`The viewer does not name its photo: ${content}`);
  return { index: Number(found[1]) - 1, total: Number(found[2]) };
}

async function close(driver: Driver): Promise<void> {
  const { text, viewer, dialogs } = await partsOf(driver);
  await driver.shown(dialogs, "The gallery is not open.");
  const top = (await viewer.isVisible()) ? viewer : dialogs.nth(0);
  await top.getByRole("button", { name: text("gallery.close"), exact: true }).click();
  await driver.gone(top, "The gallery stays open.");
}
