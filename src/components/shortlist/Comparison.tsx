import type { ComponentType, ReactNode } from "react";
import type { CriteriaOption } from "../../domain/criteria-table.js";
import type { KeptStay } from "../../domain/shortlist.js";
import { useText } from "../../i18n/useText.js";
import { LazyImage } from "../controls/LazyImage.js";
import { type BestRow, bestOfStays, comparedAmenities, hasAmenity, hasJourney } from "../../models/comparison.js";
import { groupTitle, optionLabel } from "../../models/filter-labels.js";
import { useSearch } from "../../store/useSearch.js";
import {
  AccommodationCell,
  CancellationCell,
  DatesCell,
  DistanceCell,
  JourneyCell,
  PackageCell,
  PartsCell,
  RatingCell,
  SurfaceCell,
  YesOrNo,
} from "./cells.js";
import { PriceCell } from "./PriceCell.js";
import { SeeStay, StayLink } from "./StayLink.js";
import { useSheet } from "../controls/useSheet.js";
import comparisonSheet from "./comparison.css" with { type: "css" };

interface Row {
  /** The key of its heading. */
  readonly title: string;
  readonly Cell: ComponentType<{ readonly stay: KeptStay }>;
  /** What the only best stay of the row is called. */
  readonly best?: BestRow;
  /** Reserves the height of prices that are being checked. */
  readonly className?: string;
}

const priceRow: Row = { title: "shortlist.price", Cell: PriceCell, best: "lowest", className: "price-row" };
const stayRows: readonly Row[] = [
  { title: "search_bar.packages", Cell: PackageCell },
  { title: "shortlist.parts", Cell: PartsCell, className: "parts-row" },
  { title: "search_bar.dates", Cell: DatesCell },
];
const journeyRow: Row = { title: "shortlist.journey", Cell: JourneyCell };
const distanceRows = ["distanceSlopes", "distanceSkiSchool", "distanceCityCentre", "distanceShops"] as const;
const lodgingRows: readonly Row[] = [
  { title: "shortlist.guest_rating", Cell: RatingCell, best: "best_rated" },
  { title: "shortlist.accommodation", Cell: AccommodationCell },
  { title: "shortlist.surface", Cell: SurfaceCell, best: "largest" },
  { title: "shortlist.cancellation", Cell: CancellationCell },
];

interface ComparisonProps {
  readonly stays: readonly KeptStay[];
}

/** The stays side by side, one column per stay: what they cost, where they are, and what one gets. */
export function Comparison({ stays }: ComparisonProps) {
  useSheet(comparisonSheet);
  const text = useText();
  const prices = useSearch(({ shortlist }) => shortlist.prices);
  const bests = bestOfStays(stays, prices);
  const bestOf = (row: BestRow) => ({ index: bests[row], word: text(`shortlist.${row}`) });
  const rowProps = ({ title, Cell, best, className }: Row) => ({
    title: text(title),
    className,
    stays,
    best: best && bestOf(best),
    cell: (stay: KeptStay) => <Cell stay={stay} />,
  });
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
          <CompareRow {...rowProps(priceRow)} />
          <SeeRow stays={stays} />
          {stayRows.map((row) => (
            <CompareRow key={row.title} {...rowProps(row)} />
          ))}
          {hasJourney(stays, prices) && <CompareRow {...rowProps(journeyRow)} />}
        </tbody>
        <tbody>
          <SectionRow title={text("shortlist.where")} stays={stays} />
          {distanceRows.map((group) => (
            <CompareRow
              key={group}
              title={groupTitle(group, text)}
              stays={stays}
              best={group === "distanceSlopes" ? bestOf("nearest") : undefined}
              cell={(stay) => <DistanceCell stay={stay} group={group} />}
            />
          ))}
        </tbody>
        <tbody>
          <SectionRow title={text("shortlist.what")} stays={stays} />
          {lodgingRows.map((row) => (
            <CompareRow key={row.title} {...rowProps(row)} />
          ))}
          <AmenityRows stays={stays} />
          <SeeRow stays={stays} />
        </tbody>
      </table>
    </div>
  );
}

function SectionRow({ title, stays }: ComparisonProps & { readonly title: string }) {
  return (
    <tr className="section-row">
      <th colSpan={stays.length + 1} scope="rowgroup">
        {title}
      </th>
    </tr>
  );
}

function SeeRow({ stays }: ComparisonProps) {
  return (
    <tr className="see-row">
      <td />
      {stays.map((stay) => (
        <td key={stay.product.id}>
          <SeeStay stay={stay} />
        </td>
      ))}
    </tr>
  );
}

/** A row for each amenity that differs, and one for all that are alike. */
function AmenityRows({ stays }: ComparisonProps) {
  const text = useText();
  const { differing, alike } = comparedAmenities(stays.map(({ product }) => product));
  const label = (option: CriteriaOption) => optionLabel("amenities", option, text);
  return (
    <>
      {differing.map((option) => (
        <CompareRow
          key={option.key}
          title={label(option)}
          stays={stays}
          cell={({ product }) => <YesOrNo isSo={hasAmenity(product, option)} />}
        />
      ))}
      {stays.length > 1 && alike.length > 0 && (
        <tr>
          <th scope="row">{text("shortlist.alike")}</th>
          <td colSpan={stays.length}>{alike.map(label).join(", ")}</td>
        </tr>
      )}
    </>
  );
}

interface CompareRowProps extends ComparisonProps {
  readonly title: string;
  readonly className?: string | undefined;
  /** The column that is the only best, and what it is called. */
  readonly best?: { readonly index: number | null; readonly word: string } | undefined;
  cell(stay: KeptStay): ReactNode;
}

function CompareRow({ title, className, stays, best, cell }: CompareRowProps) {
  return (
    <tr className={className}>
      <th scope="row">{title}</th>
      {stays.map((stay, index) => (
        <td key={stay.product.id}>
          {index === best?.index && <span className="best">{best.word}</span>}
          <div>{cell(stay)}</div>
        </td>
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
