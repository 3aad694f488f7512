import { startInstantSearch } from "../instantsearch-page.js";

startInstantSearch(document.querySelector("#app"), 20);
