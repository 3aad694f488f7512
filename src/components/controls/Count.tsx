import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";

interface CountProps {
  /** Nothing is rendered without it. */
  readonly count: number | null | undefined;
  /** The number belongs to an older search: a skeleton replaces it. */
  readonly waits?: boolean | undefined;
}

/** The number of stays with a choice, at the end of its row. */
export function Count({ count, waits = false }: CountProps) {
  const text = useText();
  const { number } = useFormat();
  if (count === null || count === undefined) return null;
  return (
    <>
      <span className={waits ? "count is-waiting" : "count"} part="count" aria-hidden="true">
        {number(count)}
      </span>
      <span className="sr">{text("search_bar.stays", { count })}</span>
    </>
  );
}
