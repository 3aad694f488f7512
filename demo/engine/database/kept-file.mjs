/** The file of a built database: its archive, then the digest of that, so that any damage is found before the archive is used. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

const digestBytes = 32;

/** @param {Uint8Array} archive */
const digestOf = (archive) => createHash("sha256").update(archive).digest();

/**
 * What is written to keep an archive.
 * @param {Uint8Array} archive
 */
export const keptContent = (archive) => Buffer.concat([archive, digestOf(archive)]);

/**
 * The archive of a file. Rejects where the file cannot be read or is not as it was written.
 * @param {string} file
 */
export async function readKept(file) {
  const content = await readFile(file);
  const archive = content.subarray(0, -digestBytes);
  if (!digestOf(archive).equals(content.subarray(-digestBytes))) throw new Error("its content is not what was written");
  return archive;
}
