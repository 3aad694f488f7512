import { docs as datePickerDocs } from "../ski-date-picker.docs.js";
import { definition as datePicker } from "../ski-date-picker.class.js";
import { docs as galleryDocs } from "../ski-gallery.docs.js";
import { definition as gallery } from "../ski-gallery.class.js";
import { docs as resultsDocs } from "../ski-results.docs.js";
import { definition as results } from "../ski-results.class.js";
import { docs as searchbarDocs } from "../ski-searchbar.docs.js";
import { definition as searchbar } from "../ski-searchbar.class.js";

const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";
const pictures = JSON.stringify([{ img: pixel, imgMedium: pixel, imgXL: pixel }]);

/** Every tag for the tests that all of them have, with attributes that lead to different views. */
export const tags = [
  { definition: searchbar, docs: searchbarDocs, examples: ['layout="desktop"', 'layout="mobile"'] },
  { definition: results, docs: resultsDocs, examples: [""] },
  { definition: datePicker, docs: datePickerDocs, examples: ["inline", "standalone", "standalone inline range"] },
  { definition: gallery, docs: galleryDocs, examples: [`pictures='${pictures}'`] },
] as const;
