/** ms until a file that could not be loaded is requested again. */
const retryDelay = 2000;

/**
 * Loads at once. The first failure is reported; it is then loaded again once after a delay, and each time that the browser is online
 * again. Returns a function that ends this.
 */
export function loadUntilThere(load: () => Promise<void>, onFailure: (error: unknown) => void): () => void {
  let wanted = true;
  const retry = () => {
    if (wanted) load().catch(() => {});
  };
  load().catch((error: unknown) => {
    if (!wanted) return;
    onFailure(error);
    setTimeout(retry, retryDelay);
    window.addEventListener("online", retry);
  });
  return () => {
    wanted = false;
    window.removeEventListener("online", retry);
  };
}
