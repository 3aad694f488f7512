/** Returns a function that runs the task in a microtask, once however often it was called until then. */
export function batched(task: () => void): () => void {
  let isScheduled = false;
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      task();
    });
  };
}
