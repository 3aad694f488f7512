import { fork, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Evaluation } from "./regular-expression-child.driver.js";

const childFile = fileURLToPath(new URL("./regular-expression-child.driver.ts", import.meta.url));

/** Milliseconds until an evaluation is ended: far more than the three evaluations of a test take on a busy machine. */
const limit = 5000;

/** Evaluates regular expressions in another process. */
export function createEvaluator() {
  let child: ChildProcess | null = null;

  function stop(): void {
    child?.kill("SIGKILL");
    child = null;
  }

  async function start(): Promise<ChildProcess> {
    const started = fork(childFile, { execArgv: ["--import", "tsx/esm"] });
    await new Promise((resolve) => started.once("spawn", resolve));
    return started;
  }

  return {
    stop,
    /** Rejects if the search takes so long that it is ended. */
    async evaluate(text: string, subject: string): Promise<Evaluation> {
      const isNew = child === null;
      const running = (child ??= await start());
      return new Promise((resolve, reject) => {
        // The first one waits for the process to load.
        const timer = setTimeout(
          () => {
            stop();
            reject(new Error(`${text} on ${JSON.stringify(subject.slice(0, 60))} was ended after ${limit} ms.`));
          },
          isNew ? 6 * limit : limit,
        );
        running.once("message", (evaluation: Evaluation) => {
          clearTimeout(timer);
          resolve(evaluation);
        });
        running.send([text, subject]);
      });
    },
  };
}
