const lanes = 4;

/** Runs numbered turns, some at a time: a database runs one while the result of another is checked. */
export async function inTurns(turns: number, run: (turn: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < turns) await run(next++);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
