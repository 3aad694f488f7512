import { answerStays } from "./last-results.js";
import { keepSearch } from "./kept-search.js";
import { keepStays } from "./kept-stays.js";
import { followTitle } from "./page-title.js";

/**
 * The results page's own script: leads the stays that are opened from it back to its search, which is in the page's title and, with the
 * shortlist, on the home page.
 */
answerStays();
keepSearch();
keepStays();
followTitle();
