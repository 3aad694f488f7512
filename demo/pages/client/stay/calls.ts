import { findCall } from "../../../../src/api/calls/find.js";
import { pricesCall } from "../../../../src/api/calls/prices.js";
import { productsCall } from "../../../../src/api/calls/products.js";
import { createApi } from "../../../../src/api/create-api.js";
import type { PricesAnswer } from "../../../../src/api/calls/prices.js";
import { defaultEngineId } from "../../../../src/domain/defaults.js";
import type { Locale } from "../../../../src/domain/locale.js";
import { acceptLanguage } from "../../../../src/domain/locale.js";
import { hasTransport, isFlight, packageCodes, type PackageCode } from "../../../../src/domain/packages.js";
import { exceedsFlightMaximum, flightMaximum, participantsMaximum } from "../../../../src/domain/participants.js";
import { applyPrices, packageGroups, settlePrestations, type PackageGroup } from "../../../../src/domain/prices.js";
import type { Fee, Prestation, Product } from "../../../../src/domain/products.js";
import { isAirport, type OriginOption } from "../../../../src/domain/origins.js";
import type { StayDays } from "../../../engine/answers.js";
import { agesOf, type Choice } from "./choice.js";
import { sellerHttp } from "./seller-http.js";

/** The lodging of the page, and in which words its offers are requested. */
export interface Lodging {
  readonly liheId: number;
  readonly stationId: number;
  readonly lodgingType: number;
  readonly locale: Locale;
}

/** The offers of a lodging at their live prices. */
export interface Confirmed {
  readonly prestations: readonly Prestation[];
  readonly fees: readonly Fee[];
  /** Packages whose prices could not be checked and stay as listed. */
  readonly unchecked: ReadonlySet<string>;
}

/** The most that the engine returns at once; no station has as many lodgings. */
const mostLodgings = 200;

/** Flights are shown to those who came for one. */
export function wantsFlight({ packageCode, origin }: Choice): boolean {
  return (packageCode !== null && isFlight(packageCode)) || (origin !== null && isAirport(origin));
}

/** Whether the party is too large for the flight of a package, and has to call. */
function isTooLargeFor(packageCode: string, choice: Choice): boolean {
  return isFlight(packageCode) && exceedsFlightMaximum(agesOf(choice).length);
}

/** The departure of the chosen package; without transport none. */
export function departureOf({ packageCode, origin }: Choice): string | null {
  return packageCode !== null && hasTransport(packageCode) ? origin : null;
}

type Api = ReturnType<typeof createApi>;

/** What offers are requested for. */
interface Search {
  readonly choice: Choice;
  /** The departure of the offers; null is any. */
  readonly origin: string | null;
  readonly signal: AbortSignal;
}

/** The lodging with its offers; null where it has none. No call requests a single lodging, so it is taken from those of its kind in its station. */
async function requestOffers(api: Api, lodging: Lodging, { choice, origin, signal }: Search): Promise<Product | null> {
  const { liheId, stationId, lodgingType } = lodging;
  const { start, end } = choice.stayDates;
  const answer = await api.call(
    productsCall,
    {
      engineId: defaultEngineId,
      beginDate: start,
      endDate: end,
      place: { type: "station", id: stationId },
      partySize: agesOf(choice).length,
      partySizeMaximum: wantsFlight(choice) ? flightMaximum : participantsMaximum,
      packages: [],
      criteria: [],
      lodgingTypes: [lodgingType],
      budget: { min: null, max: null },
      origins: origin === null ? [] : [origin],
      sort: "best-seller",
      page: 1,
      pageSize: mostLodgings,
      packageTabs: true,
    },
    signal,
  );
  if (!("products" in answer)) return null;
  return answer.products.find((product) => product.liheId === liheId) ?? null;
}

async function requestDepartures(api: Api, lodging: Lodging, choice: Choice, signal: AbortSignal): Promise<readonly OriginOption[]> {
  const { packageCode, stayDates } = choice;
  if (packageCode === null || !hasTransport(packageCode) || stayDates.start === null || stayDates.end === null) return [];
  const answer = await api.call(
    findCall,
    {
      engineId: defaultEngineId,
      startDate: stayDates.start,
      endDate: stayDates.end,
      numberOfMonths: 1,
      topStationIds: [],
      place: { type: "station", id: lodging.stationId },
      ages: agesOf(choice),
      packages: [packageCode],
      criteria: [],
      lodgingTypes: [lodging.lodgingType],
    },
    signal,
  );
  return "origins" in answer ? (answer.origins ?? []) : [];
}

export function createCalls(lodging: Lodging) {
  const { liheId, locale } = lodging;
  const api = createApi({ http: sellerHttp(locale), locale, report: ({ message }) => console.warn(message) });

  /** The live prices of a package's offers; null where they cannot be confirmed. */
  async function confirmGroup(group: PackageGroup, choice: Choice, signal: AbortSignal): Promise<PricesAnswer | null> {
    try {
      const answer = await api.call(
        pricesCall,
        {
          startDate: group.startDate,
          endDate: group.endDate,
          prestationIds: group.prestations.map(({ id }) => id),
          ages: agesOf(choice),
          liheId,
          packCode: group.codePackage,
          packageId: group.packageId,
          site: location.host,
          origin: hasTransport(group.codePackage) ? choice.origin : null,
        },
        signal,
      );
      return "wiypPrices" in answer ? answer : null;
    } catch {
      return null;
    }
  }

  return {
    /** The offers of the lodging, with transport from the choice's departure; null if it has none. Rejects if a call fails. */
    async offers(choice: Choice, signal: AbortSignal): Promise<Product | null> {
      const { origin } = choice;
      const request = (from: string | null) => requestOffers(api, lodging, { choice, origin: from, signal });
      if (origin === null) return request(null);
      const [all, fromThere] = await Promise.all([request(null), request(origin)]);
      const prestations = [
        ...(fromThere?.prestations ?? []).filter(({ codePackage }) => hasTransport(codePackage)),
        ...(all?.prestations ?? []).filter(({ codePackage }) => !hasTransport(codePackage)),
      ];
      const product = fromThere ?? all;
      return product && prestations.length > 0 ? { ...product, prestations } : null;
    },

    /** The offers at the prices confirmed now; offers that the party cannot book stay as listed. */
    async confirm(product: Product, choice: Choice, signal: AbortSignal): Promise<Confirmed> {
      const confirmed = async (group: PackageGroup) =>
        isTooLargeFor(group.codePackage, choice) ? null : confirmGroup(group, choice, signal);
      const answers = await Promise.all(packageGroups(product).map(async (group) => ({ group, answer: await confirmed(group) })));
      const partySize = agesOf(choice).length;
      return {
        prestations: settlePrestations(
          product,
          answers.map(({ group, answer }) => ({ group, prestations: answer && applyPrices(group, answer, partySize) })),
        ),
        fees: answers.find(({ answer }) => answer)?.answer?.fees ?? product.wiypFees,
        unchecked: new Set(answers.filter(({ answer }) => answer === null).map(({ group }) => group.codePackage)),
      };
    },

    /** Where the transport of the chosen package can leave from on the chosen days; empty without transport. Rejects if the call fails. */
    departures: (choice: Choice, signal: AbortSignal) => requestDepartures(api, lodging, choice, signal),

    /** Every stay of the lodging that the party can book, by its days. Rejects if the call fails. */
    async days(choice: Choice, signal: AbortSignal): Promise<readonly StayDays[]> {
      const shown: readonly PackageCode[] = packageCodes.filter(
        (code) => !isFlight(code) || (wantsFlight(choice) && !isTooLargeFor(code, choice)),
      );
      const origin = departureOf(choice);
      const query = new URLSearchParams({ party: String(agesOf(choice).length), packages: shown.join("-"), ...(origin && { origin }) });
      const response = await fetch(`/stay-days/${liheId}?${query}`, { signal, headers: { "accept-language": acceptLanguage(locale) } });
      if (!response.ok) throw new Error(`The days of the lodging could not be loaded: ${response.status}`);
      return (await response.json()) as readonly StayDays[];
    },
  };
}
