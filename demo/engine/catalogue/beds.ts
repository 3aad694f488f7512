import type { Room } from "./rooms.js";

/** How many people each kind of bed sleeps. */
export const bedPlaces = { double: 2, sofa: 2, bunk: 2, single: 1 } as const;
export type BedKind = keyof typeof bedPlaces;

/** A space behind a door, or an open part such as a mezzanine. */
export interface Space {
  readonly kind: "living" | "bedroom" | "alcove" | "mezzanine" | "bathroom";
  /** Square metres. */
  readonly area: number;
  readonly beds: readonly BedKind[];
}

type Furnished = Omit<Space, "area">;

const doubleBedCriterion = 741;
const bedroomsPerBathroom = 3;
const smallestArea = 2;

/** Bedrooms of up to three people. */
function bedroomBeds(people: number, hasDouble: boolean): readonly BedKind[] {
  const pair: readonly BedKind[] = hasDouble ? ["double"] : ["single", "single"];
  if (people >= 2) return [...pair, ...Array<BedKind>(people - 2).fill("single")];
  return Array<BedKind>(people).fill("single");
}

/** Beds of a living room, in which sofa beds come first. */
function livingBeds(people: number): readonly BedKind[] {
  return [...Array<BedKind>(Math.floor(people / 2)).fill("sofa"), ...Array<BedKind>(people % 2).fill("single")];
}

function hotelSpaces({ rooms, capacity }: Room, hasDouble: boolean): readonly Furnished[] {
  const bedrooms = Array.from({ length: rooms }, (_, index): Furnished => {
    const people = Math.floor(capacity / rooms) + (index < capacity % rooms ? 1 : 0);
    return { kind: "bedroom", beds: bedroomBeds(people, hasDouble) };
  });
  return [...bedrooms, { kind: "bathroom", beds: [] }];
}

/** A studio sleeps people in its only room, and one more in its alcove or on its mezzanine. */
function studioSpaces({ capacity, extra }: Room, hasDouble: boolean): readonly Furnished[] {
  const more = capacity - 2;
  const apart = extra === "cabin" ? "alcove" : extra === "mezzanine" ? "mezzanine" : null;
  if (apart !== null && !hasDouble && capacity === 2)
    return [
      { kind: "living", beds: [] },
      { kind: apart, beds: apart === "alcove" ? ["bunk"] : ["single", "single"] },
      { kind: "bathroom", beds: [] },
    ];
  const main: BedKind = hasDouble ? "double" : "sofa";
  const others = Array<BedKind>(more).fill("single");
  return [
    { kind: "living", beds: apart === null ? [main, ...others] : [main] },
    ...(apart === null ? [] : [{ kind: apart, beds: others } as const]),
    { kind: "bathroom", beds: [] },
  ];
}

function flatSpaces({ rooms, capacity, extra }: Room, hasDouble: boolean): readonly Furnished[] {
  const bedrooms = Array.from({ length: rooms - 1 }, (_, index): Furnished => ({
    kind: "bedroom",
    beds: bedroomBeds(Math.min(2, capacity - 2 * index), hasDouble && index % 2 === 0),
  }));
  const left = capacity - 2 * bedrooms.length;
  const alcove: readonly Furnished[] = extra === "cabin" && left >= 2 ? [{ kind: "alcove", beds: ["bunk"] }] : [];
  const mezzanine: readonly Furnished[] = extra === "mezzanine" && left >= 2 ? [{ kind: "mezzanine", beds: ["single", "single"] }] : [];
  const inLiving = left - (alcove.length + mezzanine.length) * 2;
  const bathrooms = Array<Furnished>(Math.ceil(bedrooms.length / bedroomsPerBathroom)).fill({ kind: "bathroom", beds: [] });
  return [{ kind: "living", beds: livingBeds(inLiving) }, ...bedrooms, ...alcove, ...mezzanine, ...bathrooms];
}

const weights = { living: 2.4, bedroom: 1.2, alcove: 0.35, mezzanine: 0.6, bathroom: 0.5 } as const;

/** Shares the surface out in whole square metres; the first space takes what is left. */
function withAreas(spaces: readonly Furnished[], surface: number): readonly Space[] {
  const sum = spaces.reduce((total, { kind }) => total + weights[kind], 0);
  const others = spaces.slice(1).map(({ kind }) => Math.max(smallestArea, Math.floor((surface * weights[kind]) / sum)));
  const first = surface - others.reduce((total, area) => total + area, 0);
  return spaces.map((space, index) => ({ ...space, area: index === 0 ? first : (others[index - 1] ?? 0) }));
}

/**
 * The spaces of a room or flat, with beds for exactly the people it sleeps, and areas that add up to its surface. The first one is
 * where one enters.
 * @param criteria of its lodging: double beds are only where it has them.
 */
export function spacesOf(room: Room, criteria: readonly number[]): readonly Space[] {
  const hasDouble = criteria.includes(doubleBedCriterion);
  if (room.kind === "bedroom") return withAreas(hotelSpaces(room, hasDouble), room.surface);
  return withAreas(room.rooms === 1 ? studioSpaces(room, hasDouble) : flatSpaces(room, hasDouble), room.surface);
}
