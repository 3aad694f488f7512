/** The script of the view that an assistant shows beside an answer (MCP Apps): it searches what the tool searched. */
import { isRecord } from "../../../src/domain/is-record.js";

const protocolVersion = "2026-01-26";
const initialization = 1;

function post(message: object): void {
  parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
}

/** What the answer of a tool has searched, as `getSearch().set()` takes it; null for any other. */
function searchOf(result: unknown) {
  const data = isRecord(result) && isRecord(result["structuredContent"]) ? result["structuredContent"]["search"] : null;
  if (!isRecord(data)) return null;
  const { place, arrival, departure, guestAges, packages, criteria, lodgingTypes, budget } = data;
  return {
    place: isRecord(place) ? { ...place, label: place["name"] } : null,
    stayDates: { start: arrival, end: departure },
    participants: guestAges,
    budget: { min: null, max: budget },
    ...{ packages, criteria, lodgingTypes },
  };
}

async function show(result: unknown) {
  const search = searchOf(result);
  if (!search) return;
  const tag = document.querySelector("ski-results");
  await customElements.whenDefined("ski-results");
  await tag?.ready;
  // Whatever is no search is refused there.
  window.skiElements?.getSearch().set(search as never);
}

addEventListener("message", ({ source, data }) => {
  if (source !== parent || !isRecord(data)) return;
  if (data["id"] === initialization) post({ method: "ui/notifications/initialized" });
  if (data["method"] === "ui/notifications/tool-result") void show(data["params"]);
});

post({
  id: initialization,
  method: "ui/initialize",
  params: { protocolVersion, appInfo: { name: "ski-elements", version: "0.1.0" }, appCapabilities: {} },
});

new ResizeObserver(() => {
  const { scrollHeight: height, scrollWidth: width } = document.documentElement;
  post({ method: "ui/notifications/size-changed", params: { width, height } });
}).observe(document.documentElement);
