/** Runs work in a task of its own: the browser may draw and handle input before it. */
export function inNextTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

/** Resolves in a task of its own, before other work that waits: the browser may handle input in between. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => inNextTask(resolve));
}
