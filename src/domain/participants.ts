/** One traveller; `id` only tells travellers of one party apart. */
export interface Participant {
  readonly id: number;
  /** Years; adults are committed as 18. */
  readonly age: number;
}
