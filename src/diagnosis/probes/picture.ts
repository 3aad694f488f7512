import type { Refusal } from "../facts.js";
import { watchPolicy, within } from "./violations.js";

/** ms for one picture. */
const patience = 3000;

/** Requests a picture of the search once more: the refusals of the page's policy, for browsers that keep no reports. */
export async function probePicture(address: string | null): Promise<readonly Refusal[]> {
  if (address === null) return [];
  const { violations } = await watchPolicy(() => within(patience, load(address), undefined));
  return violations
    .filter(({ directive }) => directive === "img-src")
    .map(({ directive, blocked }) => ({ kind: "csp", rule: directive, blocked, source: "", isReportOnly: false }));
}

function load(address: string): Promise<void> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.addEventListener("load", () => resolve());
    picture.addEventListener("error", () => resolve());
    picture.src = address;
  });
}
