/** An amount, and how sure it is. */
export interface Price {
  /** With every unavoidable charge, to the cent. */
  readonly sum: number;
  /** ISO 4217 code. */
  readonly currency: string;
  /** What it is for: the stay of the whole party, or one person of it. */
  readonly basis: "stay" | "person";
  /** `confirmed`: the seller confirmed it at that time, or it does not change; `listed`: it may still change. */
  readonly state: "listed" | "confirmed";
  /** When it was determined, in ISO 8601. */
  readonly time: string;
}

export function priceOf(sum: number, { time, ...more }: Omit<Price, "sum" | "time"> & { readonly time: number | string }): Price {
  return { sum: Math.round(sum * 100) / 100, ...more, time: typeof time === "number" ? new Date(time).toISOString() : time };
}
