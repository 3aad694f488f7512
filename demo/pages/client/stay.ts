import { askResults } from "./last-results.js";

/** The product page's own script: shows the stay in the link's hash, and follows the date picker. */
const locale = document.querySelector<HTMLElement>("[data-locale]")?.dataset["locale"]?.slice(0, 5) ?? "fr-FR";
const dates = document.querySelector<HTMLElement>("[data-dates]");
const packageLine = document.querySelector<HTMLElement>("[data-package]");
const prefix = document.querySelector<HTMLElement>("[data-prefix]")?.dataset["prefix"] ?? "";
const guestsLine = document.querySelector<HTMLElement>("[data-guests]");
const picker = document.querySelector("ski-date-picker");

/** `dd/mm/yyyy` to `yyyy-MM-dd`; empty for anything else. */
function isoDay(text: string | null): string {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text ?? "") ?? [];
  return year ? `${year}-${month}-${day}` : "";
}

function say(start: string, end: string): void {
  if (!dates || !start || !end) return;
  const format = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  dates.textContent = format.formatRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`));
}

function readHash(): void {
  const parameters = new URLSearchParams(location.hash.slice(1));
  const lodging = parameters.get("lihe_id");
  if (location.pathname.endsWith("/product") && lodging) return location.replace(`${prefix}/stay/lodging-${lodging}${location.hash}`);
  const [start, end] = [isoDay(parameters.get("BeginDate")), isoDay(parameters.get("EndDate"))];
  say(start, end);
  if (start && end) picker?.setAttribute("value", `${start}/${end}`);
  const code = parameters.get("packCode");
  const name = packageLine?.querySelector("b");
  if (!packageLine || !name || !code) return;
  packageLine.hidden = false;
  const names: Record<string, string> = JSON.parse(packageLine.dataset["package"] ?? "{}");
  name.textContent = names[code] ?? code;
}

/** The party, from the cookie that the search leaves for the seller's own pages. */
function sayGuests(): void {
  const count = Number(/(?:^|; )capacity=(\d+)/.exec(document.cookie)?.[1] ?? "0");
  if (!guestsLine || count === 0) return;
  const words: Record<string, string> = JSON.parse(guestsLine.dataset["guests"] ?? "{}");
  const word = words[new Intl.PluralRules(locale).select(count)] ?? words["other"] ?? "";
  guestsLine.textContent = word.replace(/\{\{count[^}]*\}\}/, String(count));
  guestsLine.hidden = false;
}

/** Back leads to the search that the visitor came from if it is still open, else to the station. */
function leadBack(): void {
  const link = document.querySelector<HTMLAnchorElement>("[data-back]");
  if (!link || !document.referrer) return;
  const { origin, pathname } = new URL(document.referrer);
  if (origin !== location.origin) return;
  askResults((results) => {
    const isFromThere = pathname === results.pathname || pathname.endsWith("/product");
    if (isFromThere && link.dataset["back"]?.split(" ").includes(results.pathname)) link.href = results.href;
  });
}

picker?.addEventListener("ski-date-change", (event) => {
  const [start = "", end = ""] = String((event as CustomEvent<{ value: unknown }>).detail.value).split("/");
  say(start, end);
});
window.addEventListener("hashchange", readHash);
readHash();
sayGuests();
leadBack();
