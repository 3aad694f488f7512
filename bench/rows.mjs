/** What is measured, in the order of printing. */
import { row as elements } from "./rows/elements.mjs";
import { row as bytes } from "./rows/bytes.mjs";
import { row as click } from "./rows/click.mjs";
import { row as heap } from "./rows/heap.mjs";
import { row as layouts } from "./rows/layouts.mjs";
import { row as loading } from "./rows/loading.mjs";
import { row as mount } from "./rows/mount.mjs";
import { row as press } from "./rows/press.mjs";

export const rows = [elements, mount, press, click, heap, layouts, loading, bytes];
