/** The dates of a stay, `yyyy-MM-dd`. Committed only whole or empty. */
export interface StayDates {
  readonly start: string | null;
  readonly end: string | null;
}
