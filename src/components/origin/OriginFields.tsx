import Plane from "lucide/dist/esm/icons/plane.mjs";
import Search from "lucide/dist/esm/icons/search.mjs";
import TrainFront from "lucide/dist/esm/icons/train-front.mjs";
import X from "lucide/dist/esm/icons/x.mjs";
import { useText } from "../../i18n/useText.js";
import { RoundButton } from "../controls/Button.js";
import { Checkbox } from "../controls/Checkbox.js";
import { Emphasis } from "../controls/Emphasis.js";
import { Icon } from "../controls/Icon.js";
import { LiveRegion } from "../controls/LiveRegion.js";
import { Nothing } from "../controls/Nothing.js";
import type { OriginSearch } from "./useOrigin.js";
import { useActiveInView } from "../controls/useActiveInView.js";
import { useSheet } from "../controls/useSheet.js";
import formSheet from "../controls/form.css" with { type: "css" };
import placeSheet from "../place/place.css" with { type: "css" };
import originSheet from "./origin.css" with { type: "css" };

/** Where the trip starts: the departures, with a text filter. */
export function OriginFields({ search }: { readonly search: OriginSearch }) {
  useSheet(formSheet);
  useSheet(placeSheet);
  useSheet(originSheet);
  const text = useText();
  const { rows, typed } = search;
  const none = text("station_search.no_results", { text: typed, context: "origin" });
  const count = typed ? text("station_search.count", { count: rows.length }) : "";
  return (
    <div className="origins" part="origins">
      <OriginInput search={search} />
      {rows.length > 0 ? (
        <OriginList search={search} />
      ) : (
        <Nothing
          title={none}
          hint={text("origin_search.no_results_hint")}
          action={text("origin_search.no_results_cta")}
          onAction={() => search.type("")}
        />
      )}
      <LiveRegion>{rows.length > 0 ? count : none}</LiveRegion>
    </div>
  );
}

/** The choice without transport, in view under any number of departures. */
export function NoTransport({ search }: { readonly search: Pick<OriginSearch, "withoutTransport" | "setWithoutTransport"> }) {
  const text = useText();
  return (
    <Checkbox part="no-transport" className="pick no-transport" checked={search.withoutTransport} onChange={search.setWithoutTransport}>
      {text("origin_search.no_transport")}
    </Checkbox>
  );
}

function OriginInput({ search }: { readonly search: OriginSearch }) {
  const text = useText();
  return (
    <div className="search-input">
      <Icon icon={Search} />
      <input
        part="origin-input"
        type="text"
        autoComplete="off"
        spellCheck={false}
        data-first-focus
        aria-label={text("search_bar.origin")}
        placeholder={text("origin_search.placeholder")}
        value={search.typed}
        {...search.combobox.inputProps}
        onChange={(event) => search.type(event.currentTarget.value)}
        onKeyDown={search.combobox.onKeyDown}
      />
      {search.typed && (
        <RoundButton icon={X} iconSize={16} small label={text("origin_search.clear")} part="clear" onClick={() => search.type("")} />
      )}
    </div>
  );
}

function OriginList({ search }: { readonly search: OriginSearch }) {
  const text = useText();
  const { combobox, rows, typed, chosen } = search;
  const list = useActiveInView(combobox.active, rows);
  return (
    <div
      ref={list}
      className="suggest"
      part="suggestions"
      role="listbox"
      tabIndex={-1}
      id={combobox.listId}
      aria-label={text("search_bar.origin")}
    >
      {rows.map((row) => (
        <div
          key={row.key}
          id={combobox.optionId(row)}
          role="option"
          part="suggestion"
          aria-selected={row.code === chosen}
          className={combobox.active?.key === row.key ? "option is-at" : "option"}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => search.choose(row)}
        >
          <span className="tile">
            <Icon icon={row.byTrain ? TrainFront : Plane} />
          </span>
          <span className="grow">
            <span className="name">
              <Emphasis name={row.name} typed={typed} />
            </span>
            {row.where && <span className="where">{`(${row.where})`}</span>}
          </span>
        </div>
      ))}
    </div>
  );
}
