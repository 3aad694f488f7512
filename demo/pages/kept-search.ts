/** The cookie of the search that the visitor left last: the hash of the results, without its `#`. */
export const searchCookie = "nevea-search";
/** A longer one is not kept. */
export const longestSearch = 1000;
