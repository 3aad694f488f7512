/** Something that a visitor may agree to. */
export type Consent = "experiments" | "preferences";

let chosen: readonly Consent[] | undefined;
const listeners = new Set<() => void>();

/** What the visitor agreed to through the page's own script; undefined until it said so. Wins over the attribute. */
export function chosenConsent(): readonly Consent[] | undefined {
  return chosen;
}

/** Remembers what the visitor agreed to; each connected element hands it to its search. */
export function setConsent(choices: { readonly experiments?: boolean; readonly preferences?: boolean }): void {
  chosen = (["experiments", "preferences"] as const).filter((name) => choices[name] === true);
  for (const listener of listeners) listener();
}

export function onConsentChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
