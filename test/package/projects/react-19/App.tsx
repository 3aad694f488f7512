import "ski-elements/jsx";
import { useRef } from "react";
import { SkiDatePicker, SkiGallery, SkiResults, SkiSearchbar } from "ski-elements/react";
import type { SkiSearchbar as SearchbarElement } from "ski-elements/types";

export function App() {
  const bar = useRef<SearchbarElement>(null);
  return (
    <>
      <SkiSearchbar
        ref={bar}
        locale="en-GB"
        engineId={31}
        sticky
        className="bar"
        topStations={[]}
        onSkiSearch={(event) => event.detail.query.toUpperCase()}
      >
        <a href="/se-results">Search</a>
      </SkiSearchbar>
      <SkiResults pageSize={10} paging="pages" onSkiResultsChange={({ detail }) => detail.total + 1} />
      <SkiDatePicker standalone range value={{ start: "2027-02-06", end: "2027-02-13" }} marks={[{ key: "a", dates: [] }]} />
      <SkiGallery pictures={[{ img: "/s.jpg" }]} label="Résidence" />
      <SkiGallery locale="auto" />
      <SkiDatePicker standalone locale="fi-FI" />
      {/* @ts-expect-error -- no locale of the product */}
      <SkiSearchbar locale="es-ES" />
      {/* @ts-expect-error -- a number */}
      <SkiResults pageSize="ten" />
      {/* @ts-expect-error -- no event of the results */}
      <SkiResults onSkiSearch={() => undefined} />
    </>
  );
}

export const tags = (
  <>
    <ski-searchbar locale="en-GB" engine-id={31} engineId={31} sticky class="bar" onski-search={(event) => event.detail.query.length} />
    <ski-gallery pictures={[{ img: "/s.jpg" }]} lihe-id="12" open />
    <ski-date-picker standalone locale="fi-FI" />
    {/* @ts-expect-error -- no locale of the product */}
    <ski-results locale="es-ES" />
    {/* @ts-expect-error -- no layout of this name */}
    <ski-searchbar layout="tablet" />
    {/* @ts-expect-error -- no property of this tag */}
    <ski-gallery pageSize={3} />
  </>
);
