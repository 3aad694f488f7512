import type { ReactNode } from "react";
import { stayKey, type KeptStay } from "../../domain/shortlist.js";

interface CompareRowProps {
  readonly title: string;
  readonly stays: readonly KeptStay[];
  readonly className?: string | undefined;
  /** The only best of the compared stays, and what it is called. */
  readonly best?: { readonly stay: KeptStay | undefined; readonly word: string } | undefined;
  cell(stay: KeptStay): ReactNode;
}

/** A row of the comparison, with a cell for each stay. */
export function CompareRow({ title, className, stays, best, cell }: CompareRowProps) {
  return (
    <tr className={className}>
      <th scope="row">{title}</th>
      {stays.map((stay) => (
        <td key={stayKey(stay)}>
          {stay === best?.stay && <span className="best">{best.word}</span>}
          <div>{cell(stay)}</div>
        </td>
      ))}
    </tr>
  );
}

/** The title of the rows that follow. */
export function SectionRow({ title, columns }: { readonly title: string; readonly columns: number }) {
  return (
    <tr className="section-row">
      <th colSpan={columns + 1} scope="rowgroup">
        {title}
      </th>
    </tr>
  );
}
