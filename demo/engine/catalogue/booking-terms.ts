/** What the booking terms lay down in numbers; demo/words/legal writes them in each language. */
export const bookingTerms = {
  /** Days before arrival until which the balance is due. */
  balanceDays: 30,
  /** What is kept of the price when a stay is cancelled at the latest so many days before arrival, in percent. */
  kept: [
    { days: 30, percent: 30 },
    { days: 15, percent: 60 },
    { days: 0, percent: 100 },
  ],
  snow: {
    /** The lifts that have to run, in percent of the domain's, ... */
    liftsPercent: 30,
    /** ...so many days before arrival. */
    checkDays: 3,
    /** Days before arrival until which one changes or cancels without cost if fewer run. */
    decisionDays: 1,
    /** Metres of the village from which the guarantee applies, with the first and the last arrival as `MM-dd`; the highest first. */
    seasons: [
      { altitude: 1800, first: "12-05", last: "04-10" },
      { altitude: 1200, first: "12-19", last: "03-20" },
    ],
  },
} as const;
