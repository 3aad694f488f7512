/** Diagnoses the page on its own, whether or not the library is loaded, and shows what it finds in a panel. */
import { diagnosePage } from "../src/diagnosis/diagnose-page.js";
import { showPanel } from "../src/diagnosis/panel/panel.js";
import type { AttributeTable } from "../src/element/types/attributes.js";
import { version } from "../src/store/version.js";
import { settings } from "./settings.js";
import { attributes as datePicker } from "./ski-date-picker.attributes.js";
import { attributes as gallery } from "./ski-gallery.attributes.js";
import { attributes as results } from "./ski-results.attributes.js";
import { attributes as searchbar } from "./ski-searchbar.attributes.js";

const tables: Readonly<Record<string, AttributeTable>> = {
  "ski-searchbar": searchbar,
  "ski-results": results,
  "ski-date-picker": datePicker,
  "ski-gallery": gallery,
};

void showPanel(diagnosePage({ settings, of: ({ localName }) => tables[localName] ?? settings }), version);
