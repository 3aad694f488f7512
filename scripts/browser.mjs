/**
 * Finds the Chromium for the tests. Looks at `$CHROMIUM_PATH`, an installed Chromium or Chrome, Playwright's own download and,
 * as root on Debian, the system's package, in that order.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Opens a page at a quarter of what the whole browser takes. */
const headlessShell = "chromium-headless-shell";
const commands = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];
const programs = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

const isRoot = () => process.getuid?.() === 0;

/** Chromium has no sandbox for root, the user of most containers. */
export const browserArguments = () => (isRoot() ? ["--no-sandbox"] : []);

function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function named() {
  const path = process.env.CHROMIUM_PATH;
  if (!path) return null;
  if (!runs(path)) throw new Error(`CHROMIUM_PATH is "${path}", and no program is there. Correct it or unset it.`);
  return path;
}

function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

const installedWhole = () => [...onPath(commands), ...programs].find(runs) ?? null;

const installed = () => onPath([headlessShell]).find(runs) ?? installedWhole();

async function downloaded() {
  try {
    const { chromium } = await import("playwright");
    const path = chromium.executablePath();
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

/** The path of an installed Chromium, or null. Installs nothing. */
async function findBrowser() {
  return named() ?? installed() ?? (await downloaded());
}

/** The path of an installed browser with all its parts, for what the headless shell lacks; null where there is none. */
export async function findWholeBrowser() {
  return installedWhole() ?? (await downloaded());
}

async function download() {
  console.log("No Chromium found: downloading Playwright's.");
  spawnSync(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"], { stdio: "inherit", timeout: 300_000 });
  return downloaded();
}

function installPackage() {
  if (!isRoot() || !existsSync("/etc/debian_version")) return null;
  console.log("No Chromium found: installing the system's package.");
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...words) => spawnSync("apt-get", words, { stdio: ["ignore", "ignore", "inherit"], env: environment }).status === 0;
  const install = (name) => apt("install", "-y", "-q", "--no-install-recommends", name, "fonts-liberation");
  apt("update", "-q");
  if (!install(headlessShell)) install("chromium");
  return installed();
}

/**
 * The path of a Chromium, installed first if there is none.
 * Throws, with what to do, if that fails.
 */
export async function provideBrowser() {
  const path = (await findBrowser()) ?? (await download()) ?? installPackage();
  if (path) return path;
  throw new Error(
    "No Chromium for the tests, and none could be installed. Install Chromium or Chrome (Debian: apt-get install chromium), " +
      "or run `npx playwright install chromium`, or set CHROMIUM_PATH to the program of one.",
  );
}

/** The path of the browser for what is measured: with all its parts, as visitors have it, where one is installed. */
export const provideMeasuredBrowser = async () => named() ?? (await findWholeBrowser()) ?? provideBrowser();

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await provideBrowser());
