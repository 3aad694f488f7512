import { splitAges } from "../../domain/participants.js";
import { useText } from "../../i18n/useText.js";
import { useSearch } from "../../store/useSearch.js";

/** The party in words: "2 adultes, 1 enfant", and how many they are: "3 voyageurs". */
export function useParticipantsSummary(): { long: string; short: string } {
  const text = useText();
  const participants = useSearch((search) => search.participants);
  const { adults, childrenAges } = splitAges(participants.map(({ age }) => age));
  const grownUps = text("participant.adults", { count: adults });
  const long =
    childrenAges.length === 0
      ? grownUps
      : text("participant.summary", { adults: grownUps, children: text("participant.children", { count: childrenAges.length }) });
  return { long, short: text("participant.guests", { count: participants.length }) };
}
