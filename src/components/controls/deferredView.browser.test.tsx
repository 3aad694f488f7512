import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";
import { useRef, useState } from "react";
import { drawView, type DrawnView } from "../../../test/fixtures/draw-view.js";
import { wholeTexts } from "../../../test/fixtures/whole-texts.js";
import { type Locale, locales } from "../../domain/locale.js";
import { createTexts, loadTexts } from "../../i18n/texts.js";
import { useText } from "../../i18n/useText.js";
import type { Words } from "../../i18n/words.js";
import { DeferredState } from "./DeferredState.js";
import { deferredView, panelView, type PanelView } from "./deferredView.js";
import { Panel } from "./Panel.js";
import { useSheet } from "./useSheet.js";

interface ViewModule {
  readonly Visit: typeof Later;
}
interface PendingFile {
  readonly resolve: (module: ViewModule) => void;
  readonly fail: () => void;
}
interface Props {
  readonly name: string;
  readonly onExit: () => void;
}

/** A file that loads when the test resolves it. */
function fileOnDemand() {
  const requests: PendingFile[] = [];
  const load = () =>
    new Promise<ViewModule>((resolve, reject) => requests.push({ resolve, fail: () => reject(new TypeError("Failed to fetch")) }));
  return { requests, Deferred: panelView("Visit", load) };
}

const french = await wholeTexts("fr-FR");
const green = new CSSStyleSheet();
green.replaceSync(".later { color: rgb(0, 128, 0); }");

/** A field with a panel that is loaded. */
function Field({ Deferred, name }: { readonly Deferred: PanelView<Props, "near">; readonly name: string }) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" ref={anchor} part="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Deferred
          name={name}
          onExit={close}
          standIn={(missing) => (
            <Panel key={String(missing.failed)} label="Later" anchor={anchor} onExit={close}>
              <DeferredState {...missing} />
            </Panel>
          )}
        />
      )}
    </>
  );
}

function Later({ name, onExit }: Props) {
  useSheet(green);
  const anchor = useRef<HTMLElement>(null);
  return (
    <Panel label={name} anchor={anchor} onExit={onExit}>
      <button type="button" className="later" part="inside">
        {name}
      </button>
    </Panel>
  );
}
const later: ViewModule = { Visit: Later };

describe("a view that is loaded when it is needed", () => {
  let view: DrawnView;
  afterEach(() => view.remove());

  const focused = () => view.root.activeElement?.getAttribute("part");
  const press = (part: string) =>
    view.act(() => {
      view.part(part).focus();
      view.part(part).click();
    });

  it("is requested when it is first drawn, shows that it is loading, and takes the focus and its sheet once it has loaded", async () => {
    const { Deferred, requests } = fileOnDemand();
    view = await drawView(<Field Deferred={Deferred} name="The months" />);
    expect(requests).to.have.lengthOf(0);
    await press("opener");
    expect(requests).to.have.lengthOf(1);
    expect(view.part("panel").matches(":popover-open")).to.equal(true);
    expect(view.part("loading").textContent).to.equal("Chargement");
    expect(focused()).to.equal("opener");
    await view.act(() => requests[0]?.resolve(later));
    expect(view.parts("loading")).to.have.lengthOf(0);
    expect(view.part("inside").textContent).to.equal("The months");
    expect(getComputedStyle(view.part("inside")).color).to.equal("rgb(0, 128, 0)");
    expect(focused()).to.equal("inside");
  });

  it("is drawn at once when it was preloaded, and is requested once per page", async () => {
    const { Deferred, requests } = fileOnDemand();
    const coming = Deferred.preload("near", french);
    requests[0]?.resolve(later);
    expect(await coming).to.equal(true);
    expect(await Deferred.preload("near", french)).to.equal(true);
    view = await drawView(<Field Deferred={Deferred} name="The months" />);
    await press("opener");
    expect(focused()).to.equal("inside");
    expect(requests).to.have.lengthOf(1);
    expect(view.root.adoptedStyleSheets.filter((sheet) => sheet === green)).to.have.lengthOf(1);
  });

  it("shows that it could not be loaded, fires ski-error, and loads when it is requested again", async () => {
    const { Deferred, requests } = fileOnDemand();
    view = await drawView(<Field Deferred={Deferred} name="The months" />);
    await press("opener");
    await view.act(() => requests[0]?.fail());
    expect(view.part("loading-failed").textContent).to.contain("n’a pas pu être chargée");
    expect(view.dispatched.map(({ name }) => name)).to.deep.equal(["ski-error"]);
    expect(view.dispatched[0]?.detail).to.include({ code: "load" });
    expect(focused()).to.equal("retry");
    await view.still();
    await expect(view.host).shadowDom.to.be.accessible();
    await press("retry");
    expect(view.parts("loading")).to.have.lengthOf(1);
    await view.act(() => requests[1]?.resolve(later));
    expect(focused()).to.equal("inside");
    expect(view.dispatched).to.have.lengthOf(1);
  });

  it("offers to reload the page after a second failed request, as well as to try again", async () => {
    const { Deferred, requests } = fileOnDemand();
    view = await drawView(<Field Deferred={Deferred} name="The months" />);
    await press("opener");
    await view.act(() => requests[0]?.fail());
    expect(view.parts("reload-page"), "a single failure may be the network's").to.have.lengthOf(0);
    await press("retry");
    expect(view.parts("reload-page"), "not while it is loading").to.have.lengthOf(0);
    await view.act(() => requests[1]?.fail());
    expect(focused()).to.equal("retry");
    expect(view.part("reload-page").textContent).to.equal("Recharger la page");
    await view.still();
    await expect(view.host).shadowDom.to.be.accessible();
    await view.act(() => sendKeys({ press: "Escape" }));
    await press("opener");
    await view.act(() => requests[2]?.fail());
    expect(view.parts("reload-page"), "also when it is opened again").to.have.lengthOf(1);
    await press("retry");
    await view.act(() => requests[3]?.resolve(later));
    expect(focused()).to.equal("inside");
  });

  it("has a text for reloading the page in every language", async () => {
    const words: Partial<Record<Locale, string>> = {
      "fr-FR": "Recharger la page",
      "en-GB": "Reload the page",
      "nl-NL": "Pagina opnieuw laden",
    };
    for (const locale of locales) {
      view = await drawView(<DeferredState failed retried onRetry={() => {}} />, { locale });
      expect(view.part("reload-page").textContent).to.equal(words[locale] ?? (await loadTexts(locale)).text("common.reload_page"));
      if (locale !== locales.at(-1)) await view.remove();
    }
  });

  it("tries again by itself when it is opened after a failure, and closes by Escape while it is loading", async () => {
    const { Deferred, requests } = fileOnDemand();
    const coming = Deferred.preload("near", french);
    requests[0]?.fail();
    expect(await coming).to.equal(false);
    view = await drawView(<Field Deferred={Deferred} name="The months" />);
    await press("opener");
    expect(requests).to.have.lengthOf(2);
    expect(view.parts("loading-failed")).to.have.lengthOf(0);
    await view.act(() => sendKeys({ press: "Escape" }));
    expect(view.parts("panel")).to.have.lengthOf(0);
    await view.act(() => requests[1]?.fail());
    expect(view.dispatched, "the panel is closed").to.have.lengthOf(0);
  });
});

/** Texts whose words of panels load when the test resolves them. */
function textsOnDemand(locale: Locale = "fr-FR") {
  const requests: { readonly resolve: (words: Words) => void; readonly fail: () => void }[] = [];
  const panels = () =>
    new Promise<Words>((resolve, reject) => requests.push({ resolve, fail: () => reject(new TypeError("Failed to fetch")) }));
  const screens: Words = {
    common: { loading: "Chargement", load_failed: "Ce volet manque.", retry: "Réessayer", reload_page: "Recharger" },
  };
  return { requests, texts: createTexts(locale, screens, { panels, fallback: async () => ({}) }) };
}

function LaterWithWords(props: Props) {
  return <Later {...props} name={useText()("participant.hint")} />;
}

describe("a view that needs the words of panels", () => {
  const wordy: ViewModule = { Visit: LaterWithWords };
  const hints: Words = { participant: { hint: "18 ans et plus" } };
  let view: DrawnView;
  afterEach(() => view.remove());

  const open = () => view.act(() => view.part("opener").click());
  const inside = () => view.parts("inside").map((element) => element.textContent);

  it("requests them along with its file, shows that it is loading until both are there, and then its words", async () => {
    const file = fileOnDemand();
    const words = textsOnDemand();
    view = await drawView(<Field Deferred={file.Deferred} name="" />, { texts: words.texts });
    expect([file.requests.length, words.requests.length]).to.deep.equal([0, 0]);
    await open();
    expect([file.requests.length, words.requests.length], "both at once").to.deep.equal([1, 1]);
    await view.act(() => file.requests[0]?.resolve(wordy));
    expect(view.part("loading").textContent, "the file alone").to.equal("Chargement");
    expect(inside()).to.deep.equal([]);
    await view.act(() => words.requests[0]?.resolve(hints));
    expect(inside()).to.deep.equal(["18 ans et plus"]);
    expect(view.parts("loading")).to.have.lengthOf(0);
    expect(view.dispatched).to.deep.equal([]);
  });

  it("is drawn at once when it was preloaded, words and all", async () => {
    const file = fileOnDemand();
    const words = textsOnDemand();
    view = await drawView(<Field Deferred={file.Deferred} name="" />, { texts: words.texts });
    const coming = file.Deferred.preload("near", words.texts);
    file.requests[0]?.resolve(wordy);
    words.requests[0]?.resolve(hints);
    expect(await coming).to.equal(true);
    await open();
    expect(inside()).to.deep.equal(["18 ans et plus"]);
    expect([file.requests.length, words.requests.length]).to.deep.equal([1, 1]);
  });

  it("reports words that could not be loaded as it does its file, and requests them alone again", async () => {
    const file = fileOnDemand();
    const words = textsOnDemand();
    view = await drawView(<Field Deferred={file.Deferred} name="" />, { texts: words.texts });
    await open();
    await view.act(() => {
      file.requests[0]?.resolve(wordy);
      words.requests[0]?.fail();
    });
    expect(view.part("loading-failed").textContent).to.contain("Ce volet manque.");
    expect(view.dispatched.map(({ name, detail }) => [name, (detail as { code: string }).code])).to.deep.equal([["ski-error", "load"]]);
    await view.act(() => view.part("retry").click());
    expect(view.parts("loading")).to.have.lengthOf(1);
    await view.act(() => words.requests[1]?.fail());
    expect(view.part("reload-page").textContent, "a second request failed").to.equal("Recharger");
    await view.act(() => view.part("retry").click());
    await view.act(() => words.requests[2]?.resolve(hints));
    expect(inside()).to.deep.equal(["18 ans et plus"]);
    expect([file.requests.length, words.requests.length]).to.deep.equal([1, 3]);
    expect(view.dispatched, "each failure that was seen").to.have.lengthOf(2);
  });

  it("waits in each locale for that locale's own", async () => {
    const file = fileOnDemand();
    const [french, dutch] = [textsOnDemand("fr-FR"), textsOnDemand("nl-NL")];
    const coming = file.Deferred.preload("near", french.texts);
    file.requests[0]?.resolve(wordy);
    french.requests[0]?.resolve(hints);
    expect(await coming).to.equal(true);
    expect([french, dutch].map(({ texts }) => file.Deferred.status(texts))).to.deep.equal(["ready", "idle"]);
    view = await drawView(<Field Deferred={file.Deferred} name="" />, { texts: dutch.texts, locale: "nl-NL" });
    await open();
    expect(inside()).to.deep.equal([]);
    await view.act(() => dutch.requests[0]?.resolve({ participant: { hint: "18 jaar en ouder" } }));
    expect(inside()).to.deep.equal(["18 jaar en ouder"]);
    expect([file.requests.length, french.requests.length, dutch.requests.length]).to.deep.equal([1, 1, 1]);
  });

  it("alone requests them: a view of the first screens does not", async () => {
    const words = textsOnDemand();
    const Pages = deferredView("NumberedPages", async () => ({ NumberedPages: () => <b part="inside">1</b> }));
    view = await drawView(<Pages standIn={() => null} />, { texts: words.texts });
    await view.act(async () => void (await Pages.load(words.texts)));
    expect(inside()).to.deep.equal(["1"]);
    expect(words.requests).to.have.lengthOf(0);
  });
});
