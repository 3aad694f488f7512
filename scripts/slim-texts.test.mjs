import { expect } from "chai";
import { createInstance } from "i18next";
import { readFileSync } from "node:fs";
import { slimTexts } from "./slim-texts.mjs";

const id = "node_modules/i18next/dist/esm/i18next.js";
const whole = readFileSync(id, "utf8");
const importText = (code) => import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);

const leaves = (words, path = "") =>
  Object.entries(words).flatMap(([key, value]) => (typeof value === "object" ? leaves(value, `${path}${key}.`) : [`${path}${key}`]));
const withoutPlural = (key) => key.replace(/_(?:one|other|many)$/, "");

async function textsOf(create, language, words) {
  const texts = create();
  const resources = { [language]: { translation: structuredClone(words) } };
  await texts.init({
    lng: language,
    fallbackLng: "fr",
    initAsync: false,
    resources,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  texts.addResourceBundle("fr", "translation", { only: { french: "oui, {{name}}" } });
  return texts;
}

describe("i18next as it is shipped", () => {
  it("is smaller by a third", () => {
    const { code } = slimTexts().transform(whole, id);
    expect(code.length).to.be.lessThan(whole.length * 0.67);
  });

  for (const language of ["fr-FR", "en-GB", "nl-NL"]) {
    it(`says every text of ${language} as the whole one does`, async () => {
      const words = JSON.parse(readFileSync(`locales/${language}.json`, "utf8"));
      const slim = await importText(slimTexts().transform(whole, id).code);
      const [expected, shipped] = await Promise.all(
        [createInstance, slim.createInstance].map((create) => textsOf(create, language, words)),
      );
      const keys = new Set([...leaves(words), ...leaves(words).map(withoutPlural), "only.french", "missing.key"]);
      const values = [
        {},
        { count: 0 },
        { count: 1 },
        { count: 2 },
        { count: 1_000_000 },
        { count: 3, name: "Val & d'Isère", place: "{{name}}" },
      ];
      for (const key of keys) {
        for (const value of values) {
          expect(shipped.exists(key, value), key).to.equal(expected.exists(key, value));
          if (expected.exists(key, value)) expect(shipped.t(key, value), key).to.equal(expected.t(key, value));
        }
      }
    });
  }

  it("refuses an i18next that reads otherwise", () => {
    expect(() => slimTexts().transform("class Other {}", id)).to.throw("look at it again");
  });
});
