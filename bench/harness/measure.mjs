/** Measures a row: its subjects in turn (A B C A B C …), so that a slow moment of the machine is every subject's. */

const rounded = (number) => Math.round(number * 1000) / 1000;

/**
 * @param {object} row
 * @param {readonly { name: string, path: string }[]} row.subjects
 * @param {readonly unknown[]} [row.cases] what each subject is measured at, such as sizes
 * @param {(visit: { browser: import("playwright").Browser, origin: string, subject: object, given: unknown }) =>
 *   Promise<Record<string, number | number[]>>} row.sample numbers by measure
 * @param {() => Promise<void>} [row.end] ends what the samples have started
 * @returns {Promise<Record<string, Record<string, number[]>>>} samples by measure and subject
 */
export async function measure(row, rounds, { browser, origin }) {
  const samples = {};
  const add = (measure, subject, numbers) => {
    samples[measure] ??= {};
    samples[measure][subject] ??= [];
    samples[measure][subject].push(...[numbers].flat().map(rounded));
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const given of row.cases ?? [null]) {
      for (const subject of row.subjects) {
        const numbers = await row.sample({ browser, origin, subject, given });
        for (const [measure, found] of Object.entries(numbers)) add(measure, subject.name, found);
      }
    }
  }
  return samples;
}
