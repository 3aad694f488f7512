import { useEffect, useState } from "react";
import { useActions, useOwner } from "../../store/useSearch.js";
import { useHost } from "../controls/host.js";

/**
 * The search button: tells the page, then leaves for the results unless the page keeps the visitor or shows them itself.
 * A stay whose last day is still missing is asked for first.
 */
export function useSubmit(): { leaving: boolean; submit(): void } {
  const actions = useActions();
  const owner = useOwner();
  const host = useHost();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const back = () => setLeaving(false);
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  return {
    leaving,
    submit() {
      if (owner.snapshot().pickedStart !== null) return actions.stayDates.open(true);
      const { query, url } = actions.search.submit();
      const goes = host.dispatch("ski-search", { query, url }, { cancelable: true });
      if (!goes || url === null) return;
      setLeaving(true);
      window.location.assign(url);
    },
  };
}
