/** What a visitor agrees to. */
export interface ConsentChoices {
  readonly preferences: boolean;
  readonly experiments: boolean;
}

export const consentNames = ["preferences", "experiments"] as const satisfies readonly (keyof ConsentChoices)[];

/** The cookie of the visitor's choices: the names of what was agreed to, such as `preferences.experiments`, or `none`. */
export const consentCookie = "nevea-consent";
/** After half a year the visitor is asked again. */
export const consentDays = 180;

/** The choices in the cookie; null before there are any. */
export function readChoices(cookie: string | null): ConsentChoices | null {
  if (cookie === null) return null;
  const agreed = cookie.split(".");
  return { preferences: agreed.includes("preferences"), experiments: agreed.includes("experiments") };
}

export function writeChoices(choices: ConsentChoices): string {
  return consentNames.filter((name) => choices[name]).join(".") || "none";
}
