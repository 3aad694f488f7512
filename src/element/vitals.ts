/** An interaction with an element or its largest picture, as the browser measured it: the detail of `ski-vitals`. */
export interface Vital {
  /** Interaction to next paint, or largest contentful paint. */
  readonly name: "INP" | "LCP";
  /** ms: how long the interaction took until its paint, or when the picture was painted, since the page was opened. */
  readonly value: number;
  /** The part of the element that was used or painted; empty outside of all parts. */
  readonly target: string;
}

/** Not known to every version of the types. */
interface InteractionTiming extends PerformanceEventTiming {
  readonly interactionId: number;
}

/** What of an event is needed to find it among the entries of the browser. */
interface SeenEvent {
  readonly type: string;
  readonly time: number;
  readonly part: string;
}

/** ms: shorter events are not measured; the least that browsers support. */
const shortestEvent = 16;
/** The events that count as interactions. */
const interactions = ["pointerdown", "pointerup", "click", "keydown", "keyup"];
/** The events whose entries may still come. */
const keptEvents = 50;

/** Reports what the browser measures of an element and its shadow root, what it measured before included. Returns a function that ends this. */
export function watchVitals(element: Element, root: ShadowRoot, report: (vital: Vital) => void): () => void {
  const stops = [watchInteractions(element, root, report), watchPictures(root, report)];
  return () => stops.forEach((stop) => stop());
}

/** The browser names the element alone, so that the part is taken from the event itself. */
function watchInteractions(element: Element, root: ShadowRoot, report: (vital: Vital) => void): () => void {
  const seen: SeenEvent[] = [];
  const longest = new Map<number, number>();
  const see = ({ type, timeStamp: time, target }: Event) => {
    seen.push({ type, time, part: partOf(target) });
    if (seen.length > keptEvents) seen.shift();
  };
  for (const type of interactions) root.addEventListener(type, see, { capture: true, passive: true });
  const stop = observe<InteractionTiming>({ type: "event", durationThreshold: shortestEvent }, (entry) => {
    const { interactionId, duration: value, target } = entry;
    if (!interactionId || target !== element || value <= (longest.get(interactionId) ?? 0)) return;
    longest.set(interactionId, value);
    const event = seen.find(({ type, time }) => type === entry.name && Math.abs(time - entry.startTime) < 1);
    report({ name: "INP", value, target: event?.part ?? "" });
  });
  return () => {
    stop();
    for (const type of interactions) root.removeEventListener(type, see, { capture: true });
  };
}

/** The browser names no element of a shadow root; a picture is known by its address. */
function watchPictures(root: ShadowRoot, report: (vital: Vital) => void): () => void {
  return observe<LargestContentfulPaint>({ type: "largest-contentful-paint" }, ({ url, startTime }) => {
    const picture = url && [...root.querySelectorAll("img")].find(({ currentSrc }) => currentSrc === url);
    if (picture) report({ name: "LCP", value: Math.max(0, startTime - openedAt()), target: partOf(picture) });
  });
}

function partOf(target: EventTarget | null): string {
  return (target instanceof Element && target.closest("[part]")?.part[0]) || "";
}

/** ms since the navigation at which a prerendered page was opened; 0 for others. */
function openedAt(): number {
  const [navigation] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
    readonly activationStart?: number;
  })[];
  return navigation?.activationStart ?? 0;
}

/** Calls back for each entry, former ones included. Does nothing in browsers that do not measure them. */
function observe<Entry extends PerformanceEntry>(
  options: PerformanceObserverInit & { readonly type: string; readonly durationThreshold?: number },
  take: (entry: Entry) => void,
): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(options.type)) return () => {};
  const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(take));
  observer.observe({ ...options, buffered: true });
  return () => observer.disconnect();
}
