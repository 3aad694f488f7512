import { expect, waitUntil } from "@open-wc/testing";
import { createRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import type { SkiEventDetails } from "../events.js";
import type { SkiDatePicker as DatePickerElement } from "../ski-date-picker.attributes.js";
import { fakeSeller } from "../testing/element.driver.js";
import { SkiDatePicker, SkiGallery, SkiResults } from "./react.js";

const pixel = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAAA=";
/** The files of the tag are loaded with its first component. */
const loading = { timeout: 8000 };

/** Attributes of HTML and of the tag, as React names them and as markup has them. */
const ofEachKind = {
  props: {
    className: "photos",
    accessKey: "p",
    autoCapitalize: "none",
    autoFocus: true,
    contentEditable: false,
    dir: "ltr",
    draggable: false,
    enterKeyHint: "go",
    hidden: true,
    inert: true,
    inputMode: "none",
    itemScope: true,
    lang: "nl",
    spellCheck: false,
    tabIndex: -1,
    title: "Photos",
    translate: "no",
    "aria-hidden": false,
    "data-test": true,
    engineId: 12,
    onPage: "silo",
    label: "Résidence",
    flight: true,
    style: { color: "red" },
  },
  markup: {
    class: "photos",
    accesskey: "p",
    autocapitalize: "none",
    autofocus: "",
    contenteditable: "false",
    dir: "ltr",
    draggable: "false",
    enterkeyhint: "go",
    hidden: "",
    inert: "",
    inputmode: "none",
    itemscope: "",
    lang: "nl",
    spellcheck: "false",
    tabindex: "-1",
    title: "Photos",
    translate: "no",
    "aria-hidden": "false",
    "data-test": "true",
    "engine-id": "12",
    "on-page": "silo",
    label: "Résidence",
    flight: "",
  },
} as const;

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

  /** The attributes of the gallery, without the style, which React writes. */
  function attributesIn(parent: Element): Record<string, string> {
    const { attributes = [] } = parent.querySelector("ski-gallery") ?? {};
    return Object.fromEntries([...attributes].filter(({ name }) => name !== "style").map(({ name, value }) => [name, value]));
  }
  const show = (node: ReactNode) => flushSync(() => root.render(node));

  it("write attributes of HTML and of the tag as markup has them, and remove them", () => {
    show(<SkiGallery {...ofEachKind.props} />);
    expect(attributesIn(place)).to.deep.equal(ofEachKind.markup);
    const gallery = place.querySelector("ski-gallery");
    expect(gallery?.style.color).to.equal("red");
    show(<SkiGallery hidden={false} inert={false} flight={false} autoFocus={false} itemScope={false} title="Pictures" lang={undefined} />);
    expect(attributesIn(place)).to.deep.equal({ title: "Pictures" });
    expect(gallery?.flight).to.equal(false);
    show(<SkiGallery />);
    expect(attributesIn(place)).to.deep.equal({});
    expect(place.querySelector("ski-gallery") === gallery, "it is the same element").to.equal(true);
  });

  it("render the same attributes on a server, and take them over", () => {
    const page = document.createElement("main");
    page.innerHTML = renderToString(<SkiGallery {...ofEachKind.props} pictures={[{ img: pixel }]} />);
    expect(attributesIn(page)).to.deep.equal(ofEachKind.markup);
    const logged: unknown[] = [];
    const { error } = console;
    console.error = (...values: unknown[]) => logged.push(String(values[0]));
    const gallery = page.querySelector("ski-gallery");
    const hydrated = flushSync(() => hydrateRoot(page, <SkiGallery {...ofEachKind.props} pictures={[{ img: pixel }]} />));
    flushSync(() => hydrated.render(<SkiGallery {...ofEachKind.props} pictures={[{ img: pixel }]} title="Pictures" hidden={false} />));
    console.error = error;
    const { hidden: _, ...others } = ofEachKind.markup;
    expect(attributesIn(page)).to.deep.equal({ ...others, title: "Pictures" });
    expect(page.querySelector("ski-gallery") === gallery, "it is the same element").to.equal(true);
    expect(gallery?.pictures).to.deep.equal([{ img: pixel }]);
    expect(logged).to.deep.equal([]);
    flushSync(() => hydrated.unmount());
  });

  it("let a list become a text, a text a list, and take either back", () => {
    const [text, other] = [JSON.stringify([{ img: "/text.jpg" }]), [{ img: "/list.jpg" }]];
    const shown = () => place.querySelector("ski-gallery")?.pictures ?? null;
    const give = (pictures: unknown) => show(<SkiGallery {...{ pictures: pictures as typeof other }} />);
    const results = [other, text, other, undefined, text, null, other, null, text].map((pictures) => {
      give(pictures);
      return shown();
    });
    const read: unknown = JSON.parse(text);
    expect(results).to.deep.equal([other, read, other, null, read, null, other, null, read]);
  });

  it("let a list become a text before the tag is defined", async () => {
    const seller = fakeSeller();
    const resort = (id: number) => ({ id, label: "A", placeType: "station" as const, domainName: "B", regionName: "C", countryName: "D" });
    expect(customElements.get("ski-results") === undefined, "no other test of this file uses the tag").to.equal(true);
    const text = JSON.stringify([resort(2)]);
    show(<SkiResults topStations={[resort(1)]} flight={false} />);
    show(<SkiResults {...{ topStations: text as never }} flight />);
    await customElements.whenDefined("ski-results");
    const element = place.querySelector("ski-results");
    root.render(null);
    expect(element?.topStations).to.deep.equal([resort(2)]);
    expect(element?.flight).to.equal(true);
    seller.restore();
  });

  it("set what React cannot write for a tag: a text of JSON, once the tag is defined", async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => warnings.push(text);
    await customElements.whenDefined("ski-gallery");
    show(<SkiGallery {...{ pictures: JSON.stringify([{ img: pixel }]) as never }} />);
    await waitUntil(() => place.querySelector("ski-gallery")?.state === "ready", "the tag is drawn", loading);
    console.warn = warn;
    // A tag of an earlier test may still warn.
    expect(warnings.filter((text) => String(text).includes("ski-gallery"))).to.deep.equal([]);
  });
});
