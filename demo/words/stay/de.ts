import type { Words } from "../../../src/i18n/words.js";

export const de: Words = {
  on_this_page: "Auf dieser Seite",
  to_dates: "Termin",
  to_rooms: "Zimmer",
  to_conditions: "Bedingungen",
  to_place: "Lage",
};
