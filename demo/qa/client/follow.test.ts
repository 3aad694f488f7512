import { expect } from "chai";
import { createRequestLog } from "../../engine/service/request-log.js";
import { followLog } from "./follow.js";

/** A page of the console beside an engine that can be cleared, restarted, slow or unreachable. */
function consoleAndEngine() {
  let time = 0;
  const newLog = () => createRequestLog(() => ++time);
  let log = newLog();
  let answers = async (): Promise<void> => {};
  const follow = followLog({
    counters: async () => {
      await answers();
      return { ...log.counts() };
    },
    requests: async (after) => {
      await answers();
      return log.list().filter(({ number }) => number > after);
    },
  });
  return {
    follow,
    ask: (path: string) => log.add({ call: "find", method: "GET", path, query: "", body: null, acceptLanguage: null }),
    clear: () => log.clear(),
    restart: () => void (log = newLog()),
    answerBy: (by: () => Promise<void>) => void (answers = by),
    paths: () => follow.requests().map(({ path }) => path),
  };
}

describe("the console follows the engine's log", () => {
  it("and shows a request once, the latest first, however polls overlap", async () => {
    const { follow, ask, paths } = consoleAndEngine();
    ask("/1");
    ask("/2");
    await Promise.all([follow.look(), follow.look()]);
    expect(paths()).to.deep.equal(["/2", "/1"]);
    ask("/3");
    await Promise.all([follow.look(), follow.look(), follow.look()]);
    expect(paths()).to.deep.equal(["/3", "/2", "/1"]);
    expect(follow.asked()).to.include({ find: 3 });
  });

  it("and starts again with an engine that was restarted, or a log that was cleared", async () => {
    const { follow, ask, restart, clear, paths } = consoleAndEngine();
    for (const path of ["/1", "/2", "/3"]) ask(path);
    await follow.look();
    restart();
    for (const path of ["/new 1", "/new 2", "/new 3", "/new 4"]) ask(path);
    await follow.look();
    expect(paths()).to.deep.equal(["/new 4", "/new 3", "/new 2", "/new 1"]);
    restart();
    ask("/newer");
    await follow.look();
    expect(paths()).to.deep.equal(["/newer"]);
    clear();
    await follow.look();
    expect(paths()).to.deep.equal([]);
    ask("/last");
    await follow.look();
    expect(paths()).to.deep.equal(["/last"]);
  });

  it("and continues after the engine was unreachable, with all that it had seen", async () => {
    const { follow, ask, answerBy, paths } = consoleAndEngine();
    ask("/1");
    await follow.look();
    answerBy(() => Promise.reject(new Error("away")));
    expect(await follow.look().catch((error: Error) => error.message)).to.equal("away");
    expect(paths()).to.deep.equal(["/1"]);
    answerBy(async () => {});
    ask("/2");
    await follow.look();
    expect(paths()).to.deep.equal(["/2", "/1"]);
  });
});
