import { loadModules } from "./our-modules.js";
import { photos } from "./photos.mjs";
import { viewerPage } from "./viewer-page.js";

await loadModules();

const root = () => document.querySelector("ski-gallery").shadowRoot;
const pictures = {
  picturesLodging: photos.map((photo) => ({ img: photo, imgMedium: photo, imgXL: photo })),
  picturesLodgingWinter: [],
  picturesLodgingSummer: [],
  picturesAccomodation: [],
};

const frames = () => new Promise((resolve) => setTimeout(resolve, 200));

viewerPage({
  /** The visit with its wall of thumbnails is open before the viewer. */
  async mount() {
    document.querySelector("#app").innerHTML = `<ski-gallery locale="en-GB"></ski-gallery>`;
    document.querySelector("ski-gallery").pictures = pictures;
    await frames();
    root().querySelector("[part~=cover]").click();
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
