import { expect } from "chai";
import { browserStorage, memoryStorage } from "./storage.js";

function withSession(session: object, task: () => void): void {
  Object.defineProperty(globalThis, "sessionStorage", { value: session, configurable: true });
  try {
    task();
  } finally {
    Reflect.deleteProperty(globalThis, "sessionStorage");
  }
}

function fakeSession(full: boolean) {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => values.delete(key),
    setItem(key: string, value: string) {
      if (full) throw new Error("QuotaExceededError");
      values.set(key, value);
    },
  };
}

describe("storage", () => {
  it("keeps texts in memory", () => {
    const store = memoryStorage();
    store.set("a", "1");
    expect(store.get("a")).to.equal("1");
    store.remove("a");
    expect(store.get("a")).to.equal(null);
  });

  it("keeps texts in the session", () => {
    const session = fakeSession(false);
    withSession(session, () => {
      const store = browserStorage("session");
      store.set("engineId", "7");
      expect(session.values.get("engineId")).to.equal("7");
      expect(store.get("engineId")).to.equal("7");
      store.remove("engineId");
      expect(store.get("engineId")).to.equal(null);
    });
  });

  it("falls back to memory where the browser refuses", () => {
    const session = fakeSession(true);
    session.values.set("engineId", "old");
    withSession(session, () => {
      const reasons: unknown[] = [];
      const store = browserStorage("session", (error, isWrite) => reasons.push(`${String(error)}, write: ${isWrite}`));
      store.set("engineId", "7");
      expect(store.get("engineId")).to.equal("7");
      expect(reasons).to.deep.equal(["Error: QuotaExceededError, write: true"]);
    });
  });
});
