/** What each results page transfers, compressed: until its first card, and in all once it is idle. */
import { livePages, plainReact } from "../harness/live.mjs";

export const row = {
  name: "bytes",
  title: "Transferred by a results page of 20 cards",
  unit: "",
  rounds: 1,
  subjects: livePages,
  peer: plainReact,
  async sample({ browser, origin, subject }) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    try {
      const session = await page.context().newCDPSession(page);
      await session.send("Network.enable");
      const code = new Set();
      const transferred = { code: 0, codeFiles: 0, all: 0, requests: 0 };
      session.on("Network.responseReceived", ({ requestId, type }) => {
        if (type === "Script" || type === "Stylesheet") code.add(requestId);
      });
      session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
        transferred.all += encodedDataLength / 1000;
        transferred.requests += 1;
        if (!code.has(requestId)) return;
        transferred.code += encodedDataLength / 1000;
        transferred.codeFiles += 1;
      });
      await page.goto(origin + subject.path);
      await page.waitForFunction(subject.parts.card);
      const first = { ...transferred };
      // Files that load when the browser is idle.
      await page.waitForTimeout(3000);
      return {
        "scripts and styles until the first card, kB": first.code,
        "their files": first.codeFiles,
        "scripts and styles in all, kB": transferred.code,
        "everything, kB": transferred.all,
        requests: transferred.requests,
      };
    } finally {
      await page.context().close();
    }
  },
};
