import { expect } from "@open-wc/testing";
import { answering } from "./answers.driver.js";

/** Lets promises settle, without a task of the browser in between. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

describe("a call of the results", () => {
  it("is sent in the task that asks for it, once the file of these calls is there", async () => {
    for (const name of ["products", "counts", "prices"] as const) {
      const { ask, sent } = answering(name, { products: [], pageCount: 0, totalProducts: 0 });
      await ask();
      const answer = ask();
      await settled();
      expect(sent, name).to.have.length(2);
      await answer;
    }
  });
});
