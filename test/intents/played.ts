import type { ReadCard, ReadPrice } from "./visitor.js";
import type { Wish } from "./wish.js";

/** What came of a wish. */
export interface Played {
  readonly wish: Wish;
  /** Null where the visitor gave up. */
  readonly card: ReadCard | null;
  readonly gaveUp: string | null;
  /** Of the visitor, or calls of the assistant. */
  readonly presses: number;
  readonly prices: readonly ReadPrice[];
}
