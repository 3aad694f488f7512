import { EmptyScreen } from "./EmptyScreen.js";
import { FailedScreen, TimeoutScreen } from "./Screens.js";
import screens from "./screens.css" with { type: "css" };

export interface ScreensProps {
  readonly phase: "empty" | "timeout" | "failed";
}

/** What is shown in the place of the list. */
export function View({ phase }: ScreensProps) {
  if (phase === "empty") return <EmptyScreen />;
  return phase === "timeout" ? <TimeoutScreen /> : <FailedScreen />;
}

export const sheets: readonly CSSStyleSheet[] = [screens];
