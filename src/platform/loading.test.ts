import { expect } from "chai";
import { createLoading, loadTogether, type Loading } from "./loading.js";

/** A part that the test resolves. */
function partOnDemand() {
  const requests: { resolve: () => void; fail: () => void }[] = [];
  const request = () => new Promise<void>((resolve, reject) => requests.push({ resolve, fail: () => reject(new TypeError("offline")) }));
  return { requests, part: createLoading(request) };
}

describe("what is loaded when it is needed", () => {
  it("is requested once, and again after a failure", async () => {
    const { requests, part } = partOnDemand();
    expect(part.status()).to.equal("idle");
    const first = part.load();
    expect(part.load()).to.equal(first);
    requests[0]?.fail();
    expect(await first).to.equal(false);
    expect([part.status(), part.retried()]).to.deep.equal(["failed", false]);
    const second = part.load();
    requests[1]?.resolve();
    expect(await second).to.equal(true);
    expect(await part.load()).to.equal(true);
    expect({ status: part.status(), requests: requests.length }).to.deep.equal({ status: "ready", requests: 2 });
  });

  it("was retried once someone asked for it again, not when it was loaded again by itself", async () => {
    const { requests, part } = partOnDemand();
    const fail = async (loading: Promise<boolean>) => {
      requests.at(-1)?.fail();
      await loading;
      return part.retried();
    };
    expect(await fail(part.load())).to.equal(false);
    expect(await fail(part.load())).to.equal(false);
    expect(await fail(part.retry())).to.equal(true);
  });

  it("reports each status to its listeners until they end it", async () => {
    const { requests, part } = partOnDemand();
    const heard: string[] = [];
    const stop = part.subscribe(() => heard.push(part.status()));
    const loading = part.load();
    requests[0]?.fail();
    await loading;
    stop();
    void part.load();
    expect(heard).to.deep.equal(["loading", "failed"]);
  });
});

describe("parts that are loaded together", () => {
  const twoParts = () => {
    const [one, other] = [partOnDemand(), partOnDemand()];
    return { one, other, both: loadTogether([one.part, other.part]) };
  };
  const reported = (both: Loading) => [both.status(), both.retried()];

  it("are requested at once, and ready when both are", async () => {
    const { one, other, both } = twoParts();
    expect(both.status()).to.equal("idle");
    const loading = both.load();
    expect([one.requests.length, other.requests.length]).to.deep.equal([1, 1]);
    one.requests[0]?.resolve();
    await one.part.load();
    expect(both.status()).to.equal("loading");
    other.requests[0]?.resolve();
    expect(await loading).to.equal(true);
    expect(both.status()).to.equal("ready");
  });

  it("are idle while one of them has not been requested", async () => {
    const { one, both } = twoParts();
    const loading = one.part.load();
    one.requests[0]?.resolve();
    await loading;
    expect(both.status()).to.equal("idle");
  });

  it("fail when one does, and request only that one again", async () => {
    const { one, other, both } = twoParts();
    const loading = both.load();
    one.requests[0]?.resolve();
    other.requests[0]?.fail();
    expect(await loading).to.equal(false);
    expect(reported(both)).to.deep.equal(["failed", false]);
    const again = both.retry();
    other.requests[1]?.fail();
    expect(await again).to.equal(false);
    expect(reported(both)).to.deep.equal(["failed", true]);
    const last = both.retry();
    other.requests[2]?.resolve();
    expect(await last).to.equal(true);
    expect(both.status()).to.equal("ready");
    expect([one.requests.length, other.requests.length]).to.deep.equal([1, 3]);
  });

  it("report the statuses of each", async () => {
    const { one, other, both } = twoParts();
    const heard: string[] = [];
    const stop = both.subscribe(() => heard.push(both.status()));
    const loading = both.load();
    one.requests[0]?.resolve();
    other.requests[0]?.resolve();
    await loading;
    stop();
    expect(heard.at(-1)).to.equal("ready");
  });
});
