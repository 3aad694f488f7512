import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";

/** How many of the stays are shown. */
export function useShownText(): (shown: number, total: number) => string {
  const text = useText();
  const { number } = useFormat();
  return (shown, total) =>
    shown >= total
      ? text("results.all_shown", { total: number(total) })
      : text("results.shown", { count: shown, shown: number(shown), total: number(total) });
}
