/** In every bundled element test: logs a test that failed, was run again, and passed, with the error of its first try. */
import { secondTry } from "./second-try.mjs";

const firstErrors = new Map();
const followed = new WeakSet();
const titleOf = (test) => test.titlePath().join(" › ");

/** The function of a test, which also keeps the error that it throws. */
function keepingError(test) {
  const { fn } = test;
  const kept = async function kept() {
    try {
      await fn.call(this);
    } catch (error) {
      firstErrors.set(titleOf(test), error);
      throw error;
    }
  };
  followed.add(kept);
  return kept;
}

beforeEach(function () {
  const test = this.currentTest;
  if (test.currentRetry() < test.retries() && !followed.has(test.fn)) test.fn = keepingError(test);
});

afterEach(function () {
  const test = this.currentTest;
  if (!test.isPassed() || test.currentRetry() === 0) return;
  const title = titleOf(test);
  console.log(`${secondTry}${title}`);
  const error = firstErrors.get(title);
  console.log(error?.stack ?? "Its first try threw nothing: it took longer than a test may.");
});
