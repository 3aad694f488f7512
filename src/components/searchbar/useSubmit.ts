import { useEffect, useState } from "react";
import type { Day } from "../../calendar/day.js";
import { leavingMaximum } from "../../domain/defaults.js";
import { isPartyTooLarge } from "../../models/large-party.js";
import { useActions, useSharedSearch, useSearch } from "../../store/useSearch.js";
import { useHost } from "../controls/host.js";
import { wantsPlace } from "../place/asked-for-place.js";

interface Submit {
  readonly leaving: boolean;
  readonly missingEnd: Day | null;
  /** The destination was opened instead, and no place is chosen yet. */
  readonly askedForPlace: boolean;
  submit(): void;
}

/**
 * The search button: fires `ski-search`, then navigates to the results, unless a listener prevents it or the page shows them
 * itself. Where the last day of the stay is missing, the dates open instead; where the party is too large for its flight, the
 * participants; where places are narrowed and none is chosen, the destination, once.
 */
export function useSubmit(show: (field: "participants" | "destination") => void): Submit {
  const actions = useActions();
  const search = useSharedSearch();
  const host = useHost();
  const [leaving, setLeaving] = useState(false);
  const [missingEnd, setMissingEnd] = useState<Day | null>(null);
  const halfStay = useSearch((search) => search.pickedStart);
  if (missingEnd !== null && missingEnd !== halfStay) setMissingEnd(null);
  const wants = useSearch(wantsPlace);
  const [askedForPlace, setAskedForPlace] = useState(false);
  if (askedForPlace && !wants) setAskedForPlace(false);
  useEffect(() => {
    if (!leaving) return;
    const stays = () => setLeaving(false);
    const escape = ({ key }: KeyboardEvent) => key === "Escape" && stays();
    const timer = setTimeout(stays, leavingMaximum);
    window.addEventListener("pageshow", stays);
    window.addEventListener("keydown", escape);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pageshow", stays);
      window.removeEventListener("keydown", escape);
    };
  }, [leaving]);
  return {
    leaving,
    missingEnd,
    askedForPlace,
    submit() {
      const current = search.snapshot();
      const { pickedStart } = current;
      setMissingEnd(pickedStart);
      if (pickedStart !== null) return actions.stayDates.open(true);
      if (isPartyTooLarge(current)) return show("participants");
      const asks = wants && !askedForPlace;
      setAskedForPlace(asks);
      if (asks) return show("destination");
      const { query, url } = actions.search.submit();
      const goes = host.dispatch("ski-search", { query, url }, { cancelable: true });
      if (!goes || url === null) return;
      setLeaving(pageOf(new URL(url, document.baseURI).href) !== pageOf(window.location.href));
      window.location.assign(url);
    },
  };
}

/** An address without its hash: a change of the hash alone leaves no page. */
function pageOf(address: string): string | undefined {
  return address.split("#")[0];
}
