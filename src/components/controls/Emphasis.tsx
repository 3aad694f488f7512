import { matchRange } from "../../domain/match-range.js";

/** A name with the part that matches the typed text in bold and colour. */
export function Emphasis({ name, typed }: { readonly name: string; readonly typed: string }) {
  const range = matchRange(name, typed);
  if (!range) return <span>{name}</span>;
  return (
    <>
      <span>{name.slice(0, range.start)}</span>
      <b className="match">{name.slice(range.start, range.end)}</b>
      <span>{name.slice(range.end)}</span>
    </>
  );
}
