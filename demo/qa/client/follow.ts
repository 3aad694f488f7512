import type { Call, LoggedRequest } from "../../engine/service/request-log.js";

type Counters = Partial<Record<Call, number>>;

/** The calls to the engine that follow its log. */
export interface Log {
  counters(): Promise<Counters>;
  /** The requests after this number, in order. */
  requests(after: number): Promise<readonly LoggedRequest[]>;
}

const mostRequests = 200;

/** Follows the engine's log, one poll after the other, so that no request is seen twice. */
export function followLog(log: Log) {
  let seen: readonly LoggedRequest[] = [];
  let counted: Counters = {};
  let last: Promise<void> = Promise.resolve();

  /** Requests what follows the latest known request: if that is missing, the log was restarted. */
  async function lookOnce(): Promise<void> {
    const [known] = seen;
    const [now, [first, ...later]] = await Promise.all([log.counters(), log.requests(known ? known.number - 1 : 0)]);
    const goesOn = known !== undefined && first?.number === known.number && first.time === known.time;
    const fresh = goesOn ? later : await log.requests(0);
    seen = [...fresh.toReversed(), ...(goesOn ? seen : [])].slice(0, mostRequests);
    counted = now;
  }

  return {
    /** The latest requests, the latest first. */
    requests: () => seen,
    /** How many of each call the engine counts. */
    asked: () => counted,
    /** Reads the requests since the last poll, once that has ended. Rejects while the engine is unreachable; what was seen stays. */
    look(): Promise<void> {
      last = last.then(lookOnce, lookOnce);
      return last;
    },
  };
}
