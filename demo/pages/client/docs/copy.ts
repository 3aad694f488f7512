/** Selects the text of an element, for the reader's own copy. */
function select(element: Element): void {
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.selectAllChildren(element);
}

/** Whether the text is in the clipboard. A page of an insecure context has none, and a reader may have refused it. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The button of a block of code to copy, with what became of it.
 * @param settled resolves once the code is the one to copy
 */
export function startCopying(block: Element, settled: () => Promise<void> = () => Promise.resolve()): void {
  const code = block.querySelector("code");
  const status = block.querySelector("[role=status]");
  if (!code || !status) return;
  block.querySelector("[data-copy]")?.addEventListener("click", async () => {
    await settled();
    if (await copied(code.textContent ?? "")) {
      status.textContent = "Copied";
      return;
    }
    select(code);
    const key = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘C" : "Ctrl+C";
    status.textContent = `Not copied: the browser does not allow it. The text is selected; press ${key}.`;
  });
  new MutationObserver(() => (status.textContent = "")).observe(code, { childList: true, characterData: true, subtree: true });
}
