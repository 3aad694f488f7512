/**
 * Sets the height of the seller's frames in this page, and follows their way out. The seller is the origin of this script. The file never
 * changes, as pages check it by its hash.
 */
const seller = new URL(import.meta.url).origin;

const isSellers = (node) => node instanceof HTMLIFrameElement && node.src.startsWith(`${seller}/embed/`);
const sellersFrames = () => [...document.querySelectorAll("iframe")].filter(isSellers);

function forwarded(frame) {
  const names = (new URL(frame.src).searchParams.get("forward") ?? "utm_* gclid").split(" ");
  const isNamed = (key) => names.some((name) => name === key || (name.endsWith("*") && key.startsWith(name.slice(0, -1))));
  return `${new URLSearchParams([...new URLSearchParams(location.search)].filter(([key]) => isNamed(key)))}`;
}

const greet = (frame) => frame.contentWindow.postMessage({ type: "ski-frame-hello", query: forwarded(frame) }, seller);

function setHeight(frame, height) {
  if (!(height > 0)) return;
  const before = frame.offsetHeight;
  frame.style.height = `${Math.min(height, innerHeight)}px`;
  if (frame.offsetHeight > before && document.activeElement === frame) frame.scrollIntoView({ block: "nearest" });
}

addEventListener("message", ({ origin, source, data }) => {
  const frame = sellersFrames().find(({ contentWindow }) => contentWindow === source);
  if (origin !== seller || !frame || typeof data !== "object" || data === null) return;
  const { type, height, url } = data;
  if (type === "ski-frame-height" && Number.isFinite(height)) setHeight(frame, height);
  if (type !== "ski-frame-leave" || typeof url !== "string" || !URL.canParse(url)) return;
  if (new URL(url).origin === seller) location.assign(url);
});

// Frames that load later too.
document.addEventListener("load", ({ target }) => isSellers(target) && greet(target), true);
addEventListener("load", () => sellersFrames().forEach(greet));
if (document.readyState === "complete") sellersFrames().forEach(greet);
