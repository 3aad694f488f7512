import { FlightMaximumNote } from "../participants/FlightMaximumNote.js";
import { EmptyScreen } from "./EmptyScreen.js";
import { FailedScreen, TimeoutScreen } from "./Screens.js";
import screens from "./screens.css" with { type: "css" };

export interface ScreensProps {
  readonly phase: "empty" | "timeout" | "failed" | "large-party";
}

/** What is shown in the place of the list, or above one that is not for this party. */
export function View({ phase }: ScreensProps) {
  switch (phase) {
    case "empty":
      return <EmptyScreen />;
    case "timeout":
      return <TimeoutScreen />;
    case "failed":
      return <FailedScreen />;
    case "large-party":
      return <FlightMaximumNote part="party-note" />;
  }
}

export const sheets: readonly CSSStyleSheet[] = [screens];
