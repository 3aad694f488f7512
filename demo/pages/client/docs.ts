/**
 * The script of the documentation: the search over its pages, the playground of a tag, and the editor of the tokens.
 */
import { startCopying } from "./docs/copy.js";
import { loadElements } from "./docs/elements.js";
import { startPlayground } from "./docs/playground.js";
import { startSearch } from "./docs/search.js";
import { startThemeEditor } from "./docs/theme-editor.js";

loadElements();
const search = document.querySelector<HTMLElement>(".docs-search");
if (search) startSearch(search);
for (const place of document.querySelectorAll<HTMLElement>(".playground[data-tag]")) startPlayground(place);
for (const editor of document.querySelectorAll<HTMLElement>(".theme-editor")) startThemeEditor(editor);
for (const block of document.querySelectorAll("[data-copyable]")) startCopying(block);
