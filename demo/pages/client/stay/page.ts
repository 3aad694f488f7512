import type { StayDates } from "../../../../src/domain/stay-dates.js";
import { followAddress } from "./address.js";
import { followBack } from "./back.js";
import { createCalls, departureOf } from "./calls.js";
import { agesOf, type Choice, readChoice } from "./choice.js";
import { councilsRule } from "./contribution.js";
import { drawStay, type StayPage } from "./drawing.js";
import { createDaysLoader, createDeparturesLoader, createOffersLoader } from "./loading.js";
import { followMap } from "./map.js";
import { followPicker } from "./picker.js";
import { bandKeeper, readBand } from "./kept-band.js";
import { findPlaces, readSettings } from "./settings.js";
import { followReviews } from "./reviews.js";
import { choiceOfPackage, type Offers, shownOffer } from "./shown.js";
import { firstState, noDates, type StayState, statusOfDates } from "./state.js";
import { createStayTexts } from "./words.js";

/** The state of the page: what the visitor can do, and what each change loads and draws. */
function createStay(page: StayPage) {
  const { settings, texts } = page;
  const { locale, today } = settings;
  const calls = createCalls(settings);
  const address = followAddress(follow);
  const picker = followPicker({ texts, choose: takeDates });
  const show = (offers: Offers) => update({ offers });
  const settle = (offers: Offers) => keep({ offers });
  const loadOffers = createOffersLoader({ calls, today, show, settle, known: () => void loadDepartures(state) });
  const loadDays = createDaysLoader(calls, (days) => {
    picker.show(days, agesOf(state.choice).length);
    update({ days });
  });
  const loadDepartures = createDeparturesLoader(calls, locale, (departures) => update({ departures }));
  const actions = { choose, choosePackage, chooseDates, chooseAges, chooseBand: bandKeeper(update), share, retry };
  let state = { ...firstState(address.read(), today), band: readBand() };

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

  /** Changes the choice, and loads what depends on the change. */
  function choose(changes: Partial<Choice>): void {
    const before = state.choice;
    keep({ choice: { ...before, ...changes }, message: "" });
    const { choice } = state;
    if (departureOf(choice) !== departureOf(before)) void loadDays(choice);
    if (choice.stayDates !== before.stayDates || choice.origin !== before.origin) void loadOffers(choice);
  }

  function takeDates(stayDates: StayDates): void {
    choose({ stayDates, arrival: null, offerId: null });
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
    const choice = choiceOfPackage(shownOffer(state.offers, state.choice, locale), code);
    if (!choice) return;
    choose(choice);
    update({ departures: [] });
    void loadDepartures(state);
  }

  async function share(): Promise<void> {
    keep();
    update({ message: texts.text((await address.copy()) ? "shared" : "share_failed") });
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
    picker.setDates(...pickedDates(choice, today));
    load();
  }

  return {
    start: () => follow(state.choice),
    update,
    /** Back leads to the address of an open search, whose party counts unless the visitor has one here. */
    returnTo(backTo: string): void {
      state = { ...state, backTo };
      const { ages } = readChoice(new URL(backTo).hash, null);
      if (ages !== null && !state.isPartyKnown) chooseAges(ages);
      else update({});
    },
  };
}

/** The dates of a choice, and the day of arrival where it has no more; none of them once they are over. */
function pickedDates(choice: Choice, today: string): [StayDates, string | null] {
  return statusOfDates(choice, today).status === "past" ? [noDates, null] : [choice.stayDates, choice.arrival];
}

/** Fills the stay page, and keeps what the visitor chooses in its address. */
export function startStay(): void {
  const settings = readSettings();
  const places = findPlaces();
  const stay = createStay({ settings, places, texts: createStayTexts(settings.locale, settings.words) });
  for (const place of [places.offers, places.weeks, places.conditions, places.booking]) place.replaceChildren();
  stay.start();
  void councilsRule(settings.locale).then((contribution) => contribution && stay.update({ contribution }));
  followReviews();
  followMap();
  new IntersectionObserver(([card]) => places.card.toggleAttribute("data-in-view", card?.isIntersecting)).observe(places.card);
  followBack(settings.results, (address) => stay.returnTo(address));
}
