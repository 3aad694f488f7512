import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { openApiDocument } from "./openapi-document.js";

const file = fileURLToPath(new URL("../openapi.json", import.meta.url));

/** The document as the file at the root of the project should hold it. */
export async function openApiText(): Promise<string> {
  return format(JSON.stringify(openApiDocument()), { ...(await resolveConfig(file)), parser: "json" });
}

/** The document as the file holds it; empty when there is none. */
export async function writtenOpenApiText(): Promise<string> {
  return readFile(file, "utf8").catch(() => "");
}

// `npx tsx scripts/openapi.ts` writes the file; a test that imports this only reads.
if (process.argv[1] === fileURLToPath(import.meta.url)) await writeFile(file, await openApiText());
