import type { Words } from "../../../src/i18n/words.js";

export const en: Words = {
  on_this_page: "On this page",
  to_dates: "Dates",
  to_rooms: "Rooms",
  to_conditions: "Conditions",
  to_place: "Where it is",
};
