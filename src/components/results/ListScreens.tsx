import { FlightMaximumNote } from "../participants/FlightMaximumNote.js";
import { EmptyScreen } from "./EmptyScreen.js";
import { FailedScreen, TimeoutScreen } from "./Screens.js";
import { useSheet } from "../controls/useSheet.js";
import screensSheet from "./screens.css" with { type: "css" };

export interface ListScreensProps {
  readonly phase: "empty" | "timeout" | "failed" | "large-party";
}

/** Replaces the list, or is shown above a list that this party cannot book. */
export function ListScreens({ phase }: ListScreensProps) {
  useSheet(screensSheet);
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
