/** Defines every tag of the library. */
export { SkiSearchbar } from "./ski-searchbar.js";
export { SkiResults } from "./ski-results.js";
export { SkiDatePicker } from "./ski-date-picker.js";
export { SkiGallery } from "./ski-gallery.js";
