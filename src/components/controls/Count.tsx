import { useFormat, useText } from "../../i18n/useText.js";

interface CountProps {
  /** Absent or null draws nothing. */
  readonly count: number | null | undefined;
  /** The number shown is of an older search: a bone stands in its place. */
  readonly waits?: boolean | undefined;
}

/** How many stays a choice leaves, at the end of its row. */
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
