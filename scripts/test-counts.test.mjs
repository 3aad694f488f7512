import { expect } from "chai";
import { count, failures, secondTries, slowest } from "./test-counts.mjs";

describe("the counts of the test run", () => {
  const table = [
    ["mocha", "  12 passing (1s)\n  2 pending\n  3 failing\n", 3, { passed: 12, failed: 3, skipped: 2 }],
    ["mocha", "Error: cannot find module", 1, { passed: 0, failed: 1, skipped: 0 }],
    [
      "wtr",
      "0/3 test files | 0 passed, 0 failed\n3/3 test files | 9 passed, 1 failed, 2 skipped\n",
      1,
      { passed: 9, failed: 1, skipped: 2 },
    ],
    [
      "playwright",
      "  1 failed\n    [desktop] a.spec.ts\n  4 skipped\n  2 did not run\n  20 passed (9s)\n",
      1,
      { passed: 20, failed: 3, skipped: 4 },
    ],
    ["playwright", "  1 flaky\n    [desktop] › a.spec.ts:9:1 › opens \n  20 passed (9s)\n", 0, { passed: 21, failed: 0, skipped: 0 }],
    ["golden", "case-7\n  active: expected true\n1999 agree, 1 differ\n", 1, { passed: 1999, failed: 1, skipped: 0 }],
    ["tsc", "a.ts(1,1): error TS2304: x\nb.ts(1,1): error TS2304: y\n", 2, { passed: 0, failed: 2, skipped: 0 }],
    ["oxlint", "Found 0 warnings and 4 errors.\n", 1, { passed: 0, failed: 4, skipped: 0 }],
    [
      "prettier",
      "[warn] src/a.ts\n[warn] Code style issues found in the above file. Run Prettier.\n",
      1,
      { passed: 0, failed: 1, skipped: 0 },
    ],
    ["exit", "", 0, { passed: 1, failed: 0, skipped: 0 }],
  ];
  for (const [runner, output, status, counted] of table) {
    it(`reads ${runner} that ended with ${status}`, () => {
      expect(count(runner, output, status)).to.deep.equal(counted);
    });
  }
});

describe("the slowest tests of a run", () => {
  const table = [
    ["mocha", "    ✔ is quick\n    ✔ walks (all) (335ms)\n    ✔ reads (52802ms)\n", ["reads: 52802", "walks (all): 335"]],
    [
      "playwright",
      "  ✓  1 [desktop] › a.spec.ts:9:1 › opens (950ms)\n  ✘  2 [mobile] › b.spec.ts:4:3 › closes (1.1m)\n  ✓  12 [mobile] › c.spec.ts:4:3 › ends (2.5s)\n",
      ["[mobile] › b.spec.ts:4:3 › closes: 66000", "[mobile] › c.spec.ts:4:3 › ends: 2500", "[desktop] › a.spec.ts:9:1 › opens: 950"],
    ],
    ["wtr", "slow: card › shows (1200ms)\n", ["card › shows: 1200"]],
    ["exit", "built (9ms)\n", []],
  ];
  for (const [runner, output, tests] of table) {
    it(`are read of ${runner}`, () => {
      expect(slowest(runner, output).map(({ title, milliseconds }) => `${title}: ${milliseconds}`)).to.deep.equal(tests);
    });
  }
});

describe("the tests that failed in a run", () => {
  const table = [
    [
      "mocha",
      "  3 passing (1s)\n  2 failing\n\n  1) card\n       shows a price:\n\n      AssertionError: a: b:\n      at x\n\n  2) list\n       grows:\n\n      Error: late\n",
      ["card › shows a price", "list › grows"],
      [],
    ],
    ["wtr", "slow: card › shows (1200ms)\nfailed: card › shows\nsecond try: list › grows\n", ["card › shows"], ["list › grows"]],
    [
      "playwright",
      "  2 failed\n    [desktop] › a.spec.ts:9:1 › opens \n    [mobile] › b.spec.ts:4:3 › closes \n  1 flaky\n    [mobile] › c.spec.ts:4:3 › ends \n  20 passed (9s)\n",
      ["[desktop] › a.spec.ts:9:1 › opens", "[mobile] › b.spec.ts:4:3 › closes"],
      ["[mobile] › c.spec.ts:4:3 › ends"],
    ],
    ["exit", "built\n", [], []],
  ];
  for (const [runner, output, failed, passedAgain] of table) {
    it(`are read of ${runner}, and those that passed when they were run again`, () => {
      expect([failures(runner, output), secondTries(runner, output)]).to.deep.equal([failed, passedAgain]);
    });
  }
});
