import { answerStays } from "./last-results.js";

/** The results page's own script: leads the stays that are opened from it back to its search. */
answerStays();
