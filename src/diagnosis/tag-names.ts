/** The tags of the library. */
export const tagNames: readonly string[] = ["ski-searchbar", "ski-results", "ski-date-picker", "ski-gallery"];
