/** The results that stays were opened from, in tabs of their own: no such tab knows the hash of the page it came from. */
const key = "nevea.results";

/** Storage may be refused; then a stay leads back to its station. */
function tried<Value>(attempt: () => Value): Value | null {
  try {
    return attempt();
  } catch {
    return null;
  }
}

/** Remembers the address of a results page, its search included. */
export function keepResults(address: string): void {
  tried(() => localStorage.setItem(key, address));
}

/** The results last left, with their search; null for none. */
export function lastResults(): URL | null {
  const address = tried(() => localStorage.getItem(key));
  return address !== null && URL.canParse(address) ? new URL(address) : null;
}
