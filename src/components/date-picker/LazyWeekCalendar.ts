import { lazyView } from "../controls/deferredView.js";

/** Days and weeks as pages. */
export const LazyWeekCalendar = lazyView(() => import("./week-calendar.lazy.js"));
