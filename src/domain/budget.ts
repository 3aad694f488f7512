/** What the party wants to spend on the whole stay, in whole units of the currency; null is no bound. */
export interface Budget {
  readonly min: number | null;
  readonly max: number | null;
}
