/** Takes a sentence on what went wrong inside the layer and what to do; it is never thrown into the page. */
export type Report = (message: string) => void;

/** More are of no use to a reader, and a console takes time for each. */
const reportsMaximum = 50;

/** Warns on the console, once a sentence. */
export function createReport(warn: (message: string) => void): Report {
  const reported = new Set<string>();
  return (message) => {
    if (reported.has(message) || reported.size >= reportsMaximum) return;
    reported.add(message);
    warn(`ski-elements: ${message}`);
  };
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : textOf(error);
}

/** A value as text in a message: an object that a page or a response made may have no text. */
export function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return "an object";
  }
}
