/** Keeps the warnings and errors of a suite's tests out of the console; the returned function lists the current test's so far. */
export function recordWarnings(): () => readonly string[] {
  const { warn, error } = console;
  let lines: string[] = [];
  const record = (...words: unknown[]): void => void lines.push(words.map(String).join(" "));
  beforeEach(() => {
    lines = [];
    Object.assign(console, { warn: record, error: record });
  });
  afterEach(() => void Object.assign(console, { warn, error }));
  return () => lines;
}
