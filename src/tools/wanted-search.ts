import { addDays, monthOf } from "../calendar/day.js";
import { visitorZones } from "../domain/holiday-stays.js";
import { markets } from "../domain/markets.js";
import { adultAge, normaliseAges, participantsMaximum, splitAges, toParticipants } from "../domain/participants.js";
import type { Place } from "../domain/places.js";
import type { WishMeaning, WishPart } from "../domain/wishes/parts.js";
import { readWish, type Wish } from "../domain/wishes/read-wish.js";
import { wishedSearch, type WishedSearch } from "../domain/wishes/wished-search.js";
import { times } from "../calendar/times.js";
import { emptyChoices } from "../store/state/empty-choices.js";
import { withSwitch } from "../store/state/packages.js";
import type { SearchSnapshot } from "../store/state/types.js";
import { wishBasis } from "../store/wish-basis.js";
import type { ToolCall } from "./context.js";
import { findPlace } from "./find-place.js";
import type { InputOf } from "./fields.js";
import type { searchStaysFields, whereToGoFields } from "./inputs.js";
import { ToolFailure } from "./tool.js";

type AnyInput = Omit<InputOf<typeof searchStaysFields>, "sort" | "page" | "limit" | "show"> &
  Omit<InputOf<typeof whereToGoFields>, "limit"> & { readonly sort?: SearchSnapshot["sort"] };

/** What an input asks for. */
export interface WantedSearch {
  /** The search with these choices instead of its own; its party where none is given. */
  readonly search: SearchSnapshot;
  readonly places: WishedSearch["places"];
  /** Words of the text that nothing is known for, and what this search cannot be narrowed to. */
  readonly notUnderstood: readonly string[];
}

export async function wantedSearch(call: ToolCall, input: AnyInput): Promise<WantedSearch> {
  const { search, clock } = call;
  checkDates(input, clock.today());
  const typed = typedWish(call, input.text);
  const standing = asUnsearched(search);
  const own = partsOf(input, markets[search.settings.locale].usualNights);
  const parts = [...own.map((meaning) => ({ span: { start: 0, end: 0 }, ...meaning })), ...typed.parts];
  const { choices, places, unmet } = wishedSearch(parts, wishBasis(standing, clock.today()));
  const { ages, packages, ...others } = choices;
  const party = agesOf(input, ages ?? standing.participants.map(({ age }) => age));
  const wanted: SearchSnapshot = {
    ...standing,
    ...others,
    participants: search.participantsLocked ? search.participants : toParticipants(party),
    ...(packages && withSwitch(packages, standing)),
    ...(input.sort && { sort: input.sort }),
  };
  const place = await placeOf(call, wanted, input, typed);
  const unmetWords = unmet.map((part) => wordsOf(input.text, part));
  return { search: { ...wanted, place }, places, notUnderstood: [...typed.unknown, ...unmetWords] };
}

/** The settings and the party of a search, with nothing chosen. */
export const asUnsearched = (search: SearchSnapshot): SearchSnapshot => ({
  ...search,
  ...emptyChoices(),
  participants: search.participants,
  find: { ...search.find, lengths: null },
  stayLength: null,
  travelMonth: null,
  pickedStart: null,
});

function checkDates({ arrival, departure, month }: AnyInput, today: string): void {
  if (month !== undefined && month < monthOf(today)) throw new ToolFailure("dates_passed", "month", month);
  if (arrival !== undefined && arrival < today) throw new ToolFailure("dates_passed", "arrival", arrival);
  if (departure === undefined) return;
  if (arrival === undefined) throw new ToolFailure("invalid_input", "arrival", "yyyy-MM-dd");
  if (departure <= arrival) throw new ToolFailure("invalid_input", "departure", `> ${arrival}`);
}

interface TypedWish extends Pick<Wish, "parts"> {
  /** The words that may name a destination. */
  readonly place: string | null;
  readonly unknown: readonly string[];
}

function typedWish({ search, wishWords, clock }: ToolCall, text: string | undefined): TypedWish {
  if (text === undefined) return { parts: [], place: null, unknown: [] };
  const { settings, schoolZone } = search;
  const zones = visitorZones(markets[settings.locale], schoolZone === "none" ? null : schoolZone);
  const places = settings.topStations.flatMap(({ label, domainName }) => [label, domainName]).filter(Boolean);
  const { parts, place, rest } = readWish(text, { words: wishWords, places, today: clock.today(), zones });
  return { parts, place: place && place.name, unknown: rest.map(({ start, end }) => text.slice(start, end)) };
}

/** What the input gives, as parts of a wish; they go before those of its text. */
function partsOf(input: AnyInput, usualNights: number): readonly WishMeaning[] {
  const { departure, nights = usualNights, minutes = null } = input;
  return [
    ...given(input.arrival, (start) => ({ kind: "dates", start, end: departure ?? addDays(start, nights) })),
    ...given(input.nights, (length) => ({ kind: "nights", nights: length })),
    ...given(input.month, (month) => ({ kind: "month", month })),
    ...given(input.budget, (max) => ({ kind: "budget", min: null, max, perPerson: false })),
    ...given(input.stars, (stars) => ({ kind: "stars", stars: [stars] })),
    ...given(input.rooms, (count) => ({ kind: "rooms", count })),
    ...given(input.metresToSlopes, (metres) => ({ kind: "slopes", metres })),
    ...given(input.altitude, (metres) => ({ kind: "altitude", metres })),
    ...given(input.slopesKm, (kilometres) => ({ kind: "slopesKm", kilometres })),
    ...given(input.near, (origin) => ({ kind: "near", origin, minutes })),
    ...each(input.amenities, (key) => ({ kind: "amenities", key })),
    ...each(input.catering, (key) => ({ kind: "catering", key })),
    ...each(input.lodging, (key) => ({ kind: "lodging", key })),
    ...each(input.includes, (contents) => ({ kind: "includes", contents })),
  ];
}

const each = <Value>(values: readonly Value[] | undefined, meaningOf: (value: Value) => WishMeaning): readonly WishMeaning[] =>
  (values ?? []).map(meaningOf);

const given = <Value>(value: Value | undefined, meaningOf: (value: Value) => WishMeaning): readonly WishMeaning[] =>
  value === undefined ? [] : [meaningOf(value)];

/** The party as given; what is not given is as in `standing`. */
function agesOf({ adults, childrenAges }: AnyInput, standing: readonly number[]): readonly number[] {
  const known = splitAges(standing);
  const grownUps = times(adults ?? known.adults, () => adultAge);
  const children = childrenAges ?? (adults === undefined ? known.childrenAges : []);
  const isGiven = adults !== undefined || childrenAges !== undefined;
  if (isGiven && grownUps.length + children.length > participantsMaximum)
    throw new ToolFailure(
      "invalid_input",
      adults === undefined ? "childrenAges" : "adults",
      `adults + childrenAges: maximum ${participantsMaximum}`,
    );
  return normaliseAges([...grownUps, ...children]);
}

async function placeOf(call: ToolCall, search: SearchSnapshot, input: AnyInput, typed: TypedWish): Promise<Place | null> {
  const { destination, placeType, placeId } = input;
  if (placeId !== undefined && placeType !== undefined) return { id: placeId, type: placeType, label: destination ?? "" };
  if (placeId !== undefined) throw new ToolFailure("invalid_input", "placeType", "required");
  if (destination !== undefined) return findPlace(call, search, destination, placeType ?? null, "destination");
  return typed.place === null ? null : findPlace(call, search, typed.place, null, "text");
}

const wordsOf = (text: string | undefined, { span, kind }: WishPart): string => (span.end > 0 && text?.slice(span.start, span.end)) || kind;
