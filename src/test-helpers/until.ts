/** ms between two looks. */
const interval = 20;

/** Waits until the condition holds; rejects after `timeout` ms with the message. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  timeout: number,
  message: () => string | Promise<string>,
): Promise<void> {
  const end = performance.now() + timeout;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(await message());
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
}
