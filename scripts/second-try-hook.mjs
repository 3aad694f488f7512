/** In every bundled element test: logs a test that failed, was run again, and passed. */
import { secondTry } from "./second-try.mjs";

afterEach(function () {
  const test = this.currentTest;
  if (test.isPassed() && test.currentRetry() > 0) console.log(`${secondTry}${test.titlePath().join(" › ")}`);
});
