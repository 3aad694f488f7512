import type * as words from "./console-words.js";

/** Hands over the words for the console once they are loaded; where they cannot be had, nothing is said. Never throws. */
export function say(tell: (known: typeof words) => void): void {
  void import("./console-words.js").then(tell).catch(() => undefined);
}
