import { addMessages } from "./errors.js";

/** Messages of what only the connection throws, and, for compatibility, of what no call throws. */
addMessages({
  EventSourceInitialization:
    "There was an error while initializing Real Time Update service, it seems that the event source library dependency wasn't installed",
  NotTargeted: "Visitor code {1} is not targeted",
  VisitAmount: "Visit amount must be a number between 1 and 25",
  StorageRead: "No data found in storage under {1} key",
  StorageEmpty: "No data found in storage",
  RemoteData: "Couldn't retrieve data from Kameleoon server. Error: {1}",
  MaximumRetriesReached: "Maximum retries reached, request failed. Reason: {1}",
});

export { KameleoonError } from "./errors.js";
