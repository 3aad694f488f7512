import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Packs the library as it is built into a folder, and unpacks it there. Its `prepack` would build it again. */
export function packInto(folder: string): { readonly tarball: string; readonly library: string } {
  const packed = spawnSync("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], { encoding: "utf8", shell: true });
  if (packed.status !== 0) throw new Error(`\`npm pack\` failed: ${packed.stderr}`);
  const tarball = join(folder, readdirSync(folder).find((file) => file.endsWith(".tgz")) ?? "");
  if (spawnSync("tar", ["-xzf", tarball, "-C", folder]).status !== 0) throw new Error(`${tarball} cannot be unpacked.`);
  return { tarball, library: join(folder, "package") };
}
