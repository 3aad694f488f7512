/** Calls back with the data of each event of a type that a server sends from a URL; returns how to stop. Throws where the browser cannot. */
export type OpenServerEvents = (url: string, type: string, listener: (data: string) => void) => () => void;

/** Event streams of a browser, one a type and URL: opening the same again closes the earlier one. */
export function createServerEvents(): OpenServerEvents {
  const opened = new Map<string, EventSource>();
  return (url, type, listener) => {
    const name = `${type} ${url}`;
    opened.get(name)?.close();
    const source = new EventSource(url);
    opened.set(name, source);
    source.addEventListener(type, ({ data }) => listener(String(data)));
    return () => source.close();
  };
}
