/** The script of the seller's page that other sites hold in a frame: it sends its height and its way out to the page around it. */
import { type FrameMessage, greetingIn, isListed } from "../../embed/messages.js";
import { forwardedQuery, withForwarded } from "../../../src/domain/forward.js";

const listed = JSON.parse(document.body.dataset["parents"] ?? "[]") as readonly string[];
/** px that the search of a phone has at least while it is open: it fills the frame. */
const dialogHeight = 720;

const bar = document.querySelector("ski-searchbar");
let around: string | null = null;
/** The parameters of the page around it that go along to the results. */
let forwarded = "";
let reportedHeight = 0;
let isOpen = false;
let following = false;

function post(message: FrameMessage): void {
  if (around !== null) parent.postMessage(message, around);
}

/** Panels make the page as tall as it has to be; a dialog is as tall as the frame. */
function neededHeight(): number {
  if (!isOpen) return Math.ceil(document.body.getBoundingClientRect().height);
  const hasDialog = bar?.shadowRoot?.querySelector(":modal") != null;
  return Math.max(document.documentElement.scrollHeight, hasDialog ? dialogHeight : 0);
}

function reportHeight(): void {
  const height = neededHeight();
  if (height === reportedHeight) return;
  reportedHeight = height;
  post({ type: "ski-frame-height", height });
}

/** Until no panel is open: what is in it may load or change, which no event reports. */
function followPanel(): void {
  reportHeight();
  following = isOpen;
  if (following) requestAnimationFrame(followPanel);
}

addEventListener("message", ({ source, origin, data }) => {
  const greeting = greetingIn(data);
  if (source !== parent || !isListed(origin, listed) || !greeting) return;
  around = origin;
  forwarded = forwardedQuery(bar?.getAttribute("forward") ?? "", `?${greeting.query}`, "");
  reportedHeight = 0;
  reportHeight();
});

new ResizeObserver(reportHeight).observe(document.body);
bar?.addEventListener("ski-open", () => {
  isOpen = true;
  if (!following) followPanel();
});
bar?.addEventListener("ski-close", () => {
  isOpen = false;
});
bar?.addEventListener("ski-search", (event) => {
  const { url } = event.detail;
  if (url === null) return;
  event.preventDefault();
  if (around === null) open(url, "_top");
  else post({ type: "ski-frame-leave", url: withForwarded(url, forwarded) });
});
