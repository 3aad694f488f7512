import { placesCall } from "../api/calls/priced-places.js";
import { monthOf } from "../calendar/day.js";
import { monthsFromMonth } from "../domain/defaults.js";
import { ofPackage, stayKey, type KeptStay } from "../domain/shortlist.js";
import { bestOfStays, placeOf } from "../models/comparison.js";
import { situationOf } from "../store/effects/requests.js";
import type { CheckedPrices } from "../store/state/types.js";
import type { ToolCall } from "./context.js";
import type { InputOf } from "./fields.js";
import type { compareStaysFields } from "./inputs.js";
import { knownStay, pricedStay, type KnownStay } from "./known-stay.js";
import type { PricedProduct } from "./stay.js";
import { detailsOf } from "./stay-details.js";
import { asUnsearched } from "./wanted-search.js";

/** Stays side by side at confirmed prices, and which of them is the best at what; null where two are as good, or it is not known. */
export async function compareStays(call: ToolCall, { stays }: InputOf<typeof compareStaysFields>) {
  const known = await Promise.all(stays.map((stay, index) => knownStay(call, stay, `stays.${index}`)));
  const priced = await Promise.all(known.map((one) => pricedStay(call, one)));
  const places = await placesWithFacts(call);
  const kept = known.map((one, index) => keptOf(one, index, call));
  const prices = Object.fromEntries(kept.map((stay, index) => [stayKey(stay), checkedOf(stay, priced[index])]));
  const details = known.map((one, index) => {
    const [stay, own] = [kept[index], priced[index]];
    const place = stay ? placeOf(stay, places) : null;
    const facts = { altitude: place?.altitude ?? null, slopesKm: place?.slopesKm ?? null, area: place?.area ?? null };
    return own ? [{ ...detailsOf(one, own), ...facts }] : [];
  });
  const shown = details.flat();
  const best = Object.entries(bestOfStays({ stays: kept, prices, places }));
  return {
    stays: shown,
    best: Object.fromEntries(best.map(([row, index]) => [row, index === null ? null : (shown[index]?.stay ?? null)])),
  };
}

async function placesWithFacts({ search, clock, ask }: ToolCall) {
  const request = {
    ...situationOf(asUnsearched(search)),
    currentMonth: monthOf(clock.today()),
    numberOfMonths: monthsFromMonth,
    by: "station",
  } as const;
  return (await ask(placesCall, request)).answer.places;
}

/** As the shortlist keeps it; stays of one lodging are copies of it. */
function keptOf({ product, search, reference }: KnownStay, copy: number, { clock }: ToolCall): KeptStay {
  return {
    product: ofPackage(product, reference.packCode || null),
    stayDates: search.stayDates,
    ages: reference.ages,
    origin: null,
    currency: search.settings.currency,
    seenOn: clock.today(),
    copy,
  };
}

function checkedOf({ product }: KeptStay, priced: PricedProduct | undefined): CheckedPrices {
  const held = new Set(product.prestations.map(({ id }) => id));
  const { prestations = [], fees = [], unchecked = [], checkedAt = null } = priced?.live ?? {};
  return {
    status: unchecked.length > 0 ? "failed" : "checked",
    prestations: prestations.filter(({ id }) => held.has(id)),
    fees,
    at: checkedAt ?? priced?.at ?? 0,
  };
}
