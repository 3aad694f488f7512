/** In every bundled element test: logs a test that failed, was run again, and passed, with the error of its first try. */
import { secondTry } from "./second-try.mjs";

const firstErrors = new Map();
const titleOf = (test) => test.titlePath().join(" › ");

beforeEach(function () {
  const test = this.currentTest;
  if (test.currentRetry() === test.retries()) return;
  const { fn } = test;
  test.fn = async function () {
    try {
      await fn.call(this);
    } catch (error) {
      firstErrors.set(titleOf(test), error);
      throw error;
    }
  };
});

afterEach(function () {
  const test = this.currentTest;
  if (!test.isPassed() || test.currentRetry() === 0) return;
  const title = titleOf(test);
  console.log(`${secondTry}${title}`);
  const error = firstErrors.get(title);
  console.log(error?.stack ?? "Its first try threw nothing: it took longer than a test may.");
});
