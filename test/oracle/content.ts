import { type PackageCode, packageCodes } from "../../src/domain/packages.js";
import { createCatalogue } from "../../demo/engine/catalogue/catalogue.js";
import type { Lodging } from "../../demo/engine/catalogue/lodgings.js";
import type { Period } from "../../demo/engine/catalogue/periods.js";
import type { Places } from "../../demo/engine/catalogue/places.js";
import type { Room } from "../../demo/engine/catalogue/rooms.js";

/** What a package adds for a person; from a departure, or null where it has none to choose. */
export interface Fare {
  readonly origin: string | null;
  readonly amount: number;
}
export interface PackageOnSale {
  readonly code: PackageCode;
  readonly fares: readonly Fare[];
}

/** A room that is free for a period. */
export interface Stay extends Pick<Period, "start" | "end" | "nights" | "season"> {
  readonly number: number;
  readonly room: Room;
  readonly price: number;
  /** 0 without a reduction. */
  readonly publicPrice: number;
  /** The packages that its ski domain sells; a lodging has some of them. */
  readonly packages: readonly PackageOnSale[];
}
export interface LodgingWithStays {
  readonly lodging: Lodging;
  readonly stays: readonly Stay[];
}

/** The catalogue as lists of records. */
export interface Content {
  readonly key: string;
  readonly places: Places;
  readonly lodgings: readonly LodgingWithStays[];
}

/** The catalogue that is on sale on a day. */
export function readContent(today: number): Content {
  const { key, places, lodgings, periods, supplements, stock } = createCatalogue(today);
  const sales = new Map<string, PackageOnSale[]>();
  const packagesOf = (domain: number, { season, nights }: Pick<Period, "season" | "nights">): readonly PackageOnSale[] => {
    const known = sales.get(`${domain} ${season} ${nights}`);
    if (known) return known;
    const here = supplements.filter((one) => one.domainId === domain && one.season === season && one.nights === nights);
    const found = packageCodes
      .map((code) => ({ code, fares: code === "HS" ? [{ origin: null, amount: 0 }] : here.filter((one) => one.packageCode === code) }))
      .filter(({ fares }) => fares.length > 0);
    sales.set(`${domain} ${season} ${nights}`, found);
    return found;
  };
  const stays = lodgings.map((): Stay[] => []);
  for (let number = 0; number < stock.size; number++) {
    const at = stock.lodging[number] ?? -1;
    const lodging = lodgings[at];
    const room = lodging?.rooms[stock.room[number] ?? -1];
    const period = periods[stock.period[number] ?? -1];
    if (!lodging || !room || !period) throw new Error(`Row ${number} of the stock belongs to nothing`);
    const { start, end, nights, season } = period;
    const [price = 0, publicPrice = 0] = [stock.price[number], stock.publicPrice[number]];
    stays[at]?.push({
      number,
      room,
      start,
      end,
      nights,
      season,
      price,
      publicPrice,
      packages: packagesOf(lodging.station.domainId, period),
    });
  }
  return { key, places, lodgings: lodgings.map((lodging, at) => ({ lodging, stays: stays[at] ?? [] })) };
}

/** Which of the kinds a place is has its id. */
export const stationsIn = ({ stations }: Places, type: string, id: number): Places["stations"] =>
  stations.filter(
    (station) => id === { station: station.id, parentStation: station.parentId, domain: station.domainId, region: station.regionId }[type],
  );

const day = 86_400_000;
/** A day number as `yyyy-MM-dd`. */
export const written = (number: number): string => new Date(number * day).toISOString().slice(0, 10);
