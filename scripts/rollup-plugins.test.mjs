import { expect } from "chai";
import { readFileSync } from "node:fs";
import { css, directImports, json, slimIcons, slimTexts } from "./rollup-plugins.mjs";

const source = (path) => readFileSync(new URL(`../node_modules/${path}`, import.meta.url), "utf8");
const importText = (code) => import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);

describe("the plugins of the build", () => {
  it("leaves of i18next what counts, fills blanks and falls back", async () => {
    const id = "i18next/dist/esm/i18next.js";
    const whole = source(id);
    const { code } = slimTexts().transform(whole, `/node_modules/${id}`);
    expect(code.length).to.be.lessThan(whole.length * 0.9);
    const { createInstance } = await importText(code);
    const texts = createInstance();
    await texts.init({
      lng: "en-GB",
      fallbackLng: "fr",
      initAsync: false,
      interpolation: { escapeValue: false },
      resources: { "en-GB": { translation: { adults_one: "{{count}} adult", adults_other: "{{count}} adults in {{place.name}}" } } },
    });
    texts.addResourceBundle("fr", "translation", { only: { french: "oui" } });
    expect(texts.t("adults", { count: 1 })).to.equal("1 adult");
    expect(texts.t("adults", { count: 3, place: { name: "Tignes & Val" } })).to.equal("3 adults in Tignes & Val");
    expect(texts.t("only.french")).to.equal("oui");
    expect(texts.exists("missing")).to.equal(false);
  });

  it("refuses an i18next that reads otherwise", () => {
    expect(() => slimTexts().transform("class Other {}", "/node_modules/i18next/dist/esm/i18next.js")).to.throw("look at it again");
  });

  it("takes the keys from an icon and nothing else", () => {
    const id = "lucide-react/dist/esm/icons/map-pin.mjs";
    const { code } = slimIcons().transform(source(id), `/node_modules/${id}`);
    expect(code).not.to.match(/\bkey:/);
    expect(code)
      .to.match(/\bd: "M/)
      .and.to.match(/\br: "3"/);
  });

  it("imports icons and date functions from their own files, under the names the source gave them", () => {
    const { transform, resolveId } = directImports();
    const { code } = transform(
      'import { MapPin as Pin, X, createLucideIcon } from "lucide-react";\nimport { addDays } from "date-fns";',
      "/src/a.tsx",
    );
    expect(code).to.contain('import Pin from "lucide-react/dist/esm/icons/map-pin.mjs";');
    expect(code).to.contain('import X from "lucide-react/dist/esm/icons/x.mjs";');
    expect(code).to.contain('import createLucideIcon from "lucide-react/dist/esm/createLucideIcon.mjs";');
    expect(code).to.contain('import { addDays as addDays } from "date-fns/addDays";');
    expect(() => readFileSync(resolveId("lucide-react/dist/esm/icons/map-pin.mjs").id)).not.to.throw();
  });

  it("makes of JSON and of style sheets what loads without a DOM", async () => {
    const value = { title: 'a "quoted" é\u2028' };
    const built = await importText(json().transform(JSON.stringify(value), "/x.json").code);
    expect(built.default).to.deep.equal(value);
    const sheet = await css().transform("a { color: red; }", "/x.css");
    expect(sheet.code).to.contain("a{color:red}");
    const { styleSheet } = await importText(css().load(css().resolveId("\0style-sheet")).code);
    expect(styleSheet("a{}")).to.equal(null);
  });
});
