/** Defines `<ski-searchbar>`. */
import { register } from "./common.js";
import { SkiSearchbar } from "./ski-searchbar.class.js";

declare global {
  interface HTMLElementTagNameMap {
    "ski-searchbar": SkiSearchbar;
  }
}

register("ski-searchbar", SkiSearchbar);

export { SkiSearchbar };
export type { SkiEventDetails } from "./events.js";
