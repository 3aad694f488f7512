/** The classes of the elements. Defines no tag: for registries and names of the page's own. */
import { installGlobal } from "../src/app/global.js";
import { settings } from "./settings.js";

installGlobal(settings);

export { SkiSearchbar } from "./ski-searchbar.class.js";
export { SkiResults } from "./ski-results.class.js";
export { SkiDatePicker } from "./ski-date-picker.class.js";
export { SkiGallery } from "./ski-gallery.class.js";
