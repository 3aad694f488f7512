import { matchRange } from "../../domain/match-range.js";

/** A name with the part that matches the typed text in bold and colour. */
export function Emphasis({ name, typed }: { readonly name: string; readonly typed: string }) {
  const range = matchRange(name, typed);
  if (!range) return name;
  return (
    <>
      {name.slice(0, range.start)}
      <b className="match">{name.slice(range.start, range.end)}</b>
      {name.slice(range.end)}
    </>
  );
}
