/** Receives a sentence about what went wrong inside the layer and what to do about it; nothing is thrown into the page. */
export type Report = (message: string) => void;

/** More would help no reader, and each takes the console some time. */
const reportsMaximum = 50;

/** Warns once for each sentence. */
export function createReport(warn: (message: string) => void): Report {
  const reported = new Set<string>();
  return (message) => {
    if (reported.has(message) || reported.size >= reportsMaximum) return;
    reported.add(message);
    warn(`ski-elements: ${message}`);
  };
}
