/** What is measured, in the order of printing. */
import { row as bytes } from "./rows/bytes.mjs";
import { row as calendar } from "./rows/calendar.mjs";
import { row as click } from "./rows/click.mjs";
import { row as demoPhone } from "./rows/demo-phone.mjs";
import { row as elements } from "./rows/elements.mjs";
import { row as flags } from "./rows/flags.mjs";
import { row as gallery } from "./rows/gallery.mjs";
import { row as heap } from "./rows/heap.mjs";
import { row as layouts } from "./rows/layouts.mjs";
import { row as loading } from "./rows/loading.mjs";
import { row as mount } from "./rows/mount.mjs";
import { row as phone } from "./rows/phone.mjs";
import { row as press } from "./rows/press.mjs";
import { row as suggestions } from "./rows/suggestions.mjs";

export const rows = [elements, mount, press, click, layouts, heap, suggestions, calendar, gallery, flags, loading, phone, demoPhone, bytes];
