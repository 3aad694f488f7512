/** What the dock alone opens over the whole screen. */
export type DockSurface = "packages" | "sort" | "filters";

/** What the results open over the page. */
export type Surface = DockSurface | "shortlist" | "dates";
