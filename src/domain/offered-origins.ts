import type { Flags } from "./flags.js";
import { foldText } from "./fold-text.js";
import { anyLondon, isAirport, londonAirports, noTransport, saintPancras, type OriginOption } from "./origins.js";
import { isSameName } from "./same-name.js";

/** An origin on offer: one place, or a group of several. */
export interface OfferedOrigin extends OriginOption {
  /** The places of a group; empty for a single place. */
  readonly members: readonly OriginOption[];
}

const londonCodes: ReadonlySet<string> = new Set(londonAirports);

/**
 * The origins to show of those the server offers: no airports while flights are not sold, and London's as one row where
 * they are grouped (its name is empty unless the server gave one: the view has the words).
 */
export function offeredOrigins(
  list: readonly OriginOption[],
  flags: Pick<Flags, "flightVersion" | "groupLondonAirports">,
): OfferedOrigin[] {
  const shown = list
    .filter(({ code }) => (isAirport(code) ? flags.flightVersion : code === saintPancras || code === noTransport))
    .map((option) => ({ ...option, members: [] }));
  return flags.groupLondonAirports ? groupLondon(shown) : shown;
}

function groupLondon(list: readonly OfferedOrigin[]): OfferedOrigin[] {
  const isLondon = ({ code }: OriginOption) => code === anyLondon || londonCodes.has(code);
  const first = list.find(isLondon);
  const group = list.find(({ code }) => code === anyLondon) ?? { code: anyLondon, name: "" };
  const members = list.filter(({ code }) => londonCodes.has(code)).map(({ code, name }) => ({ code, name: name || code }));
  return list.flatMap((option) => {
    if (option === first) return [{ ...group, members }];
    return isLondon(option) ? [] : [option];
  });
}

/**
 * The origins whose name or code contains what was typed, ignoring case and accents, and the groups of such origins; where there
 * are none, those in whose name each typed word is a word apart from a slip. All of them when nothing was typed.
 */
export function filterOrigins<Option extends OfferedOrigin>(list: readonly Option[], typed: string): Option[] {
  const isFound = finder(list, typed);
  return list.filter((option) => [option, ...option.members].some(isFound));
}

/** The members that match, if only they made the group match; none where the group's own name has the typed text. */
export function membersFound(option: OfferedOrigin, typed: string): OriginOption[] {
  const isFound = finder([option], typed);
  return isFound(option) ? [] : option.members.filter(isFound);
}

function finder(list: readonly OfferedOrigin[], typed: string): (place: OriginOption) => boolean {
  const wanted = foldText(typed.trim());
  const isNamed = ({ code, name }: OriginOption) => [name, code].some((text) => foldText(text).includes(wanted));
  if (list.flatMap((option) => [option, ...option.members]).some(isNamed)) return isNamed;
  const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const parts = words(wanted);
  return ({ name }) =>
    parts.length > 0 && parts.every((part) => words(foldText(name)).some((word) => word.startsWith(part) || isSameName(word, part)));
}
