import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, stat, truncate } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { knownDay } from "../catalogue/days.js";
import { embeddedFile, openEmbedded } from "./embedded.js";
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

describe("the embedded database", function () {
  this.timeout(240_000);
  let folder = "";
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "ski-engine-"));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const stations = async (): Promise<number> => {
    const database = await openEmbedded(today, folder);
    const rows = await database.query(statement("stations", {}));
    await database.close();
    return rows.length;
  };

  it("heals after a kill in the middle of its building, and leaves nothing behind", async () => {
    await killWhileBuilding(folder);
    const left = await readdir(folder);
    expect(left.length, "the build has begun").to.equal(1);
    expect(left[0], "and is not whole").to.match(/^building-/);
    expect(await stations()).to.be.above(80);
    expect((await readdir(folder)).filter((name) => name.endsWith(".tar")).length).to.equal(1);
    expect((await readdir(folder)).filter((name) => name.startsWith("building-"))).to.deep.equal([]);
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

  it("is built anew when what is kept cannot be read", async () => {
    await truncate(embeddedFile(today, folder), 100_000);
    expect(await stations()).to.be.above(80);
    expect((await stat(embeddedFile(today, folder))).size).to.be.above(1_000_000);
  });
});
