/** The locales the product speaks. `fr-FR-CSE` is the works-council variant of French. */
export const locales = ["fr-FR", "fr-FR-CSE", "en-GB", "nl-NL"] as const;
export type Locale = (typeof locales)[number];
export type Language = "fr" | "en" | "nl";
