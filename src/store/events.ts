import { say } from "../platform/say.js";
import type { Prestation, Product } from "../domain/products.js";
import type { PublicSearch } from "./public-search.js";

/** A card or an offer row was opened; `offer` is null for the card itself, and `picture` true for the card's picture. */
export interface ProductClick {
  readonly product: Product;
  readonly offer: Prestation | null;
  readonly url: string;
  readonly picture: boolean;
}

/** A page of products as it was loaded. */
interface LoadedPage {
  readonly products: readonly Product[];
  readonly page: number;
  readonly total: number;
}

/** The events of a search, for the elements that joined it and for its own effects. */
export interface SearchEvents {
  /** `commit` counts the changes of the search: of tags that share it, each tells the same. */
  change: { search: PublicSearch; changed: string[]; commit: number };
  resultsChange: { total: number; page: number; products: readonly Product[] };
  error: { code: string; message: string; call?: string; status?: number };
  /** What the page's script set is no search; kept for the first listener while there is none. */
  refused: { code: string; message: string };
  /** The page's script set the visitor's consent, even to what it was before. */
  consent: null;
  pageLoaded: LoadedPage;
  productOpened: Pick<ProductClick, "product" | "offer">;
  /** The search button was pressed. */
  submitted: null;
}

type Listener<Detail> = (detail: Detail) => void;

/** Events and their listeners. A listener that throws never stops another. */
export interface Events<Map> {
  emit<Name extends keyof Map>(name: Name, detail: Map[Name]): void;
  listen<Name extends keyof Map>(name: Name, listener: Listener<Map[Name]>): () => void;
}

/** @param kept the events that wait for their first listener while there is none. */
export function createEvents<Map>(warn: (message: string, cause?: unknown) => void, kept: readonly (keyof Map)[] = []): Events<Map> {
  const listeners: { [Name in keyof Map]?: Set<Listener<Map[Name]>> } = {};
  const waiting: { [Name in keyof Map]?: Map[Name][] } = {};

  function call<Name extends keyof Map>(name: Name, listener: Listener<Map[Name]>, detail: Map[Name]) {
    try {
      listener(detail);
    } catch (error) {
      say((words) => warn(words.listenerThrew(String(name)), error));
    }
  }

  return {
    emit(name, detail) {
      const known = [...(listeners[name] ?? [])];
      if (known.length === 0 && kept.includes(name)) (waiting[name] ??= []).push(detail);
      for (const listener of known) call(name, listener, detail);
    },
    listen(name, listener) {
      const known = (listeners[name] ??= new Set());
      known.add(listener);
      const details = waiting[name] ?? [];
      delete waiting[name];
      for (const detail of details) call(name, listener, detail);
      return () => known.delete(listener);
    },
  };
}
