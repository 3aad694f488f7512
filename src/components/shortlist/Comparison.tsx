import type { ComponentType } from "react";
import { stayKey, type KeptStay } from "../../domain/shortlist.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { LazyImage } from "../controls/LazyImage.js";
import { type BestRow, bestOfStays, shownRows } from "../../models/comparison.js";
import { groupTitle } from "../../models/filter-labels.js";
import { useSearch } from "../../store/useSearch.js";
import { AmenityRows } from "./AmenityRows.js";
import { AccommodationCell, CancellationCell, DatesCell, DistanceCell, PackageCell, PartsCell, RatingCell, SurfaceCell } from "./cells.js";
import { CompareRow, SectionRow } from "./CompareRow.js";
import { AltitudeCell, JourneyCell, SkiAreaCell } from "./place-cells.js";
import { PriceCell } from "./PriceCell.js";
import { SeeStay, StayLink } from "./StayLink.js";
import { type WeekPresses, WeeksCell } from "./WeeksCell.js";
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
const altitudeRow: Row = { title: "place_map.altitude", Cell: AltitudeCell, best: "highest" };
const journeyRow: Row = { title: "shortlist.journey", Cell: JourneyCell };
const distanceRows = ["distanceSlopes", "distanceSkiSchool", "distanceCityCentre", "distanceShops"] as const;
const lodgingRows: readonly Row[] = [
  { title: "shortlist.guest_rating", Cell: RatingCell, best: "best_rated" },
  { title: "shortlist.accommodation", Cell: AccommodationCell },
  { title: "shortlist.surface", Cell: SurfaceCell, best: "largest" },
  { title: "shortlist.cancellation", Cell: CancellationCell },
];

interface StaysProps {
  readonly stays: readonly KeptStay[];
}

interface ComparisonProps extends StaysProps {
  /** Those too that have no column. */
  readonly compared: readonly KeptStay[];
  readonly weeks: WeekPresses;
}

/** The stays side by side, one column per stay: what they cost, where they are, and what one gets. */
export function Comparison({ stays, compared, weeks }: ComparisonProps) {
  useSheet(comparisonSheet);
  const text = useText();
  const prices = useSearch(({ shortlist }) => shortlist.prices);
  const places = useSearch(({ shortlist }) => shortlist.places);
  const datesDiffer = new Set(stays.map(({ stayDates: { start, end } }) => `${start} ${end}`)).size > 1;
  const bests = bestOfStays({ stays: compared, prices, places });
  const shown = shownRows({ stays, prices, places });
  const bestOf = (row: BestRow) => ({ stay: compared[bests[row] ?? -1], word: text(`shortlist.${row}`) });
  const rowProps = ({ title, Cell, best, className }: Row) => ({
    title: text(title),
    className,
    stays,
    best: best && bestOf(best),
    cell: (stay: KeptStay) => <Cell stay={stay} />,
  });
  return (
    <table className="comparison" part="comparison" aria-label={text("shortlist.comparison")}>
      <thead>
        <tr>
          <td />
          {stays.map((stay) => (
            <th key={stayKey(stay)} scope="col">
              <ColumnHead stay={stay} isDated={datesDiffer} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <CompareRow {...rowProps(priceRow)} />
        {shown.weeks && (
          <CompareRow
            className="weeks-row"
            title={text("shortlist.weeks")}
            stays={stays}
            cell={(stay) => <WeeksCell stay={stay} compared={compared} presses={weeks} />}
          />
        )}
        <SeeRow stays={stays} />
        {stayRows.map((row) => (
          <CompareRow key={row.title} {...rowProps(row)} />
        ))}
      </tbody>
      <tbody>
        <SectionRow title={text("shortlist.where")} columns={stays.length} />
        {shown.altitude && <CompareRow {...rowProps(altitudeRow)} />}
        {shown.area && (
          <CompareRow
            title={text("place_map.slopesKm")}
            stays={stays}
            best={bestOf("largest_area")}
            cell={(stay) => <SkiAreaCell stay={stay} stays={compared} />}
          />
        )}
        {shown.journey && <CompareRow {...rowProps(journeyRow)} />}
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
        <SectionRow title={text("shortlist.what")} columns={stays.length} />
        {lodgingRows.map((row) => (
          <CompareRow key={row.title} {...rowProps(row)} />
        ))}
        <AmenityRows stays={stays} />
        <SeeRow stays={stays} />
      </tbody>
    </table>
  );
}

function SeeRow({ stays }: StaysProps) {
  return (
    <tr className="see-row">
      <td />
      {stays.map((stay) => (
        <td key={stayKey(stay)}>
          <SeeStay stay={stay} />
        </td>
      ))}
    </tr>
  );
}

/** The lodging, and its dates where the columns differ in them. */
function ColumnHead({ stay, isDated }: { readonly stay: KeptStay; readonly isDated: boolean }) {
  const { imageMedium, image, stationName, regionName } = stay.product;
  const src = imageMedium || image;
  return (
    <>
      <div className="kept-picture">{src && <LazyImage src={src} alt="" width={1200} height={800} />}</div>
      <StayLink stay={stay} />
      <small>{[stationName, regionName].filter(Boolean).join(" · ")}</small>
      {isDated && <StayDays stay={stay} />}
    </>
  );
}

function StayDays({ stay: { stayDates } }: { readonly stay: KeptStay }) {
  const { dayRange } = useFormat();
  const { start, end } = stayDates;
  return start !== null && end !== null && <small className="column-dates">{dayRange(start, end)}</small>;
}
