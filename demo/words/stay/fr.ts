import type { Words } from "../../../src/i18n/words.js";

export const fr: Words = {
  on_this_page: "Sur cette page",
  to_dates: "Dates",
  to_rooms: "Logements",
  to_conditions: "Conditions",
  to_place: "Situation",
};
