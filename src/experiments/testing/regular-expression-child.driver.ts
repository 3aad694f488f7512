import { matchesRegularExpression } from "../evaluation/regular-expression/regular-expression.js";

/** A process of its own that evaluates regular expressions, so that one that never ends can be ended. */

export interface Evaluation {
  readonly result: boolean;
  readonly logged: readonly string[];
  /** Milliseconds of processor time, the least of three evaluations that each parse the expression again. */
  readonly time: number;
}

/** Fills the cache of expressions, so that it holds none of an earlier test. */
function forget(): void {
  for (let count = 0; count < 500; count += 1) matchesRegularExpression("", `${count}`, () => {});
}

function evaluate(text: string, subject: string): Evaluation {
  let result = false;
  let logged: string[] = [];
  let time = Infinity;
  for (let count = 0; count < 3 && time > 5; count += 1) {
    forget();
    logged = [];
    const start = process.cpuUsage();
    result = matchesRegularExpression(subject, text, (message) => void logged.push(message));
    const { user, system } = process.cpuUsage(start);
    time = Math.min(time, (user + system) / 1000);
  }
  return { result, logged, time };
}

process.on("message", ([text, subject]: [string, string]) => process.send?.(evaluate(text, subject)));
