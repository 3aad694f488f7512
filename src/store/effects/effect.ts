/** Something that follows from the search. It does nothing until it is started, and leaves nothing pending once stopped. */
export interface Effect {
  start(): void;
  stop(): void;
}
