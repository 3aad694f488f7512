/** `ski-elements/testing`: drivers of the tags, and a stub of the seller's calls, for the tests of a page. It defines no tag. */
export { datePicker } from "../src/test-helpers/date-picker.js";
export { fromElement } from "../src/test-helpers/element-finder.js";
export { gallery } from "../src/test-helpers/gallery.js";
export { results } from "../src/test-helpers/results.js";
export { searchBar } from "../src/test-helpers/search-bar.js";
export { routeTo } from "../src/test-helpers/stub/route-to.js";
export { stubCalls } from "../src/test-helpers/stub/stub-calls.js";
export type { DatePickerDriver } from "../src/test-helpers/date-picker.js";
export type { DayRange, FirstStay } from "../src/test-helpers/days.js";
export type { DriverOptions, Tag } from "../src/test-helpers/driver.js";
export type { FilterKey } from "../src/test-helpers/filter-keys.js";
export type { Finder, FoundName, FoundRole } from "../src/test-helpers/finder.js";
export type { GalleryDriver } from "../src/test-helpers/gallery.js";
export type { ResultsDriver, SortKey } from "../src/test-helpers/results.js";
export type { Participants, SearchBarDriver } from "../src/test-helpers/search-bar.js";
export type { RoutablePage, RoutedCall } from "../src/test-helpers/stub/route-to.js";
export type { StubAnswer, StubAnswers, StubCallName, StubCalls, StubOptions, StubRequest } from "../src/test-helpers/stub/types.js";
