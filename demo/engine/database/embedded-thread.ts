import type { Worker } from "node:worker_threads";
import type { QueryResultRow } from "pg";
import { Unavailable } from "../answers.js";
import type { Database } from "./database.js";
import type { Statement } from "./statements.js";

/** The database itself failed, rather than a statement: its thread ended, or what it holds cannot be read. */
export class BrokenDatabase extends Unavailable {
  constructor(readonly why: string) {
    super(`The embedded database failed: ${why}`);
    this.name = "BrokenDatabase";
  }
}

/** What a thread is to open. */
interface Wanted {
  readonly file: string;
  readonly folder: string;
  readonly today: number;
  /** Builds it even where it is kept. */
  readonly rebuild: boolean;
}

/** What the thread reports: that it is ready, what went wrong before it was, a warning, a change of the stock, or the outcome of a statement. */
interface Message {
  readonly changed?: true;
  readonly ready?: true;
  readonly warning?: string;
  readonly number?: number;
  readonly rows?: readonly QueryResultRow[];
  readonly failure?: string;
  /** Whether the database failed, rather than the statement. */
  readonly broken?: boolean;
}
interface Waiting {
  readonly resolve: (rows: readonly never[]) => void;
  readonly reject: (error: Error) => void;
}

/** Resolves once the thread can answer statements. Rejects, with the thread ended, where it cannot open or build the database. */
async function untilReady(worker: Worker, wanted: Wanted, ended: () => string): Promise<void> {
  worker.ref();
  worker.postMessage(wanted);
  try {
    await new Promise<void>((resolve, reject) => {
      worker.on("message", ({ ready, warning, failure = "" }: Message) => {
        if (ready) resolve();
        else if (warning !== undefined) console.warn(warning);
        else reject(new BrokenDatabase(failure));
      });
      worker.once("exit", () => reject(new BrokenDatabase(ended())));
    });
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    worker.removeAllListeners("message");
  }
  worker.unref();
}

/** The embedded database in a thread. Its queries reject with `BrokenDatabase` once it failed or ended. */
export async function openInThread(worker: Worker, wanted: Wanted): Promise<Database> {
  let ended: BrokenDatabase | null = null;
  let reason = "its thread ended";
  worker.on("error", ({ message }: Error) => (reason = `its thread ended: ${message}`));
  await untilReady(worker, wanted, () => reason);
  const waiting = new Map<number, Waiting>();
  const listeners: (() => void)[] = [];
  let asked = 0;
  worker.on("message", ({ changed, number = 0, rows, failure = "", broken }: Message) => {
    if (changed) return listeners.forEach((listener) => listener());
    const one = waiting.get(number);
    waiting.delete(number);
    if (waiting.size === 0) worker.unref();
    if (rows) one?.resolve(rows as readonly never[]);
    else one?.reject(broken ? new BrokenDatabase(failure) : new Error(`The embedded database reports: ${failure}`));
  });
  worker.once("exit", () => {
    ended = new BrokenDatabase(reason);
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  });
  return {
    onStockChange: (listener) => void listeners.push(listener),
    query: <Row extends QueryResultRow>(statement: Statement) =>
      new Promise<readonly Row[]>((resolve, reject) => {
        if (ended) return reject(ended);
        const number = ++asked;
        waiting.set(number, { resolve, reject });
        worker.ref();
        worker.postMessage({ number, statement });
      }),
    async close() {
      await worker.terminate();
    },
  };
}
