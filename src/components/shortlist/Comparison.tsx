import type { ComponentType, ReactNode } from "react";
import type { KeptStay } from "../../domain/shortlist.js";
import { useText } from "../../i18n/useText.js";
import { LazyImage } from "../controls/LazyImage.js";
import { groupTitle } from "../../models/filter-labels.js";
import { AccommodationCell, CancellationCell, DatesCell, DistanceCell, PackageCell, PartsCell, RatingCell, SurfaceCell } from "./cells.js";
import { PriceCell } from "./PriceCell.js";
import { StayLink } from "./StayLink.js";
import { useSheet } from "../controls/useSheet.js";
import comparisonSheet from "./comparison.css" with { type: "css" };

interface Row {
  /** The key of its heading. */
  readonly title: string;
  readonly Cell: ComponentType<{ readonly stay: KeptStay }>;
  /** Reserves the height of prices that are being checked. */
  readonly className?: string;
}

const rows: readonly Row[] = [
  { title: "shortlist.price", Cell: PriceCell, className: "price-row" },
  { title: "search_bar.packages", Cell: PackageCell },
  { title: "shortlist.parts", Cell: PartsCell, className: "parts-row" },
  { title: "search_bar.dates", Cell: DatesCell },
  { title: "shortlist.accommodation", Cell: AccommodationCell },
  { title: "shortlist.surface", Cell: SurfaceCell },
];
const distanceRows = ["distanceSlopes", "distanceSkiSchool", "distanceCityCentre", "distanceShops"] as const;
const lastRows: readonly Row[] = [
  { title: "shortlist.cancellation", Cell: CancellationCell },
  { title: "shortlist.guest_rating", Cell: RatingCell },
];

/** The stays side by side, one column per stay. */
export function Comparison({ stays }: { readonly stays: readonly KeptStay[] }) {
  useSheet(comparisonSheet);
  const text = useText();
  const drawRow = ({ title, Cell, className }: Row) => (
    <CompareRow key={title} title={text(title)} className={className} stays={stays} cell={(stay) => <Cell stay={stay} />} />
  );
  return (
    <div className={`comparison-box of-${stays.length}`} role="region" aria-label={text("shortlist.comparison")} tabIndex={0}>
      <table className="comparison" part="comparison">
        <thead>
          <tr>
            <td />
            {stays.map((stay) => (
              <th key={stay.product.id} scope="col">
                <ColumnHead stay={stay} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(drawRow)}
          {distanceRows.map((group) => (
            <CompareRow
              key={group}
              title={groupTitle(group, text)}
              stays={stays}
              cell={(stay) => <DistanceCell stay={stay} group={group} />}
            />
          ))}
          {lastRows.map(drawRow)}
        </tbody>
      </table>
    </div>
  );
}

interface CompareRowProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly stays: readonly KeptStay[];
  cell(stay: KeptStay): ReactNode;
}

function CompareRow({ title, className, stays, cell }: CompareRowProps) {
  return (
    <tr className={className}>
      <th scope="row">{title}</th>
      {stays.map((stay) => (
        <td key={stay.product.id}>{cell(stay)}</td>
      ))}
    </tr>
  );
}

function ColumnHead({ stay }: { readonly stay: KeptStay }) {
  const { imageMedium, image, stationName, regionName } = stay.product;
  const src = imageMedium || image;
  return (
    <>
      <div className="kept-picture">{src && <LazyImage src={src} alt="" width={1200} height={800} />}</div>
      <StayLink stay={stay} />
      <small>{[stationName, regionName].filter(Boolean).join(" · ")}</small>
    </>
  );
}
