import type * as v from "valibot";
import * as autocomplete from "../src/api/autocomplete.js";
import * as catalog from "../src/api/catalog.js";
import * as company from "../src/api/company.js";
import * as counts from "../src/api/counts.js";
import * as environment from "../src/api/environment.js";
import * as find from "../src/api/find.js";
import * as prices from "../src/api/prices.js";
import { problemShape } from "../src/api/problem.js";
import { feeShape, prestationShape, productShape } from "../src/api/product-shape.js";
import { path as productsPath } from "../src/api/products-call.js";
import * as products from "../src/api/products.js";
import { amount, code, codeCount, day, identifier, numberCount } from "../src/api/shapes.js";

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** One call of the seller, as the document describes it. */
export interface DescribedCall {
  readonly id: string;
  readonly method: "get" | "post";
  readonly path: string;
  readonly summary: string;
  readonly inPath: Entries;
  readonly inQuery: Entries;
  /** Names of the schemas of the body and of the answer; an answer without one is text. */
  readonly body?: string;
  readonly answer?: string;
  /** What a 404 means, where an id may be unknown. */
  readonly unknown?: string;
}

/** The shapes under `components.schemas`, by name. */
export const schemas: Record<string, v.GenericSchema> = {
  Identifier: identifier,
  Amount: amount,
  Code: code,
  Day: day,
  CodeCount: codeCount,
  NumberCount: numberCount,
  Fee: feeShape,
  Prestation: prestationShape,
  Product: productShape,
  Place: autocomplete.placeShape,
  Accommodation: autocomplete.accommodationShape,
  PriceRange: counts.priceRangeShape,
  WiypPrice: prices.wiypPriceShape,
  IresaPrice: prices.iresaPriceShape,
  Picture: catalog.pictureShape,
  StartPrice: find.startPriceShape,
  FindAnswer: find.answerShape,
  AutocompleteAnswer: autocomplete.answerShape,
  ProductsBody: products.bodyShape,
  ProductsAnswer: products.answerShape,
  CountsBody: counts.bodyShape,
  CountsAnswer: counts.answerShape,
  PricesAnswer: prices.answerShape,
  CatalogAnswer: catalog.answerShape,
  CompanyAnswer: company.answerShape,
  Problem: problemShape,
};

export const calls: readonly DescribedCall[] = [
  {
    id: "environment",
    method: "get",
    path: environment.path,
    summary: "Start-up settings: `key=value` lines of ENGINE_ID, CURRENCY, MENU_DOMAIN, LOCALE and GTMID.",
    inPath: {},
    inQuery: environment.queryShape.entries,
  },
  {
    id: "find",
    method: "get",
    path: find.path,
    summary: "What can be chosen next: days, packages, origins and party sizes that still lead to a stay.",
    inPath: {},
    inQuery: find.queryShape.entries,
    answer: "FindAnswer",
  },
  {
    id: "autocomplete",
    method: "get",
    path: autocomplete.path,
    summary: "Places and lodgings whose names match the text typed.",
    inPath: {},
    inQuery: autocomplete.queryShape.entries,
    answer: "AutocompleteAnswer",
  },
  {
    id: "products",
    method: "post",
    path: productsPath,
    summary: "One page of lodgings with their offers.",
    inPath: {},
    inQuery: products.queryShape.entries,
    body: "ProductsBody",
    answer: "ProductsAnswer",
  },
  {
    id: "counts",
    method: "post",
    path: counts.path,
    summary: "How many lodgings each further choice would leave.",
    inPath: {},
    inQuery: counts.queryShape.entries,
    body: "CountsBody",
    answer: "CountsAnswer",
  },
  {
    id: "prices",
    method: "get",
    path: prices.path,
    summary: "Prices confirmed now, for one package group of a lodging.",
    inPath: prices.pathShape.entries,
    inQuery: prices.queryShape.entries,
    answer: "PricesAnswer",
    unknown: "No lodging has this id.",
  },
  {
    id: "catalog",
    method: "get",
    path: catalog.path,
    summary: "The pictures of one lodging.",
    inPath: catalog.pathShape.entries,
    inQuery: catalog.queryShape.entries,
    answer: "CatalogAnswer",
    unknown: "No lodging has this id.",
  },
  {
    id: "company",
    method: "get",
    path: "/company",
    summary: "The search engine of a works council. Pages name the address of this call themselves.",
    inPath: {},
    inQuery: company.queryShape.entries,
    answer: "CompanyAnswer",
    unknown: "No works council has this name.",
  },
];

/** What a parameter means, where its name and pattern do not show it. */
export const meanings: Readonly<Record<string, string>> = {
  engineId: "The seller's search engine.",
  current_month: "First month asked, yyyy-MM; not sent together with start_date.",
  numberOfMonths: "Months asked: 6 with current_month, 2 with start_date.",
  place: "Ids of the top stations, joined by a dash.",
  destinationId: "Id of the destination within its type.",
  participant: "Ages, joined by a dash.",
  package: "Package codes in small letters, joined by a dash.",
  origin: "Code of a departure airport or station.",
  criteria: "Criteria as chosen, joined by a dash: a distance stands for its smaller ones too.",
  lodgingType: "Lodging type codes, joined by a dash.",
  text_search: "What the visitor typed.",
  size: "Products a page.",
  start: "Page, from 0.",
  agg: "Present: one product or count a lodging, whatever its packages.",
  sort: "What products are sorted by; without it, the seller's own order.",
  hash: "Hash of the sorted query. It only spreads caches: its value means nothing.",
  prestIds: "Ids of the offers, rising, joined by a dash.",
  familyComposition: "Ages, falling, joined by a dash.",
  liheId: "Id of the lodging.",
  packCode: "Package code.",
  packageId: "The seller's id of the package.",
  acceptLanguage: "Locale with underscores, as in the header.",
  site: "The seller's host.",
  companyName: "Works council whose search engine is wanted.",
  company: "Works council of the visitor.",
};
