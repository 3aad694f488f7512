/** One way of a return trip by air or by rail. Times are local to each end, `yyyy-MM-ddTHH:mm`. */
export interface Journey {
  readonly kind: "flight" | "train";
  /** Who runs it, with its number where it has one. */
  readonly carrier: string;
  /** The airport or station, as it is shown. */
  readonly from: string;
  readonly to: string;
  readonly departs: string;
  readonly arrives: string;
  readonly changes: number;
  /** Bags that each traveller may take, where it is known; none is not shown. */
  readonly bags?: number | null | undefined;
  /** About how long the rest of the way takes by road, where it is known. */
  readonly transferMinutes?: number | null | undefined;
}

/** A stay with its transport. */
export interface StayWithTransport {
  readonly transport?: readonly Journey[] | null | undefined;
  /** `yyyy-MM-dd`. */
  readonly startDate: string | null;
  readonly endDate: string | null;
}

export interface ReturnTrip {
  readonly out: Journey;
  /** Null where only the way out is known. */
  readonly back: Journey | null;
}

/**
 * The journey to a stay, on its first day or before, and the journey back, on its last day or after; null where the first is not known. If
 * one of them is missing, the other is not taken for it.
 */
export function returnTrip({ transport, startDate, endDate }: StayWithTransport): ReturnTrip | null {
  if (!transport || startDate === null || endDate === null) return null;
  const ordered = transport.toSorted((one, other) => (one.departs < other.departs ? -1 : 1));
  const out = ordered.find(({ departs }) => dayAndTime(departs).day <= startDate);
  const back = ordered.findLast(({ departs }) => dayAndTime(departs).day >= endDate);
  return out ? { out, back: back ?? null } : null;
}

/** The day and the time of day of a local time. */
export function dayAndTime(local: string): { readonly day: string; readonly hours: number; readonly minutes: number } {
  const [day = "", time = ""] = local.split("T");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return { day, hours, minutes };
}
