import { productsCall, type ProductsAnswer } from "../../../api/calls/products.js";
import type { ProductsRequest } from "../../../api/calls/products-endpoint.js";
import { isPackageCode } from "../../../domain/packages.js";
import { keptOffer, movedDates } from "../../../domain/compared-stays.js";
import { ofPackage, type KeptStay } from "../../../domain/shortlist.js";
import type { StayDates } from "../../../domain/stay-dates.js";
import { isAborted, type Aborted } from "../../../platform/http.js";
import type { SearchScope } from "../../scope.js";
import type { StayWeek } from "../../state/types.js";
import { productsRequest } from "../requests.js";

/** Stays of a lodging a week sooner and a week later. */
export interface StayWeeksEffect {
  request(key: string, stay: KeptStay): void;
  forget(): void;
}

const week = 7;
/** No call returns one lodging, so it is taken from those of its kind in its place: so many at most. */
const lodgingsAtMost = 100;

export function createStayWeeks(scope: SearchScope): StayWeeksEffect {
  const { shortlist } = scope.state;
  const { clock } = scope.services;
  let controller = new AbortController();
  /** By what they request: two stays of one place share an answer. */
  const answers = new Map<string, Promise<ProductsAnswer | Aborted>>();

  function answerTo(request: ProductsRequest) {
    const key = JSON.stringify(request);
    const answer = answers.get(key) ?? scope.api().call(productsCall, request, controller.signal);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  }

  async function weekOf(stay: KeptStay, stayDates: StayDates): Promise<StayWeek | null> {
    const request = requestOf(scope, stay, stayDates);
    if (!request) return { stayDates, stay: "unknown" };
    const answer = await answerTo(request);
    return isAborted(answer) ? null : { stayDates, stay: stayIn(answer, stay, { stayDates, seenOn: clock.today() }) };
  }

  async function load(key: string, stay: KeptStay, { signal }: AbortController) {
    shortlist.weeks[key] = { status: "loading", weeks: [] };
    const around = [-week, week].map((days) => movedDates(stay.stayDates, days)).filter(({ start }) => (start ?? "") >= clock.today());
    try {
      const weeks = (await Promise.all(around.map((stayDates) => weekOf(stay, stayDates)))).filter((each) => each !== null);
      if (signal.aborted) return;
      shortlist.weeks[key] = { status: "ready", weeks: scope.ref(byStart([...weeks, { stayDates: stay.stayDates, stay }])) };
    } catch (error) {
      if (signal.aborted) return;
      shortlist.weeks[key] = { status: "failed", weeks: [] };
      scope.fail("products", error);
    }
  }

  return {
    request(key, stay) {
      const { start, end } = stay.stayDates;
      const known = shortlist.weeks[key];
      if (start !== null && end !== null && (!known || known.status === "failed")) void load(key, stay, controller);
    },
    forget() {
      controller.abort();
      controller = new AbortController();
      answers.clear();
      shortlist.weeks = {};
    },
  };
}

function byStart(weeks: readonly StayWeek[]): StayWeek[] {
  return weeks.toSorted((one, other) => (one.stayDates.start ?? "").localeCompare(other.stayDates.start ?? ""));
}

/** The lodgings of the kind and the place of a stay, at other dates; null where its place is not known. */
function requestOf(scope: SearchScope, { product, ages, origin }: KeptStay, stayDates: StayDates): ProductsRequest | null {
  if (product.stationId === null) return null;
  const codes = product.prestations.map(({ codePackage }) => codePackage).filter(isPackageCode);
  const search = {
    ...scope.read(),
    stayDates,
    place: { type: "station", id: product.stationId, label: product.stationName },
    participants: ages.map((age, id) => ({ id, age })),
    packages: [...new Set(codes)].toSorted(),
    origin,
    criteria: [],
    lodgingTypes: product.lodgingType === null ? [] : [product.lodgingType],
    budget: { min: null, max: null },
    sort: "best-seller",
  } as const;
  return productsRequest(search, 1, lodgingsAtMost);
}

/** The stay at other dates, as an answer lists it: with its room or flat where that is offered, else with those of its packages. */
function stayIn(answer: ProductsAnswer, stay: KeptStay, at: Pick<KeptStay, "stayDates" | "seenOn">): StayWeek["stay"] {
  const { product, ages, origin, currency } = stay;
  const there = answer.products.find(({ id }) => id === product.id);
  if (!there) return answer.totalProducts > answer.products.length ? "unknown" : "none";
  const code = product.prestations[0]?.codePackage ?? null;
  const isOne = product.prestations.every(({ codePackage }) => codePackage === code);
  const offered = ofPackage(there, isOne ? code : null);
  const room = keptOffer(stay)?.name;
  const same = offered.prestations.filter(({ name }) => name === room);
  const prestations = same.length > 0 ? same : offered.prestations;
  return prestations.length > 0 ? { product: { ...offered, prestations }, ages, origin, currency, ...at } : "none";
}
