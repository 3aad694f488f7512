import { packageCodes } from "../../src/domain/packages.js";
import type { ProductsQuery, Visitor } from "../../demo/engine/answers.js";
import type { WireProducts } from "../../demo/engine/wire/shapes.js";
import { cardOf } from "./card.js";
import { type Content, written } from "./content.js";
import { createSearch, type Offer } from "./search.js";

/** The dates on which a package of a lodging is cheapest, the first and shortest of them, with every room that is free then. */
function shown(offers: readonly Offer[]): Offer[] {
  const [best] = offers.toSorted(
    (one, other) => one.price - other.price || one.stay.start - other.stay.start || one.stay.nights - other.stay.nights,
  );
  return offers.filter(({ stay }) => stay.start === best?.stay.start && stay.end === best.stay.end);
}

/** One page of the lodgings that have a stay that matches the search. */
export function products(content: Content, query: ProductsQuery, visitor: Visitor): WireProducts {
  const { selection, sort, page, size, byLodging } = query;
  const search = createSearch(content, selection, visitor);
  const found = content.lodgings
    .map((of) => ({ lodging: of.lodging, offers: search.matches(of) }))
    .filter(({ offers }) => offers.length > 0);
  const units = found
    .flatMap(({ lodging, offers }) => {
      const apart = packageCodes.map((code) => offers.filter((offer) => offer.code === code)).filter((list) => list.length > 0);
      const unit = (id: number, packages: readonly Offer[][]) => {
        const price = Math.min(...packages.flat().map((offer) => offer.price));
        const by = { "best-seller": lodging.rank, "price-asc": price, "price-desc": -price }[sort];
        return { id, lodging, by, offers: packages.flatMap(shown) };
      };
      if (byLodging) return [unit(lodging.liheId, apart)];
      return apart.map((list) => unit(lodging.liheId * 16 + packageCodes.indexOf(list[0]?.code ?? "HS"), [list]));
    })
    .sort((one, other) => one.by - other.by || one.id - other.id);
  return {
    products: units
      .slice(page * size, (page + 1) * size)
      .map(({ id, lodging, offers }) => cardOf(content, id, lodging, offers, selection.party, visitor)),
    pageCount: Math.ceil(units.length / size),
    pageIndex: page,
    pageSize: size,
    totalProducts: found.length,
    seParamsResponse: {
      place: selection.place,
      beginDate: selection.begin === null ? null : written(selection.begin),
      endDate: selection.end === null ? null : written(selection.end),
      packages: selection.packages,
      criteria: selection.criteria,
      lodgingType: selection.lodgingTypes,
      priceMin: selection.priceMin,
      priceMax: selection.priceMax,
      origins: selection.origins,
    },
  };
}
