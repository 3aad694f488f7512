import type { CSSProperties } from "react";
import type { DayMark, MarkStyle } from "../../calendar/marks.js";

interface DayMarksProps {
  /** The lowest first. */
  readonly marks: readonly DayMark[];
  readonly number: string;
}

/** The number of a day with its marks: what fills the day behind it, the colour of the number, dots and bars under it, a text. */
export function DayMarks({ marks, number }: DayMarksProps) {
  const highlights = marks.flatMap(({ key, highlight }) => (highlight ? [{ key, style: highlight }] : []));
  const content = marks.findLast(({ content: own }) => own)?.content ?? null;
  const labels = marks.flatMap(({ label }) => label ?? []);
  return (
    <>
      {highlights.map(({ key, style }) => (
        <i key={key} aria-hidden="true" part="highlight" {...look("highlight", style)} />
      ))}
      <span {...(content ? look("content", content) : {})}>{number}</span>
      <Row name="dot" marks={marks} />
      <Row name="bar" marks={marks} />
      {labels.length > 0 && (
        <small className="day-label" part="label">
          {labels.join(" ")}
        </small>
      )}
    </>
  );
}

function Row({ name, marks }: { readonly name: "dot" | "bar"; readonly marks: readonly DayMark[] }) {
  const drawn = marks.flatMap((mark) => (mark[name] ? [{ key: mark.key, style: mark[name] }] : []));
  if (drawn.length === 0) return null;
  return (
    <span className={`${name}s`} aria-hidden="true">
      {drawn.map(({ key, style }) => (
        <i key={key} part={name} {...look(name, style)} />
      ))}
    </span>
  );
}

const tones: readonly string[] = ["accent", "good", "bad", "quiet"];

/** A tone is a class of the style sheet; any other colour a custom property of the element. */
function look(name: string, { color, fill }: MarkStyle): { readonly className: string; readonly style?: CSSProperties } {
  const isTone = tones.includes(color);
  const className = `mark ${name} ${fill}${isTone ? ` ${color}` : ""}`;
  return isTone ? { className } : { className, style: { "--mark": color } as CSSProperties };
}
