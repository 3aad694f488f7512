import { useState } from "react";
import { useSurfaceEvents } from "../controls/useSurfaceEvents.js";
import { useDatesOpen } from "../stay-dates/useDatesOpen.js";
import type { OpenSurface } from "./fields.js";

export interface SurfaceControl {
  readonly open: OpenSurface;
  /** Opens a surface; `beneath` is shown when the dates are closed by the search. */
  show(surface: OpenSurface, beneath?: "index" | null): void;
}

/** What is open in the bar or the flow. The dates are open by the state of the search: other views can open them too. */
export function useOpenSurface(): SurfaceControl {
  const [datesOpen, openDates] = useDatesOpen("bar");
  const [local, setLocal] = useState<Exclude<OpenSurface, "dates">>(null);
  const open: OpenSurface = datesOpen ? "dates" : local;
  useSurfaceEvents(open);
  return {
    open,
    show(surface, beneath = null) {
      setLocal(surface === "dates" ? beneath : surface);
      if (datesOpen !== (surface === "dates")) openDates(surface === "dates");
    },
  };
}
