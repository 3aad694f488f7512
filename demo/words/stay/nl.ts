import type { Words } from "../../../src/i18n/words.js";

export const nl: Words = {
  on_this_page: "Op deze pagina",
  to_dates: "Data",
  to_rooms: "Kamers",
  to_conditions: "Voorwaarden",
  to_place: "Ligging",
};
