/** Writes what the package holds for tools that read documentation: `dist/llms.txt`, and the reference of each tag in `dist/tags/`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { docsPages, llmsList } from "../demo/docs/pages.js";

const reference = (tagName: string) => `tags/${tagName}.md`;

mkdirSync("dist/tags", { recursive: true });
for (const { tag, markdown } of docsPages) if (tag) writeFileSync(`dist/${reference(tag.tagName)}`, `${markdown}\n`);
writeFileSync(
  "dist/llms.txt",
  llmsList(({ file, tag }) => (tag ? reference(tag.tagName) : `../${file}`)),
);
