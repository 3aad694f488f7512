import { deferredView } from "../controls/deferredView.js";

/** The choice of another month and year. */
export const MonthChooser = deferredView("MonthChooser", () => import("./MonthChooser.js"));

/** The choice of a time of day. */
export const TimeFields = deferredView("TimeFields", () => import("./TimeFields.js"));

/** Days and weeks as pages. */
export const WeekCalendar = deferredView("WeekCalendar", () => import("./WeekCalendar.js"));
