/** Defines `<ski-gallery>`. */
import { register } from "./common.js";
import { SkiGallery } from "./ski-gallery.class.js";

declare global {
  interface HTMLElementTagNameMap {
    "ski-gallery": SkiGallery;
  }
}

register("ski-gallery", SkiGallery);

export { SkiGallery };
export type { SkiEventDetails } from "./events.js";
