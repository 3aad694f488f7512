import { expect } from "chai";
import type { QueryResultRow } from "pg";
import type { Database } from "./database.js";
import { createMemory } from "./memory.js";

/** A database that only knows its version. */
function versioned(): { readonly database: Database; version: number } {
  const state = { version: 1 };
  const query = async <Row extends QueryResultRow>() => [{ version: state.version }] as unknown as readonly Row[];
  return Object.assign(state, { database: { query, close: async () => {} } });
}

/** Counts how often it is read. */
function reader(): { (): Promise<number>; times: number } {
  return Object.assign(async () => ++read.times, { times: 0 });
}
let read = reader();

describe("the memory of answers", () => {
  beforeEach(() => {
    read = reader();
  });

  it("reads a repeated search once, also where both are under way", async () => {
    const memory = createMemory<number>(versioned().database, 10);
    expect(await Promise.all([memory("a", read), memory("a", read)])).to.deep.equal([1, 1]);
    expect(await memory("a", read)).to.equal(1);
    expect(await memory("b", read)).to.equal(2);
  });

  it("reads it anew once the stock has changed", async () => {
    const stock = versioned();
    const memory = createMemory<number>(stock.database, 10);
    await memory("a", read);
    stock.version++;
    expect(await memory("a", read)).to.equal(2);
    expect(await memory("a", read)).to.equal(2);
  });

  it("sends no statement where the database tells of changes, and reads anew after one", async () => {
    const listeners: (() => void)[] = [];
    const query = () => Promise.reject(new Error("a statement"));
    const notifying: Database = { query, close: async () => {}, onStockChange: (listener) => void listeners.push(listener) };
    const memory = createMemory<number>(notifying, 10);
    await memory("a", read);
    expect(await memory("a", read)).to.equal(1);
    for (const tell of listeners) tell();
    expect(await memory("a", read)).to.equal(2);
    expect(await memory("a", read)).to.equal(2);
  });

  it("does not keep an answer that a change has overtaken", async () => {
    const stock = versioned();
    const memory = createMemory<number>(stock.database, 10);
    let answer = (_value: number): void => {};
    const overtaken = memory("a", () => new Promise<number>((resolve) => (answer = resolve)));
    await Promise.resolve();
    stock.version++;
    expect(await memory("a", read)).to.equal(1);
    answer(0);
    expect(await overtaken).to.equal(0);
    expect(await memory("a", read)).to.equal(1);
    expect(read.times).to.equal(1);
  });

  it("keeps no failure", async () => {
    const memory = createMemory<number>(versioned().database, 10);
    const failing = memory("a", () => Promise.reject(new Error("lost")));
    expect(await failing.catch(({ message }: Error) => message)).to.equal("lost");
    expect(await memory("a", read)).to.equal(1);
  });

  it("forgets what was used least recently", async () => {
    const memory = createMemory<number>(versioned().database, 2);
    for (const key of ["a", "b", "a", "c"]) await memory(key, read);
    expect(read.times).to.equal(3);
    await memory("a", read);
    expect(read.times).to.equal(3);
    await memory("b", read);
    expect(read.times).to.equal(4);
  });

  it("keeps nothing where standbys answer, as one may lag behind another", async () => {
    const memory = createMemory<number>({ ...versioned().database, isKept: false }, 10);
    await memory("a", read);
    expect(await memory("a", read)).to.equal(2);
  });
});
