import { expect } from "@open-wc/testing";
import { setViewport } from "@web/test-runner-commands";
import "./all.js";
import { datePicker, fromElement, gallery, results, searchBar, stubCalls } from "./testing.js";
import { next } from "./testing/element.driver.js";

const today = new Date().toISOString().slice(0, 10);
const fixed = `locale="en-GB" engine-id="1" currency="EUR" menu-domain="https://site.example" api-base="https://seller.example" url-sync="none"`;
const options = { locale: "en-GB", timeout: 15000 };

/** What a promise is rejected with. */
const errorOf = (failing: Promise<unknown>): Promise<string> =>
  failing.then(
    () => "none",
    (error: unknown) => String(error),
  );

describe("the drivers on elements of the page", () => {
  const { fetch } = window;
  const place = document.createElement("div");
  let [store, settings] = ["", ""];
  // A search of its own for each test.
  beforeEach(function () {
    store = this.currentTest?.title ?? "";
    settings = `${fixed} store="${store}"`;
  });
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(() => {
    place.replaceChildren();
    window.fetch = fetch;
  });

  /** Draws tags whose calls the stub answers. */
  async function draw<Tag extends HTMLElement>(markup: string, stub = stubCalls({}, { today })): Promise<Tag> {
    const isCall = (url: URL) => url.hostname === "seller.example" && stub.handles(url);
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      return isCall(new URL(request.url)) ? stub(request) : fetch(input, init);
    };
    document.body.append(place);
    place.innerHTML = markup;
    const tag = place.querySelector<Tag>(":scope > *");
    if (!tag) throw new Error("there is no tag");
    await next(tag, "ski-ready");
    return tag;
  }
  const bar = () => draw(`<ski-searchbar ${settings}></ski-searchbar>`);
  const list = (stub = stubCalls({}, { today })) => draw(`<ski-results ${settings}></ski-results>`, stub);

  it("choose a destination, the guests and the first stay of a length", async () => {
    const driver = searchBar(await bar(), options);
    await driver.chooseDestination("Les Menuires");
    await driver.setParticipants({ adults: 4, children: [3] });
    await driver.chooseDates({ nights: 7 });
    const { place: chosen, participants, stayDates } = window.skiElements?.getSearch(store).snapshot() ?? {};
    expect(chosen).to.include({ label: "Les Menuires", type: "station", id: 2 });
    expect(participants?.map(({ age }) => age)).to.deep.equal([18, 18, 18, 18, 3]);
    expect(Date.parse(stayDates?.end ?? "") - Date.parse(stayDates?.start ?? "")).to.equal(7 * 86_400_000);
  });

  it("name the counter that stops, the age, the length and the day that are not offered", async () => {
    const driver = searchBar(await bar(), { ...options, timeout: 1500 });
    expect(await errorOf(driver.setParticipants({ adults: 30 }))).to.match(/"Adults" cannot be 30: it stops at \d+\./);
    expect(await errorOf(driver.setParticipants({ adults: 2, children: [18] }))).to.match(
      /A child cannot be 18\. The ages are: "1 year old"/,
    );
    expect(await errorOf(driver.chooseDates({ nights: 5 }))).to.equal(
      'Error: Stays of 5 nights are not offered. The lengths that are: "3 nights", "7 nights", "14 nights".',
    );
    expect(await errorOf(driver.chooseDates({ from: "soon", to: "2027-01-01" }))).to.match(/"soon" is not a day/);
  });

  it("say that nothing is suggested for a destination", async () => {
    const driver = searchBar(await bar(), options);
    expect(await errorOf(driver.chooseDestination("Atlantis"))).to.equal(
      'Error: No destination "Atlantis" is suggested. Suggested are: none.',
    );
  });

  it("name each suggestion by all of its words, with spaces between them", async () => {
    const driver = searchBar(await bar(), { ...options, timeout: 1500 });
    expect(await errorOf(driver.chooseDestination("Menuires"))).to.match(
      /^Error: No destination "Menuires" is suggested\. Suggested are: "Les Menuires \(.+\) \S+"\.$/,
    );
  });

  it("say that the tag is missing, lacks settings, failed, or is not in the document", async () => {
    const brief = { ...options, timeout: 300 };
    expect(() => searchBar(place.querySelector("ski-searchbar"), brief)).to.throw("There is no <ski-searchbar>");
    expect(await errorOf(searchBar(document.createElement("ski-searchbar"), brief).search())).to.match(/not in the document: append it/);
    place.innerHTML = "<p></p>";
    document.body.append(place);
    expect(await errorOf(searchBar(place, brief).search())).to.match(/<div> is no <ski-searchbar>, and contains none/);
    const stub = stubCalls({ environment: { ENGINE_ID: "1" } });
    window.fetch = (input, init) => (String(input).includes("seller.example") ? stub(new Request(input, init)) : fetch(input, init));
    place.innerHTML = `<ski-searchbar store="${store}" locale="en-GB" engine-id="1" api-base="https://seller.example"></ski-searchbar>`;
    const driver = searchBar(place, brief);
    expect(await errorOf(driver.search())).to.match(/is still loading: without currency, menu-domain in the markup/);
    const tag = place.querySelector("ski-searchbar");
    if (tag) Object.defineProperty(tag, "state", { value: "failed" });
    expect(await errorOf(driver.search())).to.match(/not drawn\. <ski-searchbar> failed inside: its state is "failed"/);
  });

  it("say that the words are of another locale than the tag's", async () => {
    const driver = searchBar(await bar(), { locale: "de-DE", timeout: 300 });
    expect(await errorOf(driver.search())).to.equal(
      "Error: The search bar has no button to search. <ski-searchbar> is drawn in en-GB, and the driver looks for the words of de-DE: give the driver the locale of the tag.",
    );
  });

  it("are drawn with the settings of the stub's environment", async () => {
    const tag = await draw(`<ski-searchbar store="${store}" api-base="https://seller.example" url-sync="none"></ski-searchbar>`);
    await searchBar(tag, options).chooseDestination("Les Menuires");
    const { locale, engineId } = window.skiElements?.getSearch(store).snapshot() ?? {};
    expect({ locale, engineId }).to.deep.equal({ locale: "en-GB", engineId: 1 });
  });

  it("read, filter and sort the results, and open a card", async () => {
    const tag = await list();
    const driver = results(tag, options);
    expect(await driver.total()).to.equal(12);
    expect((await driver.cards())[0]).to.equal("Residence Larch Terrace");
    await driver.sortBy("price_desc");
    expect((await driver.cards())[0]).to.equal("Hotel White Ridge");
    await driver.filter("hotel");
    expect(await driver.total()).to.equal(2);
    expect(await driver.cards()).to.deep.equal(["Hotel White Ridge", "Hotel Lakeside"]);
    await driver.filter("hotel", false);
    expect(await driver.total()).to.equal(12);
    const opened = new Promise<string>((resolve) =>
      tag.addEventListener("ski-product-click", (event) => {
        event.preventDefault();
        resolve((event as CustomEvent<{ product: { name: string } }>).detail.product.name);
      }),
    );
    tag.addEventListener("click", (event) => event.preventDefault());
    await driver.openCard("Hotel Lakeside");
    expect(await opened).to.equal("Hotel Lakeside");
  });

  it("name the cards and the filters that there are", async () => {
    const driver = results(await list(), { ...options, timeout: 1500 });
    expect(await errorOf(driver.openCard("Hotel Nowhere"))).to.match(/no card "Hotel Nowhere"\. Listed are: "Residence Larch Terrace"/);
    expect(await errorOf(driver.filter("helipad" as "wifi"))).to.match(/no filter "helipad"\. The filters are: "tourism_residence"/);
  });

  it("say what the results show instead of a total", async () => {
    const stub = stubCalls({ products: () => new Response(null, { status: 503 }) }, { today });
    expect(await errorOf(results(await list(stub), options).total())).to.match(/no total\. They show: .*"We lost a ski there"/);
  });

  it("choose a day in a field and in the page, and refuse a closed one", async () => {
    const picker = await draw<HTMLElement & { value: string | null }>(
      `<ski-date-picker standalone locale="en-GB" min="2027-02-03" max="2027-05-20"></ski-date-picker>`,
    );
    const driver = datePicker(picker, { ...options, timeout: 1500 });
    await driver.choose("2027-05-14");
    expect(picker.value).to.equal("2027-05-14");
    expect(await driver.value()).to.equal("14/05/2027");
    expect(await errorOf(driver.choose("2027-05-21"))).to.match(
      /2027-05-21 cannot be chosen\. The days of its month that can be: "Saturday, 1 May/,
    );
    const inline = await draw<HTMLElement & { value: string | null }>(
      `<ski-date-picker standalone inline range locale="en-GB" value="2027-02-01/2027-02-03"></ski-date-picker>`,
    );
    await datePicker(inline, options).choose({ from: "2027-02-10", to: "2027-03-02" });
    expect(inline.value).to.equal("2027-02-10/2027-03-02");
    expect(await errorOf(datePicker(inline, { ...options, timeout: 1500 }).value())).to.match(/it is inline/);
  });

  it("refuse one day for the dates of a search", async () => {
    const tag = await draw(`<ski-date-picker ${settings}></ski-date-picker>`);
    expect(await errorOf(datePicker(tag, options).choose("2027-02-06"))).to.match(/choose \{ from, to \}/);
  });

  it("open the photos, turn them and close them", async () => {
    const photos = gallery(await draw(`<ski-gallery ${settings} lihe-id="101"></ski-gallery>`), options);
    expect(await errorOf(gallery(place, { ...options, timeout: 1500 }).next())).to.match(/call enlarge\(\) first/);
    await photos.open();
    expect(await errorOf(gallery(place, { ...options, timeout: 1500 }).enlarge(40))).to.match(/no photo 40\. It shows: "Enlarge: /);
    await photos.enlarge(5);
    await photos.next();
    expect(await photos.shown()).to.equal(0);
    await photos.previous();
    expect(await photos.shown()).to.equal(5);
    await photos.close();
    await photos.close();
    expect(await fromElement(place).getByRole("dialog").isVisible()).to.equal(false);
  });

  it("read texts of the page", async () => {
    const texts = { "search_bar.destination": "Resort" };
    const tag = await draw<HTMLElement>(
      `<ski-searchbar ${settings} options='${JSON.stringify({ texts: { "en-GB": texts } })}'></ski-searchbar>`,
    );
    await searchBar(tag, { ...options, texts }).chooseDestination("Les Menuires");
    expect(window.skiElements?.getSearch(store).snapshot().place?.label).to.equal("Les Menuires");
  });
});

describe("fromElement", () => {
  afterEach(() => document.querySelector("#finder")?.remove());

  function page(markup: string) {
    document.body.insertAdjacentHTML("beforeend", `<div id="finder">${markup}</div>`);
    const element = document.querySelector("#finder");
    if (!element) throw new Error("the page was not made");
    return { element, finder: fromElement(element) };
  }

  it("finds by role and name, in shadow roots too, what can be perceived", async () => {
    const { element, finder } = page(
      `<button hidden>Book</button><section aria-label="Stays"><button>Book a stay</button></section><p></p>`,
    );
    const root = element.querySelector("p")?.attachShadow({ mode: "open" });
    root?.setHTMLUnsafe(`<button aria-labelledby="name"></button><span id="name">Book</span>`);
    expect(await finder.getByRole("button", { name: "book" }).count()).to.equal(2);
    expect(await finder.getByRole("button", { name: "Book", exact: true }).count()).to.equal(1);
    expect(await finder.getByRole("button", { name: /^Book a/ }).textContent()).to.equal("Book a stay");
    expect(await finder.getByRole("region", { name: "Stays" }).getByRole("button").count()).to.equal(1);
  });

  it("tells disabled, checked and the level of a heading", async () => {
    const { finder } = page(
      `<button disabled>A</button><button aria-disabled="true">B</button><button>C</button><h2>D</h2><h3>E</h3><input type="checkbox" checked><input type="checkbox">`,
    );
    expect(await finder.getByRole("button", { disabled: false }).count()).to.equal(1);
    expect(await finder.getByRole("button", { disabled: true }).count()).to.equal(2);
    expect(await finder.getByRole("heading", { level: 3 }).textContent()).to.equal("E");
    expect(await finder.getByRole("checkbox", { checked: true }).count()).to.equal(1);
  });

  it("refuses an action that could mean several elements", async () => {
    const { finder } = page(`<button>A</button><button>B</button>`);
    expect(await errorOf(finder.getByRole("button").click())).to.match(/There are 2 of button, where one is needed/);
  });
});
