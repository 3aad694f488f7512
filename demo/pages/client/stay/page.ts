import { render } from "lit-html";
import type { Locale } from "../../../../src/domain/locale.js";
import { isPackageCode } from "../../../../src/domain/packages.js";
import type { Prestation } from "../../../../src/domain/products.js";
import { isSearchHash } from "../../../../src/domain/search-query.js";
import type { StayDates } from "../../../../src/domain/stay-dates.js";
import type { Words } from "../../../../src/i18n/words.js";
import type { StayDays } from "../../../engine/answers.js";
import { cookieOf } from "../cookies.js";
import { followBack } from "./back.js";
import { bookingView, type BookingView, demoDialog } from "./booking-view.js";
import { createCalls, departureOf, wantsFlight } from "./calls.js";
import { agesOf, type Choice, readChoice, searchHash, writeChoice } from "./choice.js";
import { followPicker } from "./picker.js";
import { cheapestStays, nearestStays, staysFrom } from "./nearest-days.js";
import { offersView } from "./offers-view.js";
import { type Days, hasToCall, type Offers, sameRoom, shownOffer } from "./shown.js";
import { createStayTexts } from "./words.js";

/** What the page's markup gives its script. */
export interface StaySettings {
  readonly locale: Locale;
  readonly liheId: number;
  readonly stationId: number;
  readonly stationName: string;
  /** `yyyy-MM-dd` at the seller. */
  readonly today: string;
  /** Paths of the results, the second for trips by air where there are such. */
  readonly results: readonly string[];
  /** Whom a party calls that is too large for a flight. */
  readonly callCentrePhone: string;
  readonly words: Words;
}

const noDates: StayDates = { start: null, end: null };

/** An element of the page's own markup. */
function part<Part extends HTMLElement>(name: string, kind: new () => Part): Part {
  const element = document.querySelector(`[data-part=${name}]`);
  if (!(element instanceof kind)) throw new Error(`The page has no part ${name}`);
  return element;
}

/** Fills the stay page, and keeps what the visitor chooses in its address. */
export function startStay(): void {
  const settings: StaySettings = JSON.parse(part("stay", HTMLElement).dataset["settings"] ?? "");
  const { locale, today, stationName, callCentrePhone } = settings;
  const places = {
    offers: part("offers", HTMLElement),
    booking: part("booking", HTMLElement),
    card: part("card", HTMLElement),
    dialog: part("dialog", HTMLDialogElement),
    back: part("back", HTMLAnchorElement),
  };
  const texts = createStayTexts(locale, settings.words);
  const calls = createCalls(settings);
  const readAddress = () => readChoice(location.hash, cookieOf("participants-ages"));

  let choice: Choice = readAddress();
  /** Until then the party is the default one. */
  let isPartyKnown = choice.ages !== null;
  let offers: Offers = statusOfDates();
  let days: Days = null;
  let message = "";
  /** Other hashes, such as that of the link to the content, are not the page's choice. */
  let hash = isSearchHash(location.hash) ? location.hash : "";
  let backTo: string | null = null;
  let offersTurn = new AbortController();
  let daysTurn = new AbortController();
  const picker = followPicker({ texts, choose: takeDates });

  /** What is known by the dates alone. */
  function statusOfDates(): Offers & { status: "no-dates" | "past" | "loading" } {
    const { arrival, stayDates } = choice;
    const start = stayDates.start ?? arrival;
    if (start !== null && start < today) return { status: "past" };
    return { status: stayDates.start === null ? "no-dates" : "loading" };
  }

  function resultsAddress(stayDates: StayDates = choice.stayDates): string {
    const [ordinary = "/", byAir = ordinary] = settings.results;
    return (wantsFlight(choice) ? byAir : ordinary) + searchHash(`station[]=${settings.stationId}`, { ...choice, stayDates });
  }

  function draw(): void {
    const shown = shownOffer(offers, choice, locale);
    const state: Offers = offers.status === "confirmed" && shown === null ? { status: "sold-out" } : offers;
    const { stayDates } = choice;
    const known = days === "failed" || days === null ? [] : days;
    const ages = agesOf(choice);
    const focused = [places.offers, places.card].find((place) => place.contains(document.activeElement));
    const booking: BookingView = {
      texts,
      offers: state,
      shown,
      stayDates,
      arrival: choice.arrival,
      ages,
      phone: hasToCall(shown, choice) ? callCentrePhone : null,
      message,
      chooseAges,
      book,
      share,
      retry,
    };
    places.offers.toggleAttribute("aria-busy", state.status === "loading");
    render(
      offersView({
        texts,
        offers: state,
        shown,
        stayDates,
        party: ages.length,
        today,
        arrival: choice.arrival,
        otherDays: daysToOffer(known),
        station: stationName,
        elsewhere: resultsAddress(state.status === "past" ? noDates : stayDates),
        choosePackage: (code) => choosePackage(code),
        chooseOffer: ({ id, codePackage }) => choose({ offerId: id, packageCode: isPackageCode(codePackage) ? codePackage : null }),
        chooseDates,
        retry,
      }),
      places.offers,
    );
    render(bookingView(booking), places.booking);
    render(
      demoDialog(booking, resultsAddress(), () => places.dialog.close()),
      places.dialog,
    );
    places.back.href = backTo ?? resultsAddress();
    // A button that is gone leaves the keyboard where it was.
    if (focused && !focused.contains(document.activeElement)) focused.focus({ preventScroll: true });
  }

  function daysToOffer(known: readonly StayDays[]): readonly StayDays[] {
    const { arrival, stayDates } = choice;
    if (stayDates.start !== null) return nearestStays(known, stayDates);
    return arrival === null ? cheapestStays(known) : staysFrom(known, arrival);
  }

  /** Requests what is offered on the chosen dates, and then whether it still costs that. */
  async function loadOffers(): Promise<void> {
    offersTurn.abort();
    offersTurn = new AbortController();
    const { signal } = offersTurn;
    const known = statusOfDates();
    if (known.status !== "loading") return show(known);
    show(known);
    try {
      const product = await calls.offers(choice, signal);
      if (signal.aborted) return;
      if (product === null) return settle({ status: "sold-out" });
      show({ status: "listed", product });
      const live = await calls.confirm(product, choice, signal);
      if (!signal.aborted) settle({ status: "confirmed", product, live, time: new Date() });
    } catch {
      if (!signal.aborted) show({ status: "failed" });
    }
  }

  async function loadDays(): Promise<void> {
    daysTurn.abort();
    daysTurn = new AbortController();
    const { signal } = daysTurn;
    try {
      days = await calls.days(choice, signal);
    } catch {
      if (signal.aborted) return;
      days = "failed";
    }
    if (signal.aborted) return;
    picker.show(days, agesOf(choice).length);
    draw();
  }

  function show(next: Offers): void {
    offers = next;
    draw();
  }

  function settle(next: Offers): void {
    offers = next;
    keep();
  }

  /** Writes the choice into the address; the party too, so that a link of the address is whole. */
  function keep(): void {
    choice = { ...choice, ages: agesOf(choice) };
    hash = writeChoice(hash, choice);
    history.replaceState(history.state, "", location.pathname + location.search + hash);
    draw();
  }

  function choose(changes: Partial<Choice>): void {
    const departure = departureOf(choice);
    choice = { ...choice, ...changes };
    message = "";
    keep();
    if (departureOf(choice) !== departure) void loadDays();
  }

  function takeDates(stayDates: StayDates): void {
    choose({ stayDates, arrival: null, offerId: null });
    void loadOffers();
  }

  function chooseDates(stayDates: StayDates): void {
    takeDates(stayDates);
    picker.setDates(stayDates);
  }

  function chooseAges(ages: readonly number[]): void {
    isPartyKnown = true;
    choose({ ages, offerId: null });
    void loadDays();
    void loadOffers();
  }

  function choosePackage(code: string): void {
    const shown = shownOffer(offers, choice, locale);
    const tab = shown?.tabs.find((candidate) => candidate.code === code);
    if (!shown || !tab || !isPackageCode(code)) return;
    const kept: Prestation | null = sameRoom(tab.offers, shown.offer);
    choose({ packageCode: code, offerId: kept?.id ?? null });
  }

  function book(): void {
    places.dialog.showModal();
  }

  async function share(): Promise<void> {
    keep();
    try {
      await navigator.clipboard.writeText(location.href);
      message = texts.text("shared");
    } catch {
      message = texts.text("share_failed");
    }
    draw();
  }

  function retry(): void {
    void loadOffers();
    if (days === "failed") void loadDays();
  }

  function follow(): void {
    const isPast = statusOfDates().status === "past";
    picker.setDates(isPast ? noDates : choice.stayDates, isPast ? null : choice.arrival);
    void loadDays();
    void loadOffers();
  }

  for (const place of [places.offers, places.booking]) place.replaceChildren();
  window.addEventListener("hashchange", () => {
    if (!isSearchHash(location.hash)) return history.replaceState(history.state, "", location.pathname + location.search + hash);
    hash = location.hash;
    choice = readAddress();
    isPartyKnown = choice.ages !== null;
    follow();
  });
  follow();
  new IntersectionObserver(([card]) => places.card.toggleAttribute("data-in-view", card?.isIntersecting)).observe(places.card);
  followBack(settings.results, (address) => {
    backTo = address;
    const { ages } = readChoice(new URL(address).hash, null);
    if (ages !== null && !isPartyKnown) chooseAges(ages);
    else draw();
  });
}
