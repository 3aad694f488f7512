import { nights, type StayDates } from "../../../../src/domain/stay-dates.js";
import type { StayDays } from "../../../engine/answers.js";
import type { Days } from "./shown.js";
import type { StayTexts } from "./words.js";

interface PickerOptions {
  readonly texts: StayTexts;
  /** Called with the dates that the visitor chooses in the picker. */
  choose(dates: StayDates): void;
}

/** The lowest price of the stays that begin on each day. */
function lowestByStart(stays: readonly StayDays[]): ReadonlyMap<string, number> {
  const lowest = new Map<string, number>();
  for (const { start, price } of stays) lowest.set(start, Math.min(price, lowest.get(start) ?? price));
  return lowest;
}

/** The page's date picker: only days of the lodging's stays are open, and each first day has its lowest price. */
export function followPicker({ texts: { text, format, guests }, choose }: PickerOptions) {
  const picker = document.querySelector("ski-date-picker");
  const hint = document.querySelector("[data-part=days-hint]");
  let prices: ReadonlyMap<string, number> = new Map();
  let chosen: StayDates = { start: null, end: null };
  /** A first day that is known without a last one. */
  let arrivalDay: string | null = null;

  /** The two chosen days are filled, and too small for a price; the first day of a link is marked. */
  function markDays(): void {
    if (!picker) return;
    const free = [...prices].filter(([day]) => day !== chosen.start && day !== chosen.end);
    const labels = free.map(([day, price]) => ({ key: day, dates: day, label: format.money(price) }));
    picker.marks = arrivalDay === null ? labels : [...labels, { key: "arrival", dates: arrivalDay, highlight: "accent" }];
  }

  picker?.addEventListener("ski-date-change", (event) => {
    const { value } = (event as CustomEvent<{ readonly value: unknown }>).detail;
    const [start = "", end = ""] = typeof value === "string" ? value.split("/") : [];
    chosen = start && end ? { start, end } : { start: null, end: null };
    arrivalDay = null;
    markDays();
    choose(chosen);
  });

  return {
    /** Shows dates that were not chosen in the picker; without any, the month of a known first day. */
    setDates(dates: StayDates, arrival: string | null = null): void {
      chosen = dates;
      arrivalDay = arrival;
      const { start, end } = dates;
      const first = start ?? arrival;
      if (start && end) picker?.setAttribute("value", `${start}/${end}`);
      else picker?.removeAttribute("value");
      if (first) picker?.setAttribute("page", first.slice(0, 7));
      markDays();
    },

    show(days: Days, party: number): void {
      if (!picker || !hint || days === null) return;
      if (days === "failed") {
        hint.textContent = text("dates_failed");
        return;
      }
      const ends = new Set(days.flatMap(({ start, end }) => [start, end]));
      const lengths = days.map(({ start, end }) => nights(start, end));
      const first = days[0]?.start.slice(0, 7);
      prices = lowestByStart(days);
      picker.disabledEnds = (day: string) => !ends.has(day);
      picker.minNights = lengths.length > 0 ? Math.min(...lengths) : null;
      picker.maxNights = lengths.length > 0 ? Math.max(...lengths) : null;
      if (first && !picker.hasAttribute("page")) picker.setAttribute("page", first);
      markDays();
      hint.textContent = text("dates_hint", { guests: guests(party) });
    },
  };
}
