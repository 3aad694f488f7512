/** The page's cookies, values decoded. */
export interface Cookies {
  /** Null when there is no cookie of this name, or cookies are forbidden. */
  get(name: string): string | null;
  /** Sets a cookie for the whole site (path `/`): for the session, or for `days`. Does nothing where cookies are forbidden. */
  set(name: string, value: string, options?: CookieOptions): void;
}

interface CookieOptions {
  readonly days?: number;
  /** Shares the cookie with the other hosts of a domain, such as `.example.com`; the page's own host when absent. */
  readonly domain?: string | undefined;
}

const secondsADay = 86_400;

/** The document's cookies. Never throws; a sandboxed frame has none. */
export function browserCookies(): Cookies {
  return {
    get: (name) => readCookie(quietly(() => document.cookie) ?? "", name),
    set: (name, value, { days, domain } = {}) => {
      const life = days === undefined ? "" : `; max-age=${Math.round(days * secondsADay)}`;
      const host = domain === undefined ? "" : `; domain=${domain}`;
      quietly(() => {
        document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${life}${host}`;
      });
    },
  };
}

/** The value of a cookie in a cookie header, decoded; unchanged when its encoding is invalid, null when it is absent. */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const split = pair.indexOf("=");
    if (split > 0 && pair.slice(0, split).trim() === name) return decoded(pair.slice(split + 1).trim());
  }
  return null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function quietly<Answer>(task: () => Answer): Answer | null {
  try {
    return task();
  } catch {
    return null;
  }
}
