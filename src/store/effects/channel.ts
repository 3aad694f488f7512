/** One request of a channel. `current` stays true until the next one starts or the channel is stopped. */
interface Turn {
  readonly signal: AbortSignal;
  readonly current: boolean;
}

/**
 * Requests of one kind, where only the newest counts: starting one aborts the previous one. An answer is used only while
 * its turn is current, checked after the body was read, so answers in any order lead to the newest request's state.
 */
interface Channel {
  start(): Turn;
  stop(): void;
}

export function createChannel(): Channel {
  let generation = 0;
  let controller: AbortController | null = null;
  const stop = () => {
    generation += 1;
    controller?.abort();
    controller = null;
  };
  return {
    stop,
    start() {
      stop();
      const own = generation;
      controller = new AbortController();
      return {
        signal: controller.signal,
        get current() {
          return own === generation;
        },
      };
    },
  };
}
