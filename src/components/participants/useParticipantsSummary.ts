import { flightMaximum, splitAges } from "../../domain/participants.js";
import { useText } from "../../i18n/useText.js";
import { isPartyTooLarge } from "../../models/large-party.js";
import { useSearch } from "../../store/useSearch.js";

/** The party in words: "2 adultes, 1 enfant (12 ans)", how many they are: "3 voyageurs", and the limit of a flight that they exceed. */
export function useParticipantsSummary(): { long: string; short: string; exceeded: string | null } {
  const text = useText();
  const participants = useSearch((search) => search.participants);
  const draft = useSearch((search) => search.partyDraft);
  const ages = draft ?? participants.map(({ age }) => age);
  const { adults, childrenAges } = splitAges(ages);
  const grownUps = text("participant.adults", { count: adults });
  const children = text("participant.children", { count: childrenAges.length });
  const long =
    childrenAges.length === 0
      ? grownUps
      : text("participant.summary", {
          adults: grownUps,
          children: text("participant.children_aged", { children, ages: childrenAges.join(", "), count: Math.max(...childrenAges) }),
        });
  const exceeded = useSearch(isPartyTooLarge) ? text("participant.maximum", { count: flightMaximum }) : null;
  return { long, short: text("participant.guests", { count: ages.length }), exceeded };
}
