import { render } from "lit-html";
import { freeCancellationDay } from "../../../../src/domain/offers.js";
import { isPackageCode } from "../../../../src/domain/packages.js";
import { bookingView, type BookingView, demoDialog } from "./booking-view.js";
import type { StayDays } from "../../../engine/answers.js";
import { isDueAtOnce } from "./conditions.js";
import { conditionsView } from "./conditions-view.js";
import { agesOf, type Choice } from "./choice.js";
import { offersView, type OffersView } from "./offers-view.js";
import type { StayPlaces, StaySettings } from "./settings.js";
import { hasToCall, type Offers, type ShownOffer, shownOffer } from "./shown.js";
import { noDates, otherStays, resultsAddress, type StayState } from "./state.js";
import { weeksOf } from "./weeks.js";
import { showChosenWeek, weeksView } from "./weeks-view.js";
import type { StayTexts } from "./words.js";

/** What the visitor can do on the page. */
interface StayActions
  extends Pick<OffersView, "choosePackage" | "chooseDates" | "retry">, Pick<BookingView, "chooseAges" | "chooseBand" | "share"> {
  choose(changes: Partial<Choice>): void;
}

export interface StayPage {
  readonly settings: StaySettings;
  readonly places: StayPlaces;
  readonly texts: StayTexts;
}

function shownWeeks(days: StayState["days"], { stayDates }: Choice, settings: StaySettings, shown: ShownOffer | null) {
  if (days === null) return null;
  return days === "failed" ? [] : weeksOf(withShownPrice(days, stayDates, shown), stayDates, settings);
}

/** The stays with the lowest price that the page shows for the chosen one, which may have been checked since it was listed. */
function withShownPrice(days: readonly StayDays[], { start, end }: Choice["stayDates"], shown: ShownOffer | null): readonly StayDays[] {
  if (!shown) return days;
  const price = Math.min(...shown.tabs.map(({ cheapest }) => cheapest.price));
  return days.map((stay) => (stay.start === start && stay.end === end ? { ...stay, price } : stay));
}

/** Draws the page as the state has it. */
export function drawStay({ settings, places, texts }: StayPage, state: StayState, actions: StayActions): void {
  const { choice, days, departures, contribution, band, message, backTo } = state;
  const { stayDates, arrival, origin } = choice;
  const { choosePackage, chooseDates, chooseAges, chooseBand, choose, share, retry } = actions;
  const shown = shownOffer(state.offers, choice, settings.locale);
  const offers: Offers = state.offers.status === "confirmed" && shown === null ? { status: "sold-out" } : state.offers;
  const ages = agesOf(choice);
  const results = resultsAddress(settings, choice, stayDates);
  const focused = [places.offers, places.card].find((place) => place.contains(document.activeElement));
  const common = { texts, offers, shown, stayDates, arrival, retry };
  const booking: BookingView = {
    ...common,
    ages,
    phone: hasToCall(shown, choice) ? settings.callCentrePhone : null,
    isDueAtOnce: stayDates.start !== null && isDueAtOnce(stayDates.start, settings.today),
    departures,
    origin,
    contribution,
    band,
    message,
    chooseAges,
    chooseBand,
    chooseDeparture: (origin) => choose({ origin }),
    book: () => places.dialog.showModal(),
    share,
  };
  places.offers.toggleAttribute("aria-busy", offers.status === "loading");
  render(
    offersView({
      ...common,
      party: ages.length,
      today: settings.today,
      otherDays: otherStays(days, choice, settings.today),
      station: settings.stationName,
      elsewhere: offers.status === "past" ? resultsAddress(settings, choice, noDates) : results,
      choosePackage,
      chooseOffer: ({ id, codePackage }) => choose({ offerId: id, packageCode: isPackageCode(codePackage) ? codePackage : null }),
      chooseDates,
    }),
    places.offers,
  );
  const isFirstTable = places.weeks.querySelector("table") === null;
  render(weeksView({ texts, weeks: shownWeeks(days, choice, settings, shown), party: ages.length, chooseDates }), places.weeks);
  if (isFirstTable) showChosenWeek(places.weeks);
  render(
    conditionsView({
      texts,
      settings,
      start: stayDates.start !== null && stayDates.start >= settings.today ? stayDates.start : null,
      freeUntil: shown ? freeCancellationDay(shown.offer, settings.today) : null,
      price: shown?.parts.total ?? null,
    }),
    places.conditions,
  );
  render(bookingView(booking), places.booking);
  render(
    demoDialog(booking, results, () => places.dialog.close()),
    places.dialog,
  );
  places.back.href = backTo ?? results;
  // A button that is gone leaves the keyboard where it was.
  if (focused && !focused.contains(document.activeElement)) focused.focus({ preventScroll: true });
}
