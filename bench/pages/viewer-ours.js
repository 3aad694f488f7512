import { loadModules } from "./our-modules.js";
import { photos } from "./photos.mjs";
import { painted, timeUntil } from "./stopwatch.js";
import { viewerPage } from "./viewer-page.js";

await loadModules();

const root = () => document.querySelector("ski-gallery").shadowRoot;
const picturesOf = (addresses) => ({
  picturesLodging: addresses.map((address) => ({ img: address, imgMedium: address, imgXL: address })),
  picturesLodgingWinter: [],
  picturesLodgingSummer: [],
  picturesAccomodation: [],
});

const frames = () => new Promise((resolve) => setTimeout(resolve, 200));

/** A closed gallery in place of what is there. */
async function show(addresses) {
  document.querySelector("#app").innerHTML = `<ski-gallery locale="en-GB"></ski-gallery>`;
  document.querySelector("ski-gallery").pictures = picturesOf(addresses);
  await frames();
}

const openVisit = () => root().querySelector("[part~=cover]").click();

viewerPage({
  /** The visit with its wall of thumbnails is open before the viewer. */
  async mount() {
    await show(photos);
    openVisit();
    await frames();
  },
  thumbnail: () => root().querySelector("[part~=photo]"),
  roots: () => [root()],
  shown() {
    const viewer = root().querySelector("[part~=viewer]");
    return viewer?.open ? Number.parseInt(viewer.querySelector("[part~=counter]").textContent, 10) : null;
  },
  close: () => root().querySelector("[part~=viewer] [part~=close]").click(),
});

/** @returns {Promise<number>} ms from the press of the cover until the visit of so many photos is painted */
globalThis.page.openVisit = async (count) => {
  await show(Array.from({ length: count }, (_, number) => photos[number % photos.length]));
  const started = performance.now();
  await timeUntil(
    openVisit,
    () => [root()],
    () => root().querySelector("[part~=photo]") !== null,
  );
  await painted();
  await painted();
  return performance.now() - started;
};
