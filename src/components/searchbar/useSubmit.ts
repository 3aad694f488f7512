import { useEffect, useState } from "react";
import { useActions } from "../../store/useSearch.js";
import { useHost } from "../controls/host.js";

/** The search button: tells the page, then leaves for the results unless the page keeps the visitor or shows them itself. */
export function useSubmit(): { leaving: boolean; submit(): void } {
  const actions = useActions();
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
      const { query, url } = actions.search.submit();
      const goes = host.dispatch("ski-search", { query, url }, { cancelable: true });
      if (!goes || url === null) return;
      setLeaving(true);
      window.location.assign(url);
    },
  };
}
