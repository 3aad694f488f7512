import { lazyView } from "../../../controls/lazyView.js";

/** Days and weeks as pages. */
export const LazyWeekCalendar = lazyView(() => import("./week/week-calendar.lazy.js"));
