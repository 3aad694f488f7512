/** A test-runner reporter that prints the ten slowest element tests, for scripts/test.mjs. */

const testsOf = ({ name, tests = [], suites = [] }, path = []) => {
  const here = name ? [...path, name] : path;
  return [
    ...tests.map((test) => ({ title: [...here, test.name].join(" › "), duration: test.duration ?? 0 })),
    ...suites.flatMap((suite) => testsOf(suite, here)),
  ];
};

/** @returns a reporter for web-test-runner.config.mjs */
export const slowTests = () => ({
  onTestRunFinished({ sessions }) {
    const tests = sessions.flatMap(({ testResults }) => (testResults ? testsOf(testResults) : []));
    for (const { title, duration } of tests.toSorted((one, other) => other.duration - one.duration).slice(0, 10))
      console.log(`slow: ${title} (${Math.round(duration)}ms)`);
  },
});
