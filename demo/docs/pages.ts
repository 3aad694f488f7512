import { existsSync, readFileSync, readdirSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { toolNames, type ToolWords } from "../../src/domain/tool-words.js";
import { type Tag, manifestTags } from "./manifest.js";
import { plainText } from "./markdown.js";
import { sizesOf } from "./sizes.js";
import { tagMarkdown } from "./tag-markdown.js";

export interface DocsPage {
  /** `/docs/guides/start`. */
  readonly path: string;
  readonly title: string;
  /** As the page's Markdown has it, for the same address with `.md`. */
  readonly markdown: string;
  /** The file of the project that it is; of a tag's page, the file with its notes. */
  readonly file: string;
  readonly tag: Tag | null;
}

export interface DocsGroup {
  readonly title: string;
  readonly pages: readonly DocsPage[];
}

export const docsPath = "/docs";

const root = new URL("../../", import.meta.url);

const titleOf = (markdown: string) => plainText(/^# (.+)$/m.exec(markdown)?.[1] ?? "");

const pathOf = (file: string) => fileURLToPath(new URL(file, root));

function filePage(file: string): DocsPage {
  const markdown = readFileSync(pathOf(file), "utf8");
  const path = file === "docs/guides/start.md" ? docsPath : `${docsPath}/${file.replace(/^docs\/|\.md$/g, "").toLowerCase()}`;
  return { path, title: titleOf(markdown), markdown, file, tag: null };
}

/** The page of a tag: its manifest, its notes in `docs/tags/`, and its sizes. */
function tagPage(tag: Tag): DocsPage {
  const file = `docs/tags/${tag.tagName}.md`;
  const notes = existsSync(pathOf(file)) ? readFileSync(pathOf(file), "utf8") : "";
  const markdown = tagMarkdown(tag, notes, sizesOf(tag.tagName));
  return { path: `${docsPath}/tags/${tag.tagName}`, title: `<${tag.tagName}>`, markdown, file, tag };
}

const guides = (...names: readonly string[]) => names.map((name) => filePage(`docs/guides/${name}.md`));
const behaviour = (...names: readonly string[]) => names.map((name) => filePage(`docs/behaviour/${name}.md`));
const orderOfTags = ["ski-searchbar", "ski-results", "ski-date-picker", "ski-gallery"];
const orderOf = ({ tagName }: Tag) => (orderOfTags.indexOf(tagName) + 1 || Infinity) - 1;

/** Addresses without a page of their own, above those of pages: they lead to the first page. */
export const docsFolders = ["guides", "guides/start", "tags", "behaviour"].map((name) => `${docsPath}/${name}`);

/** The documentation, in the order in which it is read. */
export const docsGroups: readonly DocsGroup[] = [
  {
    title: "Guides",
    pages: guides(
      ...["start", "theming", "loading", "csp-and-integrity", "frameworks", "forms", "prices", "partner-portals", "assistants"],
      ...["consent-and-tracking", "testing", "diagnosis", "recording", "migrating"],
    ),
  },
  { title: "Tags", pages: manifestTags.toSorted((one, other) => orderOf(one) - orderOf(other)).map(tagPage) },
  {
    title: "How it behaves",
    pages: behaviour(
      ...["search-bar", "results", "prices", "gallery", "date-picker", "date-picker-form", "date-picker-days", "events", "tokens"],
      ...["start-up", "embedding", "address", "package", "light-build", "works-councils"],
    ),
  },
  { title: "From a script", pages: behaviour("script", "texts", "consent", "experiments", "data-layer") },
  { title: "The project", pages: ["docs/versioning.md", "docs/performance.md", "CHANGELOG.md"].map(filePage) },
];

export const docsPages: readonly DocsPage[] = docsGroups.flatMap(({ pages }) => pages);

/** The page at an address; null for none. */
export function docsPageAt(path: string): DocsPage | null {
  const wanted = path.replace(/(?<=.)\/+$/, "");
  return docsPages.find((page) => page.path === wanted) ?? null;
}

/** A file of `docs/` that pages show. */
export interface DocsPicture {
  /** `/docs/performance.svg`. */
  readonly path: string;
  readonly file: string;
}

/** The pictures of the documentation. */
export const docsPictures: readonly DocsPicture[] = readdirSync(pathOf("docs"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:svg|png|jpe?g|webp|avif|gif)$/.test(file))
  .map((name) => name.replaceAll("\\", "/"))
  .map((name) => ({ path: `${docsPath}/${name}`, file: `docs/${name}` }));

/** Where a link or a picture of a page's Markdown leads in the site; null for a file that the site does not have. */
export function docsLink({ file }: DocsPage, address: string): string | null {
  if (/^(?:https?:|mailto:|#)/.test(address)) return address;
  const [name = "", hash] = address.split("#");
  const target = posix.normalize(posix.join(posix.dirname(file), name));
  const picture = docsPictures.find((one) => one.file === target);
  if (picture) return picture.path;
  const page = docsPages.find((one) => one.file === target);
  return page ? `${page.path}${hash ? `#${hash}` : ""}` : null;
}

/** The address of a page in a list of all. */
type AddressOf = (page: DocsPage) => string;

const { tools }: Pick<ToolWords, "tools"> = JSON.parse(readFileSync(pathOf("locales/en-GB/tools.json"), "utf8"));
const toolsList = [
  "## Tools for assistants",
  '`window.skiElements.tools()` of a page, WebMCP of a page with `agents="on"`, and the MCP server at `/mcp` of the seller have the same:',
  toolNames.map((name) => `- \`${name}\`: ${tools[name]}`).join("\n"),
].join("\n\n");

/** `llms.txt`: every page, at the address that it has where the list is read. */
export function llmsList(addressOf: AddressOf): string {
  const list = docsGroups.map(
    ({ title, pages }) => `## ${title}\n\n${pages.map((page) => `- [${page.title}](${addressOf(page)})`).join("\n")}`,
  );
  const lead = "> Custom elements for ski stays: search bar, results, date picker and photo gallery that any page can use with one tag.";
  return ["# ski-elements", lead, ...list, toolsList, ""].join("\n\n");
}

/** `llms.txt` of the site, with the address of each page's Markdown. */
export function llmsText(origin: string): string {
  return llmsList(({ path }) => `${origin}${path === docsPath ? `${docsPath}/guides/start` : path}.md`);
}
