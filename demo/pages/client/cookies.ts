/** The value of one of the page's cookies, decoded; null without one. */
export function cookieOf(name: string): string | null {
  const pair = document.cookie.split("; ").find((candidate) => candidate.startsWith(`${name}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
}

/** Sets a cookie of the whole site, for the session or for `days`; a value of null deletes it. */
export function setCookie(name: string, value: string | null, days?: number): void {
  const secondsADay = 86_400;
  const life = value === null ? "; max-age=0" : days === undefined ? "" : `; max-age=${days * secondsADay}`;
  document.cookie = `${name}=${encodeURIComponent(value ?? "")}; path=/; samesite=lax${life}`;
}
