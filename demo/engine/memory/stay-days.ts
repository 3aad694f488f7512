import { type StayDays, UnknownId } from "../answers.js";
import { dayText } from "../catalogue/days.js";
import type { Scan } from "./scan.js";

/** Every stay of a lodging that the scan finds, by its days, with its lowest price. */
export function findStayDays(scan: Scan, liheId: number): readonly StayDays[] {
  const lodgingAt = scan.lodgings.findIndex((lodging) => lodging.liheId === liheId);
  if (lodgingAt < 0) throw new UnknownId("liheId", liheId);
  const lowest = new Map<string, StayDays>();
  scan.lodging(lodgingAt, ({ failed, period, price }) => {
    if (failed !== 0) return;
    const stay = { start: dayText(period.start), end: dayText(period.end), price };
    const key = `${stay.start} ${stay.end}`;
    const known = lowest.get(key);
    if (!known || price < known.price) lowest.set(key, stay);
  });
  return [...lowest].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, stay]) => stay);
}
