import CableCar from "lucide/dist/esm/icons/cable-car.mjs";
import ExternalLink from "lucide/dist/esm/icons/external-link.mjs";
import House from "lucide/dist/esm/icons/house.mjs";
import Info from "lucide/dist/esm/icons/info.mjs";
import MapIcon from "lucide/dist/esm/icons/map.mjs";
import MountainSnow from "lucide/dist/esm/icons/mountain-snow.mjs";
import MapPinned from "lucide/dist/esm/icons/map-pinned.mjs";
import History from "lucide/dist/esm/icons/rotate-ccw-clock.mjs";
import type { IconShape } from "../controls/Icon.js";
import { useEffect, useLayoutEffect } from "react";
import { relOf } from "../../domain/link-parts.js";
import type { RecentSearch } from "../../domain/recent-searches.js";
import { useFormat } from "../../i18n/useFormat.js";
import { useText } from "../../i18n/useText.js";
import { createAutocomplete } from "../../store/effects/autocomplete.js";
import { useActions, useFlags, useSearch } from "../../store/useSearch.js";
import { Emphasis } from "../controls/Emphasis.js";
import { Icon } from "../controls/Icon.js";
import { LiveRegion } from "../controls/LiveRegion.js";
import { Nothing } from "../controls/Nothing.js";
import { groupRows, type PlaceRow, type PlaceRowKind } from "../../models/place-rows.js";
import type { PlaceSearch } from "./usePlaceSearch.js";
import { useOffersMap } from "./useOffersMap.js";
import { useSuggestionsNews } from "./useSuggestionsNews.js";
import { WishSummary } from "./wishes/deferred.js";
import { useActiveInView } from "../controls/useActiveInView.js";
import { useHeldDuringPress } from "../controls/useHeldDuringPress.js";
import { useSheet } from "../controls/useSheet.js";
import formSheet from "../controls/form.css" with { type: "css" };
import placeSheet from "./place.css" with { type: "css" };

const icons: Readonly<Record<PlaceRowKind, IconShape>> = {
  station: MountainSnow,
  parentStation: MountainSnow,
  domain: CableCar,
  region: MapIcon,
  accommodation: House,
  recent: History,
  wish: MapPinned,
};

/** The suggestions, or the top stations until something is typed; their number is announced as it changes. */
export function PlaceList({ search }: { readonly search: PlaceSearch }) {
  useSheet(formSheet);
  useSheet(placeSheet);
  const text = useText();
  const { typed } = search;
  const { status, suggestions } = useSearch((state) => state.autocomplete);
  const { shown, hold } = useHeldDuringPress({ rows: search.rows, answered: suggestions !== null });
  const { rows, answered } = shown;
  const nothingFound = typed !== null && answered && status === "ready" && rows.length === 0;
  const news = useSuggestionsNews(typed);
  const places = rows.filter(({ kind }) => kind !== "wish");
  const count = typed && answered && places.length > 0 ? text("station_search.count", { count: places.length }) : "";
  useAnswerTo(typed);
  useAwaitedRow(search);
  return (
    <>
      {search.unmet === "search" && (
        <p className="note bad suggest-ask" role="alert">
          <Icon icon={Info} />
          <span>{text("station_search.choose")}</span>
        </p>
      )}
      <Wishes search={search} />
      {nothingFound ? <NoPlace search={search} /> : <Options search={search} {...shown} news={news} onPress={hold} />}
      <LiveRegion>{news ?? (nothingFound ? text("station_search.no_results", { text: typed ?? "" }) : count)}</LiveRegion>
    </>
  );
}

/** What was understood of a typed wish; before that, an example. Nothing where the server does not know the places. */
function Wishes({ search }: { readonly search: PlaceSearch }) {
  if (!useOffersMap()) return null;
  return search.typed ? <WishSummary search={search} standIn={() => null} /> : <WishExample search={search} />;
}

/** Tells that a wish can be typed too, by one that a press types. */
function WishExample({ search }: { readonly search: PlaceSearch }) {
  const text = useText();
  const example = text("wish.example");
  return (
    <button
      type="button"
      className="wish-example"
      part="wish-example"
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => search.type(example)}
    >
      <span>{text("wish.hint")}</span> <b>{text("wish.quoted", { words: example })}</b>
    </button>
  );
}

interface OptionsProps {
  readonly search: PlaceSearch;
  readonly rows: readonly PlaceRow[];
  /** Whether the rows are suggestions for the text, not the top stations, which stay until suggestions load and match no text. */
  readonly answered: boolean;
  readonly news: string | null;
  onPress(): void;
}

function Options({ search, rows, answered, news, onPress }: OptionsProps) {
  const text = useText();
  const list = useActiveInView(search.combobox.active, rows);
  const { autocompleteGrouped: grouped } = useFlags();
  const topStations = () =>
    [
      { key: "recent", title: text("station_search.recent"), rows: rows.filter(({ recent }) => recent) },
      { key: "top", title: text("station_search.top_stations"), rows: rows.filter(({ recent }) => !recent) },
    ].filter((section) => section.rows.length > 0);
  const groups = () =>
    groupRows(rows).map(({ group, rows: members }) => ({ key: group, title: text(`station_search.group_${group}`), rows: members }));
  const found = rows.filter(({ kind }) => kind !== "wish");
  const fitting = rows.filter(({ kind }) => kind === "wish");
  const suggestions = () => [
    ...(grouped ? groups() : [{ key: "all", title: null, rows: found }]),
    { key: "wish", title: null, rows: fitting },
  ];
  const sections = answered ? suggestions() : topStations();
  return (
    <div
      ref={list}
      className="suggest"
      part="suggestions"
      role="listbox"
      // Without it a list that scrolls would be a tab stop.
      tabIndex={-1}
      id={search.combobox.listId}
      aria-label={text("station_search.suggestions")}
      onPointerDown={onPress}
    >
      {sections.map((section) => (
        <div key={section.key} role={section.title ? "group" : "presentation"} aria-label={section.title ?? undefined}>
          {section.title && (
            <div className="suggest-group" part="suggestion-group" aria-hidden="true">
              {section.title}
            </div>
          )}
          {section.rows.map((row) => (
            <Option key={row.key} row={row} search={search} answered={answered} labelled={answered && !grouped} />
          ))}
        </div>
      ))}
      {news && (
        <div className="suggest-news" aria-hidden="true">
          {news}
        </div>
      )}
    </div>
  );
}

interface OptionProps extends Pick<OptionsProps, "search" | "answered"> {
  readonly row: PlaceRow;
  readonly labelled: boolean;
}

function Option({ row, search, answered, labelled }: OptionProps) {
  const text = useText();
  const rel = useSearch(({ settings }) => relOf(settings.options));
  const { combobox, sought } = search;
  const isAt = combobox.active?.key === row.key;
  const shared = {
    id: combobox.optionId(row),
    role: "option",
    "aria-selected": isAt,
    className: isAt ? "option is-at" : "option",
    part: "suggestion",
  };
  const content = (
    <>
      <span className="tile">
        <Icon icon={icons[row.kind]} />
      </span>
      <span className="grow">
        <span className="name" part="suggestion-name">
          {row.kind === "wish" ? text("wish.places") : <Emphasis name={row.name} typed={(answered && sought) || ""} />}
        </span>
        {row.kind === "wish" && <span className="where">{text("wish.places_hint")}</span>}
        {row.where && <span className="where">{`(${row.where})`}</span>}
        {row.recent && <RecentLine recent={row.recent} />}
        {labelled && row.kind !== "wish" && (
          <span className="end" part="suggestion-type">
            {text(`station_search.type_${row.kind}`)}
          </span>
        )}
      </span>
    </>
  );
  if (row.href === null) {
    return (
      <div {...shared} onMouseDown={(event) => event.preventDefault()} onClick={() => search.choose(row)}>
        {content}
      </div>
    );
  }
  return (
    <a {...shared} href={row.href} target="_blank" rel={rel} tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
      {content}
      <Icon icon={ExternalLink} size={16} />
      <span className="sr">{text("common.open_in_new_tab")}</span>
    </a>
  );
}

/** The dates and the number of guests of an earlier search. */
function RecentLine({ recent: { stayDates, ages } }: { readonly recent: RecentSearch }) {
  const text = useText();
  const format = useFormat();
  const { start, end } = stayDates;
  const dates = start && end ? [format.dayRange(start, end, { year: false })] : [];
  return <span className="where">{[...dates, text("participant.guests", { count: ages.length })].join(" · ")}</span>;
}

function NoPlace({ search }: { readonly search: PlaceSearch }) {
  const text = useText();
  return (
    <Nothing
      title={text("station_search.no_results", { text: search.typed ?? "" })}
      hint={text("station_search.no_results_hint")}
      action={text("station_search.no_results_cta")}
      onAction={() => search.type("")}
    />
  );
}

/** When the list opens, it requests suggestions for the text that is in the field. */
function useAnswerTo(typed: string | null): void {
  const actions = useActions();
  const shown = useSearch(({ autocomplete }) => autocomplete.text);
  useLayoutEffect(() => {
    actions.place.showSuggestions(createAutocomplete);
    const wanted = typed?.trim() ?? "";
    if (wanted !== shown) actions.place.type(wanted);
    // oxlint-disable-next-line react/exhaustive-deps -- once: what is typed from here on is asked for as it is typed
  }, []);
}

/** After a press before the suggestions loaded, chooses the matching place once they have, and continues. */
function useAwaitedRow({ unmet, awaited, choose, settle, onSearch }: PlaceSearch): void {
  useEffect(() => {
    if (!awaited) return;
    if (unmet === "enter") choose(awaited);
    else if (settle()) onSearch?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once a row
  }, [awaited]);
}
