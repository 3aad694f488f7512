/** The search of a store as a page's script reads it; null while the page has loaded none. */
export function snapshotOf(store?: string): object | null {
  try {
    return window.skiElements?.getSearch(store).snapshot() ?? null;
  } catch {
    return null;
  }
}
