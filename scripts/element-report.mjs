/** A test-runner reporter that prints what scripts/test.mjs reads of the element tests. */
import { secondTry } from "./second-try.mjs";

const testsOf = ({ name, tests = [], suites = [] }, path = []) => {
  const here = name ? [...path, name] : path;
  return [
    ...tests.map((test) => ({ ...test, title: [...here, test.name].join(" › ") })),
    ...suites.flatMap((suite) => testsOf(suite, here)),
  ];
};

/** @returns a reporter for web-test-runner.config.mjs: the ten slowest tests, those that failed, and those that passed at the second try */
export const elementReport = () => ({
  onTestRunFinished({ sessions }) {
    const tests = sessions.flatMap(({ testResults }) => (testResults ? testsOf(testResults) : []));
    for (const { title, duration = 0 } of tests.toSorted((one, other) => (other.duration ?? 0) - (one.duration ?? 0)).slice(0, 10))
      console.log(`slow: ${title} (${Math.round(duration)}ms)`);
    for (const { title, passed, skipped } of tests) if (!passed && !skipped) console.log(`failed: ${title}`);
    for (const [words] of sessions.flatMap(({ logs }) => logs)) if (String(words).startsWith(secondTry)) console.log(words);
  },
});
