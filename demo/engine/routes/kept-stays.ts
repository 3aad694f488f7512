import * as v from "valibot";
import { expandOrigin } from "../../../src/api/origins.js";
import { day, wholeNumber } from "../../../src/api/shapes.js";
import { readOrigin } from "../../../src/domain/origins.js";
import { packageCodes } from "../../../src/domain/packages.js";
import { participantsMaximum } from "../../../src/domain/participants.js";
import { storedJson } from "../../../src/domain/stored-json.js";
import type { ShownStay } from "../../pages/shortlist.js";
import { type KeptStay, longestShortlist, mostStays } from "../../pages/kept-stays.js";
import type { Visitor } from "../answers.js";
import { dayText } from "../catalogue/days.js";
import { soldPackages } from "../catalogue/packages.js";
import type { Engine } from "../service/engine.js";
import { winterCover } from "../wire/pictures.js";

const largestId = 999_999_999;
const oldest = 120;

const keptStayShape = v.pipe(
  v.object({
    lodging: v.pipe(wholeNumber, v.maxValue(largestId)),
    package: v.picklist(packageCodes),
    start: day,
    end: day,
    ages: v.pipe(v.array(v.pipe(wholeNumber, v.maxValue(oldest))), v.minLength(1), v.maxLength(participantsMaximum)),
    origin: v.pipe(
      v.nullable(v.string()),
      v.transform((code) => readOrigin(code) ?? null),
    ),
  }),
  v.check(({ start, end }) => start < end),
) satisfies v.GenericSchema<unknown, KeptStay>;
const keptStaysShape = v.pipe(v.array(keptStayShape), v.maxLength(mostStays));

/** The stays in the visitor's cookie; none where it cannot be read. */
function readKeptStays(cookie: string): readonly KeptStay[] {
  if (cookie.length > longestShortlist) return [];
  const read = v.safeParse(keptStaysShape, storedJson(cookie));
  return read.success ? read.output : [];
}

/** The stay with its lodging and its lowest total; none for an unknown lodging. */
async function shownStay({ answers }: Engine, visitor: Visitor, stay: KeptStay): Promise<ShownStay[]> {
  const lodging = await answers.lodging(stay.lodging, visitor);
  if (!lodging) return [];
  const query = { liheId: stay.lodging, party: stay.ages.length, packages: [stay.package], origins: expandOrigin(stay.origin) };
  const days = await answers.stayDays(query, visitor);
  const price = days.find(({ start, end }) => start === stay.start && end === stay.end)?.price ?? null;
  const { name, stationId, stationName } = lodging;
  return [{ ...stay, name, stationId, stationName, picture: winterCover(lodging), price }];
}

/**
 * The stays that a visitor keeps, at their lowest totals of now: the ones that are still to come, of packages that are sold here. None
 * without a cookie, or where they cannot be found now.
 */
export async function keptStays(engine: Engine, visitor: Visitor, cookie: string | undefined): Promise<readonly ShownStay[]> {
  const today = dayText(visitor.today);
  const sold = soldPackages(visitor.language);
  const stays = readKeptStays(cookie ?? "").filter((stay) => stay.start >= today && sold.includes(stay.package));
  const shown = await Promise.all(stays.map((stay) => shownStay(engine, visitor, stay))).catch(() => []);
  return shown.flat();
}
