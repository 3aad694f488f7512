import type * as words from "./console-words.js";
import { loadFile } from "./missing-file.js";

/** Passes the console texts to a callback once they are loaded; if they cannot be loaded, that alone is logged. Never throws. */
export function say(use: (known: typeof words) => void): void {
  void loadFile(() => import("./console-words.js"))
    .then(use)
    .catch(() => undefined);
}
