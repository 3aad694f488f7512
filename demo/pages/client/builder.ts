/** The script of the builder: what is chosen is written as code at once, shown in the frames, and kept in the address. */
import { startCopying } from "./docs/copy.js";
import { startSearch } from "./docs/search.js";
import { startChoice } from "./builder/choice.js";
import { startPreview } from "./builder/preview.js";
import { showAnswer } from "./builder/shown.js";

const search = document.querySelector<HTMLElement>(".docs-search");
if (search) startSearch(search);
const form = document.querySelector<HTMLFormElement>("[data-builder]");
const preview = document.querySelector<HTMLElement>(".builder-frames");
if (form && preview) {
  const showPreview = startPreview(preview);
  const choice = startChoice(form, (answer) => {
    showAnswer(form, answer);
    showPreview(answer.query);
  });
  for (const block of document.querySelectorAll("[data-copyable]")) startCopying(block, choice.settled);
}
