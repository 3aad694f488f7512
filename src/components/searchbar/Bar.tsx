import Search from "lucide/dist/esm/icons/search.mjs";
import { useRef } from "react";
import { useText } from "../../i18n/useText.js";
import { Button } from "../controls/Button.js";
import type { FieldExit } from "../controls/field-panel.js";
import { DestinationSegment } from "./DestinationSegment.js";
import { FieldSegment } from "./FieldSegment.js";
import { nextField, type FieldName, type OpenSurface } from "./fields.js";
import { useHeldPanel } from "./useHeldPanel.js";
import { useSummaries } from "./useSummaries.js";

interface BarProps {
  readonly open: OpenSurface;
  /** Whether the bar and its panels are over the page. */
  readonly fixed?: boolean;
  onShow(field: FieldName | null): void;
  onSubmit(): void;
}

/** The desktop bar: segments that open their panels, and the one primary button. */
export function Bar({ open, fixed = false, onShow, onSubmit }: BarProps) {
  const text = useText();
  const bar = useRef<HTMLDivElement>(null);
  const fields = useSummaries();
  const settle = useRef<() => boolean>(null);
  const names = fields.map(({ name }) => name);
  const { holds, onClickCapture } = useHeldPanel(bar, () => onShow(null));

  const close = (field: FieldName, exit: FieldExit) => {
    if ((exit === "outside" || exit === "tab") && holds()) return;
    const next = exit === "done" || exit === "next" ? nextField(field, names) : null;
    onShow(exit === "next" ? next : null);
    if (next) focusField(bar.current, next);
  };
  return (
    <div
      ref={bar}
      className={open ? "bar has-open" : "bar"}
      part="bar"
      // The bar in the flow of the page is the landmark: one is enough.
      role={fixed ? "group" : "search"}
      aria-label={text("search_bar.title")}
      onClickCapture={onClickCapture}
    >
      {fields.map((field) => {
        const shared = {
          open: open === field.name,
          within: bar,
          fixed,
          onShow: () => onShow(field.name),
          onClose: (exit: FieldExit) => close(field.name, exit),
        };
        const { name } = field;
        if (name === "destination") return <DestinationSegment key={name} field={field} settle={settle} onSubmit={onSubmit} {...shared} />;
        return <FieldSegment key={name} field={{ ...field, name }} {...shared} />;
      })}
      <Button variant="primary" icon={Search} className="go-button" part="search" onClick={() => settle.current?.() && onSubmit()}>
        {text("search_bar.search")}
      </Button>
    </div>
  );
}

/** Focuses the input of the destination, or the button of any other field. */
function focusField(bar: HTMLElement | null, field: FieldName): void {
  const segment = bar?.querySelector<HTMLElement>(`[data-field="${field}"]`);
  (segment?.querySelector("input") ?? segment)?.focus({ preventScroll: true });
}
