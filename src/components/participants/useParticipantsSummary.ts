import { flightMaximum, splitAges } from "../../domain/participants.js";
import { useText } from "../../i18n/useText.js";
import { isPartyTooLarge } from "../../models/large-party.js";
import { useSearch } from "../../store/useSearch.js";

/** The party in words: "2 adultes, 1 enfant", how many they are: "3 voyageurs", and the limit of a flight that they exceed. */
export function useParticipantsSummary(): { long: string; short: string; exceeded: string | null } {
  const text = useText();
  const participants = useSearch((search) => search.participants);
  const { adults, childrenAges } = splitAges(participants.map(({ age }) => age));
  const grownUps = text("participant.adults", { count: adults });
  const long =
    childrenAges.length === 0
      ? grownUps
      : text("participant.summary", { adults: grownUps, children: text("participant.children", { count: childrenAges.length }) });
  const exceeded = useSearch(isPartyTooLarge) ? text("participant.maximum", { count: flightMaximum }) : null;
  return { long, short: text("participant.guests", { count: participants.length }), exceeded };
}
