/** Keeps the warnings and errors of each test of a description from the console; returns those of the present test so far. */
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
