import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { knownDay } from "../catalogue/days.js";
import { recordWarnings } from "../testing/warnings.driver.js";
import type { Database } from "./database.js";
import { embeddedFile, openEmbedded } from "./embedded.js";
import { keptContent, readKept } from "./kept-file.mjs";
import { statement } from "./statements.js";

const day = "2026-11-21";
const today = knownDay(day);

/** Starts a build in a process of its own, and kills it once the build has begun, which takes some seconds. */
async function killWhileBuilding(folder: string): Promise<void> {
  const child = execFile(process.execPath, ["--import", "tsx", fileURLToPath(new URL("./prepare.ts", import.meta.url)), folder, day]);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  while ((await readdir(folder)).length === 0 && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(child.exitCode, "the build has not ended by itself").to.equal(null);
  child.kill("SIGKILL");
  await ended;
}

const stationsOf = async (database: Database): Promise<number> => (await database.query(statement("stations", {}))).length;

/** Overwrites a table of an archive with random bytes. */
async function damageTable(database: Database, archive: Buffer, table: string): Promise<void> {
  const text = "select pg_relation_filepath($1) as path, pg_relation_size($1) as size";
  const [found] = await database.query<{ path: string; size: number }>({ name: "", text, values: [table] });
  const header = archive.indexOf(`${found?.path}\0`);
  expect(header, "the table's file").to.be.above(0);
  randomBytes(found?.size ?? 0).copy(archive, header - (header % 512) + 512);
}

describe("the embedded database", function () {
  this.timeout(240_000);
  const warnings = recordWarnings();
  let folder = "";
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "ski-engine-"));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const stations = async (): Promise<number> => {
    const database = await openEmbedded(today, folder);
    const rows = await stationsOf(database);
    await database.close();
    return rows;
  };

  it("appears under its name only once it is whole, so a kill in the middle of its building leaves nothing that is taken for it", async () => {
    await killWhileBuilding(folder);
    const left = await readdir(folder);
    expect(left.length, "the build has begun").to.equal(1);
    expect(left[0], "and is not whole").to.match(/^building-/);
  });

  it("is rebuilt when the kept file cannot be read; the file is renamed, at most two are kept, and nothing is left half written", async () => {
    for (const old of [1, 2]) await writeFile(join(folder, `damaged-${old}-old.tar`), "");
    await writeFile(embeddedFile(today, folder), randomBytes(100_000));
    expect(await stations()).to.be.above(80);
    expect((await stat(embeddedFile(today, folder))).size).to.be.above(1_000_000);
    const names = await readdir(folder);
    expect(names.filter((name) => name.startsWith("building-"))).to.deep.equal([]);
    const damaged = names.filter((name) => name.startsWith("damaged-"));
    expect(damaged).to.have.length(2).and.to.include("damaged-2-old.tar");
    expect(warnings()).to.have.length(1);
    expect(warnings()[0]).to.include("its content is not what was written").and.to.include(`renamed to ${damaged[0]}, and rebuilt.`);
  });

  it("rejects queries that are running when it ends, and later ones", async () => {
    const messageOf = (asked: Promise<unknown>): Promise<unknown> => asked.catch((error: Error) => error.message);
    const database = await openEmbedded(today, folder);
    const asked = messageOf(database.query(statement("stations", {})));
    await database.close();
    expect(await asked).to.equal("The embedded database has ended");
    expect(await messageOf(database.query(statement("stations", {})))).to.equal("The embedded database has ended");
  });

  it("is built once", async () => {
    const { mtimeMs } = await stat(embeddedFile(today, folder));
    expect(await stations()).to.be.above(80);
    expect((await stat(embeddedFile(today, folder))).mtimeMs).to.equal(mtimeMs);
  });

  it("is rebuilt while it runs when a table turns out to be damaged, in memory if no file can be kept", async () => {
    const file = embeddedFile(today, folder);
    const sound = await openEmbedded(today, folder);
    const archive = await readKept(file);
    await damageTable(sound, archive, "station");
    await sound.close();
    await writeFile(file, keptContent(archive));
    const database = await openEmbedded(today, folder);
    expect(warnings(), "nothing is found at the start").to.deep.equal([]);
    await rename(folder, `${folder}-before`);
    await writeFile(folder, "a file instead of the folder");
    try {
      expect(await Promise.all([stationsOf(database), stationsOf(database)])).to.deep.equal([92, 92]);
      expect(warnings()).to.have.length(2);
      expect(warnings()[0]).to.match(/^The embedded database .* failed \(.*\): rebuilt without it \(ENOTDIR.*\)\.$/);
      expect(warnings()[1]).to.match(/^The embedded database cannot be kept in .* \(E\w+.*\): it is in memory/);
    } finally {
      await database.close();
      await rm(folder);
      await rename(`${folder}-before`, folder);
    }
  });
});
