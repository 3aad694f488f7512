import { expect, waitUntil } from "@open-wc/testing";
import { createRef } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import type { SkiEventDetails } from "../events.js";
import type { SkiDatePicker as DatePickerElement } from "../ski-date-picker.attributes.js";
import { SkiDatePicker, SkiGallery } from "./react.js";

const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAAA=";
/** The files of the tag are loaded with its first component. */
const loading = { timeout: 8000 };

describe("the React components", () => {
  let place: HTMLElement;
  let root: Root;
  beforeEach(() => {
    document.body.append((place = document.createElement("div")));
    root = createRoot(place);
  });
  afterEach(() => {
    root.unmount();
    place.remove();
  });

  it("draw a tag with texts, lists and functions, and follow their changes", async () => {
    const ref = createRef<DatePickerElement>();
    const closed = (day: string) => day < "2027-02-03";
    root.render(
      <SkiDatePicker ref={ref} standalone inline locale="en-GB" page="2027-02" columns={1} disabledDates={closed} className="dates" />,
    );
    await waitUntil(() => ref.current?.state === "ready", "the tag is drawn", loading);
    const element = ref.current;
    const isClosed = (day: string) => element?.shadowRoot?.querySelector(`[data-day="${day}"]`)?.getAttribute("aria-disabled") === "true";
    expect(element?.className).to.equal("dates");
    expect(["2027-02-02", "2027-02-03"].map(isClosed)).to.deep.equal([true, false]);
    root.render(<SkiDatePicker ref={ref} standalone inline locale="en-GB" page="2027-02" columns={1} />);
    await waitUntil(() => !isClosed("2027-02-02"), "the day is open again");
    expect(ref.current).to.equal(element);
  });

  it("pass events to the handler of the latest render, the first one too", async () => {
    const heard: string[] = [];
    const onReady =
      (name: string) =>
      ({ detail }: CustomEvent<SkiEventDetails["ski-ready"]>) =>
        heard.push(`${name} ${detail.locale}`);
    const opened = (name: string) => () => heard.push(name);
    root.render(<SkiGallery pictures={[{ img: pixel }]} locale="nl-NL" onSkiReady={onReady("ready")} onSkiOpen={opened("first")} />);
    await waitUntil(() => heard.length === 1, "ski-ready is heard", loading);
    root.render(<SkiGallery pictures={[{ img: pixel }]} locale="nl-NL" onSkiOpen={opened("second")} open />);
    await waitUntil(() => heard.length === 2, "ski-open is heard");
    expect(heard).to.deep.equal(["ready nl-NL", "second"]);
  });

  it("are rendered on a server with their texts as attributes, and their children", () => {
    const html = renderToString(
      <SkiGallery liheId={12} season="H" label="Résidence" pictures={[{ img: pixel }]} onSkiOpen={() => undefined} data-test="1">
        <a href="/photos">Photos</a>
      </SkiGallery>,
    );
    expect(html).to.equal(
      '<ski-gallery lihe-id="12" season="H" label="Résidence" data-test="1"><a href="/photos">Photos</a></ski-gallery>',
    );
  });
});
