import { expect } from "chai";
import { knownDay } from "../catalogue/days.js";
import { createSeasons } from "./seasons.js";

const winter = knownDay("2026-11-21");
const nextWinter = knownDay("2027-11-21");

/** What is opened for a day; the test decides when it opens, and whether. */
function watchedSource() {
  const tries: { readonly today: number; readonly succeed: () => void; readonly fail: () => void }[] = [];
  const closed: number[] = [];
  const seasons = createSeasons<number>({
    open: (today) =>
      new Promise((resolve, reject) => {
        tries.push({ today, succeed: () => resolve(today), fail: () => reject(new Error("It does not open")) });
      }),
    close: async (today) => void closed.push(today),
  });
  return { seasons, tries, closed };
}

/** A call that lasts until the test ends it. */
function heldCall() {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: async (opened: number) => (await ended, opened), end: () => end() };
}

const itself = async (opened: number): Promise<number> => opened;
const messageOf = async (asked: Promise<unknown>): Promise<unknown> => asked.catch((error: Error) => error.message);

async function openWinter() {
  const watched = watchedSource();
  const first = watched.seasons.on(winter, itself);
  watched.tries[0]?.succeed();
  expect(await first).to.equal(winter);
  return watched;
}

describe("the seasons of a database", () => {
  it("open once for all calls of a season", async () => {
    const { seasons, tries, closed } = await openWinter();
    expect(await Promise.all([seasons.on(winter, itself), seasons.on(winter + 1, itself)])).to.deep.equal([winter, winter]);
    expect(tries).to.have.length(1);
    expect(closed).to.deep.equal([]);
  });

  it("close the previous one when the next is open, and not before its calls have ended", async () => {
    const { seasons, tries, closed } = await openWinter();
    const held = heldCall();
    const slow = seasons.on(winter, held.run);
    const next = seasons.on(nextWinter, itself);
    tries[1]?.succeed();
    expect(await next).to.equal(nextWinter);
    expect(closed).to.deep.equal([]);
    held.end();
    expect(await slow).to.equal(winter);
    expect(closed).to.deep.equal([winter]);
  });

  it("close the previous one at once when no call uses it", async () => {
    const { seasons, tries, closed } = await openWinter();
    const next = seasons.on(nextWinter, itself);
    expect(closed).to.deep.equal([]);
    tries[1]?.succeed();
    await next;
    expect(closed).to.deep.equal([winter]);
  });

  it("retry one that did not open with the next call, and keep the previous one meanwhile", async () => {
    const { seasons, tries, closed } = await openWinter();
    const failed = messageOf(seasons.on(nextWinter, itself));
    tries[1]?.fail();
    expect(await failed).to.equal("It does not open");
    expect(closed).to.deep.equal([]);
    const again = seasons.on(nextWinter, itself);
    tries[2]?.succeed();
    expect(await again).to.equal(nextWinter);
    expect(closed).to.deep.equal([winter]);
  });

  it("close all that is open when closed", async () => {
    const { seasons, closed } = await openWinter();
    await seasons.close();
    expect(closed).to.deep.equal([winter]);
  });
});
