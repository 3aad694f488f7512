import type { Flags } from "./flags.js";
import { foldText } from "./fold-text.js";
import { anyLondon, isAirport, londonAirports, noTransport, saintPancras, type OriginOption } from "./origins.js";
import { isSameName } from "./same-name.js";

const londonCodes: ReadonlySet<string> = new Set(londonAirports);

/**
 * The origins to show of those the server offers: airports before the train, and none while flights are not sold. Where London's are
 * grouped, "any" (its name is empty unless the server gave one: the view has the words) stands above them, at the position of the first.
 */
export function offeredOrigins(
  list: readonly OriginOption[],
  flags: Pick<Flags, "flightVersion" | "groupLondonAirports">,
): readonly OriginOption[] {
  const airports = flags.flightVersion ? list.filter(({ code }) => isAirport(code)) : [];
  const others = list.filter(({ code }) => code === saintPancras || code === noTransport);
  return [...(flags.groupLondonAirports ? groupLondon(airports) : airports), ...others];
}

function groupLondon(list: readonly OriginOption[]): readonly OriginOption[] {
  const isLondon = ({ code }: OriginOption) => code === anyLondon || londonCodes.has(code);
  const first = list.find(isLondon);
  const any = list.find(({ code }) => code === anyLondon) ?? { code: anyLondon, name: "" };
  const airports = list.filter(({ code }) => londonCodes.has(code));
  return list.flatMap((option) => {
    if (option === first) return [any, ...airports];
    return isLondon(option) ? [] : [option];
  });
}

/**
 * The origins whose name or code contains what was typed, ignoring case and accents; where there are none, those in whose name each
 * typed word is a word apart from a slip. All of them when nothing was typed.
 */
export function filterOrigins<Option extends OriginOption>(list: readonly Option[], typed: string): Option[] {
  const wanted = foldText(typed.trim());
  const isNamed = ({ code, name }: OriginOption) => [name, code].some((text) => foldText(text).includes(wanted));
  if (list.some(isNamed)) return list.filter(isNamed);
  const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const parts = words(wanted);
  const isAlike = ({ name }: OriginOption) =>
    parts.every((part) => words(foldText(name)).some((word) => word.startsWith(part) || isSameName(word, part)));
  return parts.length > 0 ? list.filter(isAlike) : [];
}
