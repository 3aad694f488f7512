/** Defines `<ski-results>`. */
import { register } from "./common.js";
import { SkiResults } from "./ski-results.class.js";

declare global {
  interface HTMLElementTagNameMap {
    "ski-results": SkiResults;
  }
}

register("ski-results", SkiResults);

export { SkiResults };
export type { SkiEventDetails } from "./events.js";
