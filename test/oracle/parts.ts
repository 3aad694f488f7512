import type { PackageCode } from "../../src/domain/packages.js";
import type { Visitor } from "../../demo/engine/answers.js";
import type { Lodging } from "../../demo/engine/catalogue/lodgings.js";
import type { Season } from "../../demo/engine/catalogue/periods.js";
import type { WirePrestation } from "../../demo/engine/wire/shapes.js";
import type { Content } from "./content.js";
import { money } from "./search.js";

type Parts = Pick<WirePrestation, "parts">;

interface Priced {
  readonly lodging: Lodging;
  readonly season: Season;
  readonly nights: number;
  readonly code: PackageCode;
  /** A person's, in whole euros. */
  readonly supplement: number;
  readonly party: number;
  /** The party's, in the visitor's currency. */
  readonly price: number;
}

/** What a price is for, which works councils learn: the pass and the hire of the days of skiing, the journey, and the stay as the rest. */
export function partsOf({ places }: Content, priced: Priced, visitor: Visitor): Parts {
  if (!visitor.worksCouncil) return {};
  const { lodging, season, nights, code, supplement, party, price } = priced;
  const kilometres = places.domains.find(({ id }) => id === lodging.station.domainId)?.slopesKm ?? 0;
  const days = nights === 7 ? 6 : nights;
  const week = season === "E" ? 45 : Math.min(395, Math.round(150 + 0.4 * kilometres));
  const pass = code === "HS" ? 0 : Math.round((week * days) / 6);
  const hire = code.startsWith("PFP") ? 13 * days : 0;
  const [skipass, equipment, transport] = [pass, hire, supplement - pass - hire].map((euros) => money(euros * party, visitor));
  const parts: NonNullable<Parts["parts"]>[number][] = [];
  if (skipass) parts.push({ kind: "skipass", amount: skipass });
  if (equipment) parts.push({ kind: "equipment", amount: equipment });
  if (transport) parts.push({ kind: "transport", amount: transport });
  return { parts: [{ kind: "stay", amount: parts.reduce((rest, { amount }) => rest - amount, price) }, ...parts] };
}
