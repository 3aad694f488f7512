/** Loads each tag of the library when the page first uses it, now or later. */
const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  "ski-searchbar": () => import("./ski-searchbar.js"),
  "ski-results": () => import("./ski-results.js"),
  "ski-date-picker": () => import("./ski-date-picker.js"),
  "ski-gallery": () => import("./ski-gallery.js"),
};

const wanted = new Set(Object.keys(loaders));

async function load(tag: string): Promise<void> {
  const loader = loaders[tag];
  if (!loader || !wanted.delete(tag)) return;
  try {
    await loader();
  } catch (error) {
    wanted.add(tag);
    console.error(
      `ski-elements: <${tag}> could not be loaded; its fallback children stay. Check the network and the content security policy.`,
      error,
    );
  }
}

/** Loads the tags within a root that the loader does not see by itself, such as a shadow root of the page. */
export function discover(root: ParentNode): void {
  for (const tag of wanted) if (root.querySelector(tag)) void load(tag);
}

function watch(): void {
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      if (!(node instanceof Element)) continue;
      void load(node.localName);
      discover(node);
    }
    if (wanted.size === 0) observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  discover(document);
}

if (typeof document !== "undefined") watch();
