import type { CSSProperties } from "react";
import type { DayMark, MarkStyle } from "../../calendar/marks.js";

interface DayMarksProps {
  /** The lowest first. */
  readonly marks: readonly DayMark[];
}

/** The number of a day with the marks on its disc: fill, colour of the number, dots. */
export function MarkedNumber({ marks, number }: DayMarksProps & { readonly number: string }) {
  const content = marks.findLast((mark) => mark.content)?.content;
  const looks = content ? look("content", content) : lookOver(marks);
  return (
    <>
      {drawn("highlight", marks)}
      <span {...looks}>{number}</span>
      {marks.some(({ dot }) => dot) && <span className="dots">{drawn("dot", marks)}</span>}
    </>
  );
}

/** The marks under the disc, as wide as its cell: bars, and the label of the uppermost mark that has one. */
export function MarksUnderDay({ marks }: DayMarksProps) {
  const labelled = marks.findLast(({ label }) => label !== null);
  return (
    <>
      {labelled && (
        <span className={`mark-label ${labelled.content?.color ?? ""}`} part="label" aria-hidden="true">
          <span {...lookOver(marks)}>{labelled.label}</span>
        </span>
      )}
      {marks.some(({ bar }) => bar) && <span className="bars">{drawn("bar", marks)}</span>}
    </>
  );
}

function drawn(name: "highlight" | "dot" | "bar", marks: readonly DayMark[]) {
  return marks.map((mark) => mark[name] && <i key={mark.key} aria-hidden="true" part={name} {...look(name, mark[name])} />);
}

/** The colour of text on a disc that a mark fills. */
function lookOver(marks: readonly DayMark[]) {
  const highlight = marks.findLast((mark) => mark.highlight)?.highlight;
  return highlight?.fill === "solid" ? look("over", highlight) : null;
}

const tones: readonly string[] = ["accent", "good", "bad", "quiet"];

/** A tone is a class of the style sheet; any other colour a custom property of the element. */
function look(name: string, { color, fill }: MarkStyle): { readonly className: string; readonly style?: CSSProperties } {
  const isTone = tones.includes(color);
  const className = `mark ${name} ${fill}${isTone ? ` ${color}` : ""}`;
  return isTone ? { className } : { className, style: { "--mark": color } as CSSProperties };
}
