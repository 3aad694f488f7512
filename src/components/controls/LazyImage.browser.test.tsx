import { aTimeout, expect } from "@open-wc/testing";
import { useState } from "react";
import { drawView, type DrawnView } from "../../../test/fixtures/draw-view.js";
import { LazyImage, type ImageState } from "./LazyImage.js";

let view: DrawnView;
afterEach(() => view.remove());
const click = (part: string) => view.act(() => view.part(part).click());

describe("LazyImage", () => {
  const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>')}`;
  const states: ImageState[] = [];
  const image = () => view.root.querySelector("img") ?? expect.fail("No picture is drawn.");
  const turn = () => view.act(() => aTimeout(60));
  /** Waits for a number of reported states; on a busy machine a response takes longer. */
  const reported = async (count: number) => {
    for (let turns = 0; states.length < count && turns < 80; turns += 1) await turn();
    await turn();
  };
  beforeEach(() => void (states.length = 0));

  function Far({ src, far = false }: { src: string; far?: boolean }) {
    return (
      <div style={{ marginTop: far ? 5000 : 0 }}>
        <LazyImage src={src} alt="A chalet" width={3} height={2} onState={(state) => states.push(state)} />
      </div>
    );
  }

  it("IMG-01..05 starts as a tiny transparent picture and loads when any pixel enters the viewport", async () => {
    view = await drawView(<Far src={picture} far />);
    await turn();
    await turn();
    expect(image().src).to.match(/^data:image\/gif/);
    expect(image().dataset["state"]).to.equal("loading");
    image().scrollIntoView();
    await reported(1);
    expect(image().src).to.equal(picture);
    expect(states).to.deep.equal(["loaded"]);
    window.scrollTo(0, 0);
  });

  it("IMG-06..07 falls back to an error picture once, even when that fails too", async () => {
    view = await drawView(
      <LazyImage src="/nowhere.jpg" errorSrc="/nowhere-either.jpg" alt="" width={3} height={2} onState={(state) => states.push(state)} />,
    );
    await reported(1);
    await turn();
    expect(new URL(image().src).pathname).to.equal("/nowhere-either.jpg");
    expect(states).to.deep.equal(["error"]);
  });

  it("IMG-08 starts over with another picture", async () => {
    function Changing() {
      const [src, setSrc] = useState("/nowhere.jpg");
      return (
        <>
          <button part="change" onClick={() => setSrc(picture)} />
          <Far src={src} />
        </>
      );
    }
    view = await drawView(<Changing />);
    await reported(1);
    await click("change");
    await reported(2);
    expect(states).to.deep.equal(["error", "loaded"]);
    expect(image().dataset["state"]).to.equal("loaded");
  });
});
