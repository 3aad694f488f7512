/** The attribute of the element in the page that holds the panel of a diagnosis. */
export const marker = "data-ski-doctor";
