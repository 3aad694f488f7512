/** Every tag of the library. */
import "./ski-searchbar.js";
import "./ski-results.js";
import "./ski-date-picker.js";
import "./ski-gallery.js";
