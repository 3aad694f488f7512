/**
 * The results that a stay was opened from, in a tab of its own: such a tab cannot read the hash of the page it came from. The tabs
 * exchange messages while they are open, so that nothing is kept on the device.
 */
const channelName = "nevea.results";

/** The request of a stay to the open pages of results, with an id of its own. */
interface Question {
  readonly asks: string;
}

interface Answer {
  readonly to: string;
  /** Of the results, with their search. */
  readonly address: string;
  /** When the visitor last left them for another tab, in ms since 1970; 0 for never. */
  readonly left: number;
}

/** Responds to the stays, as long as this page of results is open. */
export function answerStays(): void {
  let left = 0;
  let channel: BroadcastChannel | null = null;
  const leave = () => (left = Date.now());
  document.addEventListener("ski-product-click", leave);
  document.addEventListener("visibilitychange", leave);
  function listen(): void {
    channel ??= new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<Question | Answer>) => {
      if ("asks" in data) channel?.postMessage({ to: data.asks, address: location.href, left } satisfies Answer);
    };
  }
  // A page that still listens could not be kept for Back.
  window.addEventListener("pagehide", () => {
    channel?.close();
    channel = null;
  });
  window.addEventListener("pageshow", listen);
  listen();
}

/** Requests the addresses of the open pages of results; `found` is called with the one left last, again if a later one responds later. */
export function askResults(found: (address: URL) => void): void {
  const own = String(Math.random());
  let latest = -1;
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Question | Answer>) => {
    if (!("to" in data) || data.to !== own || data.left <= latest) return;
    latest = data.left;
    found(new URL(data.address));
  };
  channel.postMessage({ asks: own } satisfies Question);
}
