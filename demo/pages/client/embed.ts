/** The script of the seller's page that other sites hold in a frame: it tells the page around it its height and its way out. */
import { type FrameMessage, isGreeting, isListed } from "../../embed/messages.js";

const listed = JSON.parse(document.body.dataset["parents"] ?? "[]") as readonly string[];
/** px that the search of a phone has at least while it is open: it fills the frame. */
const dialogHeight = 720;

const bar = document.querySelector("ski-searchbar");
let around: string | null = null;
let told = 0;
let isOpen = false;
let following = false;

function tell(message: FrameMessage): void {
  if (around !== null) parent.postMessage(message, around);
}

/** Panels make the page as tall as it has to be; a dialog is as tall as the frame. */
function neededHeight(): number {
  if (!isOpen) return Math.ceil(document.body.getBoundingClientRect().height);
  const hasDialog = bar?.shadowRoot?.querySelector(":modal") != null;
  return Math.max(document.documentElement.scrollHeight, hasDialog ? dialogHeight : 0);
}

function tellHeight(): void {
  const height = neededHeight();
  if (height === told) return;
  told = height;
  tell({ type: "ski-frame-height", height });
}

/** Until no panel is open: what is in it may load or change, which no event tells. */
function followPanel(): void {
  tellHeight();
  following = isOpen;
  if (following) requestAnimationFrame(followPanel);
}

addEventListener("message", ({ source, origin, data }) => {
  if (source !== parent || !isListed(origin, listed) || !isGreeting(data)) return;
  around = origin;
  told = 0;
  tellHeight();
});

new ResizeObserver(tellHeight).observe(document.body);
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
  else tell({ type: "ski-frame-leave", url });
});
