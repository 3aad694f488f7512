/** Every room-count criterion, from one room to nine. */
export const roomIds: readonly number[] = [319, 320, 321, 322, 323, 324, 325, 326, 327];

/** The criterion of a number of rooms, 1 to 9; null for any other, which sets no filter. */
export function roomCriterion(rooms: number): number | null {
  return roomIds[rooms - 1] ?? null;
}
