import { useId, useImperativeHandle, useLayoutEffect, useRef, type Ref, type RefObject } from "react";
import { PlaceViews } from "../place/deferred.js";
import { useText, useTexts } from "../../i18n/useText.js";
import type { FieldExit } from "../controls/field-panel.js";
import { DeferredState } from "../controls/DeferredState.js";
import { Panel } from "../controls/Panel.js";
import type { PlaceViewProps } from "../place/place-view.js";
import { PlaceInput } from "../place/PlaceInput.js";
import { usePlaceSearch } from "../place/usePlaceSearch.js";
import { usePlaceView } from "../place/usePlaceView.js";
import { preloadField } from "./preload-panels.js";
import type { FieldSummary } from "./useSummaries.js";

interface DestinationSegmentProps {
  readonly field: FieldSummary;
  readonly open: boolean;
  readonly within: RefObject<HTMLElement | null>;
  readonly fixed: boolean;
  /** Called before a search by the button; returns whether it may continue. */
  readonly settle: Ref<() => boolean>;
  onShow(): void;
  onClose(exit: FieldExit): void;
  onSubmit(): void;
}

/** The destination: its value is the input itself, so that one can type at once. */
export function DestinationSegment({ field, open, within, fixed, settle, onShow, onClose, onSubmit }: DestinationSegmentProps) {
  const text = useText();
  const labelId = useId();
  const segment = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [view, setView] = usePlaceView();
  const search = usePlaceSearch({
    open: open && view === "list",
    onDone: (opensDates) => onClose(opensDates ? "next" : "done"),
    onPlaces: () => setView("map"),
    onSearch: onSubmit,
  });
  const texts = useTexts();
  const near = () => preloadField(field.name, texts);
  const suggest = () => {
    setView("list");
    onShow();
  };
  const enter = () => {
    input.current?.focus();
    onShow();
  };
  useFirstFocus(input, open);
  useImperativeHandle(settle, () => () => {
    const settled = search.settle("search");
    if (!settled) enter();
    return settled;
  });
  const placeholder = open ? text("station_search.placeholder") : field.placeholder;
  return (
    <>
      <div
        ref={segment}
        className={open ? "segment is-active" : "segment"}
        part="segment"
        data-field={field.name}
        data-opens
        onPointerEnter={open ? undefined : near}
        onFocus={near}
        onClick={enter}
      >
        <span className="segment-title" part="segment-title" id={labelId}>
          {field.title}
        </span>
        <PlaceInput
          inputRef={input}
          search={search}
          labelId={labelId}
          placeholder={placeholder}
          clears={open}
          onOpen={onShow}
          onSuggest={suggest}
        />
      </div>
      {open && (
        <DestinationPanel
          {...{ search, view, within, fixed, onClose }}
          label={field.title}
          anchor={segment}
          returnTo={input}
          onView={setView}
        />
      )}
    </>
  );
}

interface DestinationPanelProps
  extends Pick<DestinationSegmentProps, "within" | "fixed" | "onClose">, Pick<PlaceViewProps, "search" | "view" | "onView"> {
  readonly label: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly returnTo: RefObject<HTMLElement | null>;
}

/** The suggestions, beside which the focus stays in the input; or the map of places. */
function DestinationPanel({ search, view, onView, onClose, ...place }: DestinationPanelProps) {
  return (
    <Panel
      {...place}
      keepsFocus={view === "list"}
      focusIn={false}
      className={view === "list" ? "destination-panel" : "destination-panel on-map"}
      onExit={(exit) => {
        if (exit === "escape") search.drop();
        else search.settle();
        onClose(exit);
      }}
    >
      <PlaceViews
        search={search}
        layout="columns"
        view={view}
        onView={onView}
        onDone={() => {
          search.drop();
          onClose("done");
        }}
        standIn={(missing) => <DeferredState {...missing} />}
      />
    </Panel>
  );
}

/** Focuses the input of a bar that is drawn with the destination open: it replaces the slim bar, which was pressed. */
function useFirstFocus(input: RefObject<HTMLInputElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    if (open) input.current?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- once: whatever opens it later has the focus
  }, []);
}
