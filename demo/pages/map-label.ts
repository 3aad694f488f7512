/** A point of a map, in shares of its width and height. */
export interface MapPlace {
  readonly x: number;
  readonly y: number;
}

/** What a name must not cover: its edges in shares of the width and the height of the map. */
export interface MapBox {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type LabelSide = "above" | "beside" | "below";

/** On the narrowest phone, where names take the greatest share of the map. */
const letter = 0.028;
const padding = 0.08;
const height = 0.12;
/** From the middle of a mark to where a name may begin. */
const markWidth = 0.025;
const markHeight = 0.05;

/** Share of the width from which a name beside an edge runs to the middle. */
const nearEdge = 0.35;

/** Where a name runs to, from its mark: from the left edge to the right, from the right edge to the left, else to both. */
export function runOf({ x }: MapPlace): "from-left" | "from-right" | null {
  if (x < nearEdge) return "from-left";
  return x > 1 - nearEdge ? "from-right" : null;
}

/** Where a name beside its mark runs to. */
export const runBeside = ({ x }: MapPlace): "from-left" | "from-right" => (x < 0.5 ? "from-left" : "from-right");

export const markBox = ({ x, y }: MapPlace): MapBox => ({
  ...{ left: x - markWidth, right: x + markWidth },
  ...{ top: y - markHeight, bottom: y + markHeight },
});

function across(place: MapPlace, width: number, run: ReturnType<typeof runOf>): Pick<MapBox, "left" | "right"> {
  const { left, right } = markBox(place);
  if (run === "from-left") return { left, right: left + width };
  return run === "from-right" ? { left: right - width, right } : { left: place.x - width / 2, right: place.x + width / 2 };
}

/** The box of a name of so many letters at a side of its mark. */
export function labelBox(side: LabelSide, place: MapPlace, letters: number): MapBox {
  const width = padding + letters * letter;
  const mark = markBox(place);
  if (side === "above") return { ...across(place, width, runOf(place)), top: mark.top - height, bottom: mark.top };
  if (side === "below") return { ...across(place, width, runOf(place)), top: mark.bottom, bottom: mark.bottom + height };
  const [left, right] = runBeside(place) === "from-left" ? [mark.right, mark.right + width] : [mark.left - width, mark.left];
  return { left, right, top: place.y - height / 2, bottom: place.y + height / 2 };
}

export const overlap = (one: MapBox, other: MapBox): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
export const isWhole = ({ left, right, top, bottom }: MapBox): boolean => left >= 0 && right <= 1 && top >= 0 && bottom <= 1;

/** The side at which a name covers the least: above its mark where that is as good. */
export function labelSide(place: MapPlace, letters: number, others: readonly MapBox[]): LabelSide {
  const sides = ["above", "beside", "below"] as const;
  const covered = (side: LabelSide): number => {
    const box = labelBox(side, place, letters);
    return others.filter((other) => overlap(box, other)).length + (isWhole(box) ? 0 : others.length + 1);
  };
  return sides.toSorted((one, other) => covered(one) - covered(other))[0] ?? "above";
}
