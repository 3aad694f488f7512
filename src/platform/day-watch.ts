/** ms until the day is compared again at the latest, since the clock of a machine may be set. */
const delayMaximum = 3_600_000;

/**
 * Calls back when the visitor's day may have changed: at midnight, each hour, and when the page is shown again. Returns a function that
 * stops it.
 */
export function watchDay(mayHaveChanged: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = new Date();
    const midnight = new Date(now).setHours(24, 0, 0, 0);
    timer = setTimeout(
      () => {
        mayHaveChanged();
        wait();
      },
      Math.min(midnight - now.getTime(), delayMaximum),
    );
  };
  wait();
  document.addEventListener("visibilitychange", mayHaveChanged);
  addEventListener("pageshow", mayHaveChanged);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", mayHaveChanged);
    removeEventListener("pageshow", mayHaveChanged);
  };
}
