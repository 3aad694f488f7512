import { expect } from "chai";
import { openApiDocument } from "../../scripts/openapi-document.js";
import { openApiText, writtenOpenApiText } from "../../scripts/openapi.js";

describe("openapi.json", () => {
  it("matches the shapes: run `npm run openapi` when it does not", async () => {
    expect(await writtenOpenApiText()).to.equal(await openApiText());
  });

  it("points only at schemas that are there", () => {
    const document = openApiDocument();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(references).to.include.members(["FindAnswer", "Prestation", "ProductsBody", "Identifier", "Problem"]);
    expect(Object.keys(document.components.schemas)).to.include.members([...new Set(references)]);
  });
});
