import { expect } from "chai";
import { build } from "esbuild";

/** What a tag without a search loads: its own file, and the views that it draws first. */
const roots = {
  "ski-gallery": ["elements/ski-gallery.ts"],
  "ski-date-picker": [
    "elements/ski-date-picker.ts",
    "src/components/date-picker/DateInput.tsx",
    "src/components/date-picker/PickerChoice.tsx",
  ],
};

/** The sources and packages that a file loads at once, types apart. */
async function loadedAtOnce(files) {
  const emptySheet = {
    name: "empty-sheet",
    setup: ({ onLoad }) => onLoad({ filter: /\.css$/ }, () => ({ contents: "export default {}", loader: "js" })),
  };
  const deferred = {
    name: "deferred",
    setup: ({ onResolve }) =>
      onResolve({ filter: /./ }, ({ kind, path }) => (kind === "dynamic-import" ? { path, external: true } : undefined)),
  };
  const { metafile } = await build({
    entryPoints: files,
    outdir: "unwritten",
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    loader: { ".json": "empty" },
    plugins: [deferred, emptySheet],
  });
  return Object.keys(metafile.inputs).map((file) => file.replaceAll("\\", "/"));
}

describe("tags that take part in no search", () => {
  for (const [tag, files] of Object.entries(roots))
    it(`load no store, no calls and no check of answers: ${tag}`, async () => {
      const loaded = await loadedAtOnce(files);
      expect(loaded).to.include.members(files);
      const ofSearch = /^src\/(?:store|api|tracking)\/|node_modules\/(?:valtio|valibot)\//;
      expect(loaded.filter((file) => ofSearch.test(file) && file !== "src/store/version.ts")).to.deep.equal([]);
    });

  it("would be found to load one", async () => {
    const loaded = await loadedAtOnce(["elements/ski-gallery.search.ts"]);
    expect(loaded).to.include.members(["src/store/registry.ts", "src/api/create-api.ts"]);
  });
});
