/** What the dock opens over the whole screen. */
export type DockSurface = "packages" | "sort" | "filters";
