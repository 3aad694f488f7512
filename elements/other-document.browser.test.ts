import { expect, waitUntil } from "@open-wc/testing";
import { painted } from "../test/fixtures/painted.js";
import "./all.js";
import { clear, complete, fakeSeller, freshStore, next, put, settled } from "./testing/element.driver.js";
import type { FakeSeller } from "./testing/element.driver.js";

const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

const tags = [
  ["ski-searchbar", 'layout="desktop"', "[part~=bar]"],
  ["ski-results", "", "[part~=card]"],
  ["ski-date-picker", "standalone inline", "[part~=day]"],
  ["ski-gallery", `pictures='${JSON.stringify([{ img: pixel, imgMedium: pixel, imgXL: pixel }])}'`, "[part~=cover]"],
] as const;

describe("a tag that is moved to the document of a frame and back", () => {
  let seller: FakeSeller;
  let frame: HTMLIFrameElement;
  const failures: unknown[] = [];
  const ofRunner = window.onerror;
  const onError: OnErrorEventHandler = (...error) => {
    const message = String(error[0]);
    // Chromium may report to an observer of another document in the next frame only, and raises an error that changes nothing.
    if (message.startsWith("ResizeObserver loop")) return true;
    failures.push(message);
    return ofRunner?.(...error);
  };

  beforeEach(async () => {
    seller = fakeSeller();
    failures.length = 0;
    window.onerror = onError;
    frame = document.createElement("iframe");
    frame.width = "1200";
    frame.height = "700";
    document.body.append(frame);
    await settled(0);
  });
  afterEach(() => {
    window.onerror = ofRunner;
    frame.remove();
    clear();
    seller.restore();
  });

  for (const [tag, attributes, selector] of tags)
    it(`<${tag} ${attributes.slice(0, 17)}> keeps its styles and its view`, async () => {
      const element = put(tag, `store="${freshStore()}" ${complete} ${attributes}`);
      const part = () => element.shadowRoot?.querySelector<HTMLElement>(selector);
      await next(element, "ski-ready");
      await waitUntil(part, "the part is drawn");
      await painted();
      const home = element.parentElement;
      const before = part();
      const look = () => {
        const style = part() && element.ownerDocument.defaultView?.getComputedStyle(part() as HTMLElement);
        return style && [style.display, style.borderRadius, style.fontSize, style.color];
      };
      const [looked, sheets] = [look(), element.shadowRoot?.adoptedStyleSheets.length];
      expect(looked).to.be.an("array");

      frame.contentDocument?.body.append(element);
      await settled(100);
      expect(element.shadowRoot?.adoptedStyleSheets).to.have.length(sheets ?? -1);
      expect([look(), part() === before]).to.deep.equal([looked, true]);

      home?.append(element);
      await settled(100);
      expect(element.shadowRoot?.adoptedStyleSheets).to.have.length(sheets ?? -1);
      expect([look(), part() === before]).to.deep.equal([looked, true]);
      expect(failures).to.deep.equal([]);
    });

  it("adopts the sheets of a panel that opens in the frame, and keeps them at home", async () => {
    const element = put("ski-searchbar", `store="${freshStore()}" ${complete} layout="desktop"`);
    await next(element, "ski-ready");
    await settled(300);
    const home = element.parentElement;
    const count = element.shadowRoot?.adoptedStyleSheets.length ?? 0;
    frame.contentDocument?.body.append(element);
    await settled(0);
    element.shadowRoot?.querySelector<HTMLElement>("[data-field=participants]")?.click();
    await settled(500);
    const open = element.shadowRoot?.adoptedStyleSheets.length ?? 0;
    expect(open).to.be.above(count);
    home?.append(element);
    await settled(0);
    expect(element.shadowRoot?.adoptedStyleSheets).to.have.length(open);
    expect(failures).to.deep.equal([]);
  });
});
