/** Calls back with the data of each event of a type that a server sends from a URL. Throws where the browser has no event source. */
export function openServerEvents(url: string, type: string, listener: (data: string) => void): () => void {
  const source = new EventSource(url);
  source.addEventListener(type, ({ data }) => listener(String(data)));
  return () => source.close();
}
