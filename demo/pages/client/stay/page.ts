import { isPackageCode } from "../../../../src/domain/packages.js";
import type { StayDates } from "../../../../src/domain/stay-dates.js";
import { followAddress } from "./address.js";
import { followBack } from "./back.js";
import { createCalls, departureOf } from "./calls.js";
import { agesOf, type Choice, readChoice } from "./choice.js";
import { drawStay, type StayPage } from "./drawing.js";
import { createDaysLoader, createOffersLoader } from "./loading.js";
import { followPicker } from "./picker.js";
import { findPlaces, readSettings } from "./settings.js";
import { sameRoom, shownOffer } from "./shown.js";
import { firstState, noDates, type StayState, statusOfDates } from "./state.js";
import { createStayTexts } from "./words.js";

/** The state of the page: what the visitor can do, and what each change loads and draws. */
function createStay(page: StayPage) {
  const { settings, texts } = page;
  const { locale, today } = settings;
  const calls = createCalls(settings);
  const address = followAddress(follow);
  const picker = followPicker({ texts, choose: takeDates });
  const loadOffers = createOffersLoader({ calls, today, show: (offers) => update({ offers }), settle: (offers) => keep({ offers }) });
  const loadDays = createDaysLoader(calls, (days) => {
    picker.show(days, agesOf(state.choice).length);
    update({ days });
  });
  const actions = { choose, choosePackage, chooseDates, chooseAges, share, retry };
  let state = firstState(address.read(), today);

  function update(changes: Partial<StayState>): void {
    state = { ...state, ...changes };
    drawStay(page, state, actions);
  }

  /** Updates, and writes the choice into the address; the party too, so that a link of the address is whole. */
  function keep(changes: Partial<StayState> = {}): void {
    const { choice } = { ...state, ...changes };
    const whole = { ...choice, ages: agesOf(choice) };
    address.write(whole);
    update({ ...changes, choice: whole });
  }

  function choose(changes: Partial<Choice>): void {
    const departure = departureOf(state.choice);
    keep({ choice: { ...state.choice, ...changes }, message: "" });
    if (departureOf(state.choice) !== departure) void loadDays(state.choice);
  }

  function takeDates(stayDates: StayDates): void {
    choose({ stayDates, arrival: null, offerId: null });
    void loadOffers(state.choice);
  }

  function chooseDates(stayDates: StayDates): void {
    takeDates(stayDates);
    picker.setDates(stayDates);
  }

  function chooseAges(ages: readonly number[]): void {
    state = { ...state, isPartyKnown: true };
    choose({ ages, offerId: null });
    load();
  }

  function choosePackage(code: string): void {
    const shown = shownOffer(state.offers, state.choice, locale);
    const tab = shown?.tabs.find((candidate) => candidate.code === code);
    if (!shown || !tab || !isPackageCode(code)) return;
    choose({ packageCode: code, offerId: sameRoom(tab.offers, shown.offer)?.id ?? null });
  }

  async function share(): Promise<void> {
    keep();
    const isCopied = await address.copy();
    update({ message: texts.text(isCopied ? "shared" : "share_failed") });
  }

  function retry(): void {
    void loadOffers(state.choice);
    if (state.days === "failed") void loadDays(state.choice);
  }

  function load(): void {
    void loadDays(state.choice);
    void loadOffers(state.choice);
  }

  /** Takes over the choice of an address. */
  function follow(choice: Choice): void {
    state = { ...state, choice, isPartyKnown: choice.ages !== null };
    const isPast = statusOfDates(choice, today).status === "past";
    picker.setDates(isPast ? noDates : choice.stayDates, isPast ? null : choice.arrival);
    load();
  }

  return {
    start: () => follow(state.choice),

    /** Back leads to the address of an open search, whose party counts unless the visitor has one here. */
    returnTo(backTo: string): void {
      state = { ...state, backTo };
      const { ages } = readChoice(new URL(backTo).hash, null);
      if (ages !== null && !state.isPartyKnown) chooseAges(ages);
      else update({});
    },
  };
}

/** Fills the stay page, and keeps what the visitor chooses in its address. */
export function startStay(): void {
  const settings = readSettings();
  const places = findPlaces();
  const stay = createStay({ settings, places, texts: createStayTexts(settings.locale, settings.words) });
  for (const place of [places.offers, places.booking]) place.replaceChildren();
  stay.start();
  new IntersectionObserver(([card]) => places.card.toggleAttribute("data-in-view", card?.isIntersecting)).observe(places.card);
  followBack(settings.results, (address) => stay.returnTo(address));
}
