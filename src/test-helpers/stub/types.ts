import type { CatalogAnswer } from "../../api/calls/catalog.js";
import type { Environment } from "../../api/calls/environment.js";
import type { FindAnswer } from "../../api/calls/find.js";
import type { PlacesAnswer } from "../../api/calls/priced-places.js";
import type { PricesAnswer } from "../../api/calls/prices.js";
import type { ProductsAnswer } from "../../api/calls/products.js";
import type { PlaceType } from "../../domain/places.js";

/** Party sizes on offer, as the wire has them. */
interface WireSizes {
  readonly capacity?: readonly { readonly id: number }[] | null;
}

/** The answer of each call as the seller sends it (`openapi.json`); the environment as its settings, which become lines. */
export interface StubAnswers {
  readonly environment: Environment;
  readonly find: Partial<Omit<FindAnswer, "capacity"> & PlacesAnswer> & WireSizes;
  readonly autocomplete: {
    readonly places: readonly {
      readonly placeId: number;
      readonly name: string;
      readonly type: PlaceType;
      readonly domainName?: string;
      readonly regionName?: string;
      readonly countryName?: string;
    }[];
    readonly productResult?: {
      readonly accommodations: readonly {
        readonly liheId: number;
        readonly liheName: string;
        readonly productPageUrl: string;
        readonly stationName?: string;
      }[];
    };
  };
  readonly products: Partial<ProductsAnswer> & Pick<ProductsAnswer, "products" | "pageCount" | "totalProducts">;
  readonly counts: WireSizes & {
    readonly criteria?: readonly { readonly id: number; readonly count: number }[];
    readonly lodgingType?: readonly { readonly id: number; readonly count: number }[];
    readonly packages?: readonly { readonly id: string; readonly count: number }[];
    readonly price?: { readonly min: number; readonly max: number };
  };
  readonly prices: Partial<PricesAnswer>;
  readonly catalog: Partial<CatalogAnswer>;
  readonly company: { readonly catalog: { readonly engineId: number } };
}

export type StubCallName = keyof StubAnswers;

/** A call as it was received. */
export interface StubRequest {
  readonly call: StubCallName;
  readonly url: URL;
  /** Of products and counts; empty for the others. */
  readonly body: Readonly<Record<string, unknown>>;
}

type Given<Answer> = Answer | Response;

/**
 * Replaces the answer of a call: by another one, or by a function of the request and of the usual answer. It may return a `Response`, such as
 * `new Response(null, { status: 503 })`, or `Response.error()` for a lost connection; a promise delays the answer until it is settled.
 */
export type StubAnswer<Answer> = Answer | ((request: StubRequest, usual: Answer) => Given<Answer> | Promise<Given<Answer>>);

export interface StubOptions {
  /** No stay begins before it, `yyyy-MM-dd`; the day of the request if not given. */
  readonly today?: string;
}

/** Answers requests of the seller's calls. */
export interface StubCalls {
  (request: Request): Promise<Response>;
  /** Whether an address is one of a call. */
  handles(url: URL): boolean;
  /** The calls that were received, in their order. */
  readonly requests: readonly StubRequest[];
}
