import { markets } from "../../../domain/markets.js";
import { distanceStep, minutesOf, originOf } from "../../../domain/wishes/wished-search.js";
import type { WishPart } from "../../../domain/wishes/parts.js";
import { times } from "../../../calendar/times.js";
import { defaultChildAge } from "../../../domain/participants.js";
import type { StayDates } from "../../../domain/stay-dates.js";
import { useFormat } from "../../../i18n/useFormat.js";
import { useText } from "../../../i18n/useText.js";
import { budgetLabel, distanceChoiceLabel } from "../../../models/filter-labels.js";
import { holidayName } from "../../../models/holiday-name.js";
import { useSearch } from "../../../store/useSearch.js";
import { useLimitText } from "../useLimitText.js";
import { useOriginName } from "../useOriginName.js";

type PartOf<Kind extends WishPart["kind"]> = Extract<WishPart, { kind: Kind }>;
type Labels = { readonly [Kind in WishPart["kind"]]: (part: PartOf<Kind>) => string };

/** A part of a wish in the words of the search. @param stayDates The dates that the wish chooses. */
export function useWishText({ start, end }: StayDates): (part: WishPart) => string {
  const text = useText();
  const format = useFormat();
  const limitText = useLimitText();
  const originName = useOriginName();
  const { currency, locale } = useSearch((search) => search.settings);
  const dates = start !== null && end !== null ? format.dayRange(start, end) : "";
  const money = (amount: number) => format.money(amount, currency);
  const limit = (name: "altitude" | "slopesKm", value: number) =>
    text("wish.limit", { name: text(`place_map.${name}`), value: limitText(name, value) });
  const children = (ages: readonly number[]) =>
    text("participant.children_aged", {
      count: ages.at(-1) ?? 0,
      children: text("participant.children", { count: ages.length }),
      ages: ages.join(", "),
    });
  const near = (part: PartOf<"near">) =>
    text("wish.limit", { name: originName(originOf(part)), value: limitText("minutes", minutesOf(part)) });
  const labels: Labels = {
    nights: ({ nights }) => text("dates.nights", { count: nights }),
    dates: () => dates,
    month: ({ month }) => format.month(month),
    holiday: ({ holiday }) =>
      dates === "" ? text(`wish.${holiday}`) : text("wish.limit", { name: text(`wish.${holiday}`), value: dates }),
    schoolHoliday(part) {
      const name = holidayName(part, markets[locale], text, format);
      return text("wish.limit", { name, value: dates === "" ? format.month(part.month) : dates });
    },
    adults: ({ count }) => text("participant.adults", { count }),
    children: ({ ages }) => children(ages),
    childrenWithoutAges: ({ count }) => children(times(count, () => defaultChildAge)),
    budget({ min, max, perPerson }) {
      const budget = budgetLabel({ min, max }, text, money);
      return perPerson ? text("wish.per_person", { budget }) : budget;
    },
    altitude: ({ metres }) => limit("altitude", metres),
    slopesKm: ({ kilometres }) => limit("slopesKm", kilometres),
    near,
    amenities: ({ key }) => text(`criteria.${key}`),
    catering: ({ key }) => text(`criteria.${key}`),
    lodging: ({ key }) => text(`lodging.${key}`),
    stars: ({ stars }) => text("filter.stars", { count: stars[0] ?? 0 }),
    rooms: ({ count }) => text("filter.room_count", { count }),
    slopes: (part) => distanceChoiceLabel("distanceSlopes", distanceStep(part), text),
    centre: (part) => distanceChoiceLabel("distanceCityCentre", distanceStep(part), text),
    includes: ({ contents }) => text(contents === "train" || contents === "flight" ? `package.${contents}` : `wish.${contents}`),
    cheapest: () => text("sort.price_asc"),
  };
  return (part) => (labels[part.kind] as (part: WishPart) => string)(part);
}
