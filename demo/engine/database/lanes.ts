/** Lets a number of calls run at a time; the others wait for their turn. */
interface Lanes {
  /** Calls that run or wait. */
  load(): number;
  run<Answer>(call: () => Promise<Answer>): Promise<Answer>;
  /** Rejects all calls that wait. */
  turnAway(error: Error): void;
}

export function createLanes(most: number): Lanes {
  let running = 0;
  let waiting: { readonly begin: () => void; readonly refuse: (error: Error) => void }[] = [];

  const turn = (): Promise<void> => new Promise((begin, refuse) => waiting.push({ begin, refuse }));
  return {
    load: () => running + waiting.length,
    async run(call) {
      if (running < most) running++;
      else await turn();
      try {
        return await call();
      } finally {
        const next = waiting.shift();
        if (next) next.begin();
        else running--;
      }
    },
    turnAway(error) {
      const refused = waiting;
      waiting = [];
      for (const { refuse } of refused) refuse(error);
    },
  };
}
