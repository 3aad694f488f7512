import { nights, type StayDates } from "../../../../src/domain/stay-dates.js";
import { pricedNights, pricesByStart } from "./day-prices.js";
import type { Days } from "./shown.js";
import type { StayTexts } from "./words.js";

interface PickerOptions {
  readonly texts: StayTexts;
  /** Called with the dates that the visitor chooses in the picker. */
  choose(dates: StayDates): void;
}

/** The page's date picker: only days of the lodging's stays are open, and each first day has the lowest price of one length of stay. */
export function followPicker({ texts: { text, shared, format, guests }, choose }: PickerOptions) {
  const picker = document.querySelector("ski-date-picker");
  const hint = document.querySelector("[data-part=days-hint]");
  let days: Days = null;
  let party = 0;
  let chosen: StayDates = { start: null, end: null };
  /** A first day that is known without a last one. */
  let arrivalDay: string | null = null;

  /** The prices of the calendar, and what they are for. Two chosen days are filled, and too small for a price. */
  function priceLabels() {
    if (!hint || days === null || days === "failed") return [];
    const length = pricedNights(days, chosen);
    const hintText = text("dates_hint", { nights: shared("card.nights", { count: length }), guests: guests(party) });
    if (hint.textContent !== hintText) hint.textContent = hintText;
    const free = [...pricesByStart(days, length)].filter(([day]) => day !== chosen.start && day !== chosen.end);
    return free.map(([day, price]) => ({ key: day, dates: day, label: format.money(price) }));
  }

  /** The first day of a link is marked. */
  function markDays(): void {
    const labels = priceLabels();
    if (picker) picker.marks = arrivalDay === null ? labels : [...labels, { key: "arrival", dates: arrivalDay, highlight: "accent" }];
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

    show(stays: Days, guestCount: number): void {
      if (!picker || !hint || stays === null) return;
      days = stays;
      party = guestCount;
      if (stays === "failed") {
        hint.textContent = text("dates_failed");
        return;
      }
      const ends = new Set(stays.flatMap(({ start, end }) => [start, end]));
      const lengths = stays.map(({ start, end }) => nights(start, end));
      const first = stays[0]?.start.slice(0, 7);
      picker.disabledEnds = (day: string) => !ends.has(day);
      picker.minNights = lengths.length > 0 ? Math.min(...lengths) : null;
      picker.maxNights = lengths.length > 0 ? Math.max(...lengths) : null;
      if (first && !picker.hasAttribute("page")) picker.setAttribute("page", first);
      markDays();
    },
  };
}
