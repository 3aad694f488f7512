/** What is measured, in the order of printing. */
import { row as elements } from "./rows/elements.mjs";
import { row as mount } from "./rows/mount.mjs";
import { row as press } from "./rows/press.mjs";

export const rows = [elements, mount, press];
