import { catalogueKey } from "../catalogue/key.js";

/** How the resource of a season is opened and closed. */
interface SeasonSource<Opened> {
  open(today: number): Promise<Opened>;
  close(opened: Opened): Promise<void>;
}

/** The resources of the seasons that calls use. */
interface Seasons<Opened> {
  /** Runs a call on the season of a day: it is opened first where it is not, and stays open until the call has ended. */
  on<Answer>(today: number, call: (opened: Opened) => Promise<Answer>): Promise<Answer>;
  /** Closes all that is open or being opened, even if calls still use it. */
  close(): Promise<void>;
}

interface Season<Opened> {
  readonly opening: Promise<Opened>;
  opened: Opened | null;
  /** Calls that use it. */
  calls: number;
}

/**
 * Keeps one season open, the one that was requested last. Another replaces it once that is open and no call uses the
 * previous one any more; one that cannot be opened replaces nothing, and is tried again by the next call.
 */
export function createSeasons<Opened>(source: SeasonSource<Opened>): Seasons<Opened> {
  const seasons = new Map<string, Season<Opened>>();
  let last = "";

  function closeLeft(): void {
    if (!seasons.get(last)?.opened) return;
    for (const [key, { opened, calls }] of seasons) {
      if (key === last || !opened || calls > 0) continue;
      seasons.delete(key);
      source.close(opened).catch((error: unknown) => console.error(error));
    }
  }

  function open(key: string, today: number): Season<Opened> {
    const season: Season<Opened> = { opening: source.open(today), opened: null, calls: 0 };
    seasons.set(key, season);
    season.opening.then(
      (opened) => {
        season.opened = opened;
        closeLeft();
      },
      () => seasons.delete(key),
    );
    return season;
  }

  return {
    async on(today, call) {
      last = catalogueKey(today);
      const season = seasons.get(last) ?? open(last, today);
      season.calls++;
      try {
        return await call(await season.opening);
      } finally {
        season.calls--;
        closeLeft();
      }
    },
    async close() {
      const open = [...seasons.values()];
      seasons.clear();
      await Promise.allSettled(open.map(async ({ opening }) => source.close(await opening)));
    },
  };
}
