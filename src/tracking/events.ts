import type { FilterClick, PrestationClick, ProductClick, ViewItemList } from "./list-events.js";
import type { SearchModule } from "./search-event.js";

/**
 * What is pushed to a page's data layer, as plain objects. In every locale a day is written the French way (`06/02/2027`), a duration
 * is in days, and a rating is a text with one decimal.
 */
export type TrackedEvent = SearchModule | FilterClick | ViewItemList | ProductClick | PrestationClick;
