const lanes = 4;

/** Runs numbered turns, some at a time: a database answers one while what it answered before is looked at. */
export async function inTurns(turns: number, run: (turn: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < turns) await run(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
