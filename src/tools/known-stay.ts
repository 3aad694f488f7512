import { productsCall } from "../api/calls/products.js";
import { isPackageCode } from "../domain/packages.js";
import { toParticipants } from "../domain/participants.js";
import type { Product } from "../domain/products.js";
import { productsRequest } from "../store/effects/requests.js";
import { withSwitch } from "../store/state/packages.js";
import type { SearchSnapshot } from "../store/state/types.js";
import { confirmAll } from "./confirm.js";
import type { ToolCall } from "./context.js";
import type { PricedProduct } from "./stay.js";
import { readStay, type StayReference } from "./stay-reference.js";
import { ToolFailure } from "./tool.js";
import { asUnsearched } from "./wanted-search.js";

/** No call returns one lodging, so it is taken from those of its place: so many a page, and so many pages at most. */
const lodgingsAtMost = 100;
const pagesAtMost = 5;

/** A stay that another tool named. */
export interface KnownStay {
  readonly reference: StayReference;
  /** The search that lists it. */
  readonly search: SearchSnapshot;
  readonly product: Product;
  /** When it was listed, as `Date.now()`. */
  readonly at: number;
}

/** Finds a stay again; fails where it is not offered any more. */
export async function knownStay(call: ToolCall, stay: string, field: string): Promise<KnownStay> {
  const reference = readStay(stay);
  if (!reference) throw new ToolFailure("unknown_stay", field, stay);
  const today = call.clock.today();
  if (reference.start !== null && reference.start < today) throw new ToolFailure("dates_passed", field, reference.start);
  const search = searchOf(call.search, reference);
  for (let page = 1; page <= pagesAtMost; page += 1) {
    const { answer, at } = await call.ask(productsCall, productsRequest(search, page, lodgingsAtMost));
    const product = answer.products.find(({ id }) => id === reference.productId);
    if (product) return { reference, search, product, at };
    if (page >= answer.pageCount) break;
  }
  throw new ToolFailure("not_offered", field, stay);
}

/** The same at live prices. */
export async function pricedStay(call: ToolCall, { search, product, at }: KnownStay): Promise<PricedProduct> {
  const [live] = await confirmAll(call, search, [product]);
  return { product, live, at };
}

function searchOf(search: SearchSnapshot, { stationId, start, end, ages, packCode }: StayReference): SearchSnapshot {
  const standing = asUnsearched(search);
  return {
    ...standing,
    place: { id: stationId, type: "station", label: "" },
    stayDates: { start, end },
    participants: toParticipants(ages),
    ...(isPackageCode(packCode) && withSwitch([packCode], standing)),
  };
}
