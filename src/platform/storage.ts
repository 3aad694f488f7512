/** Texts kept by name. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** A store in memory, used for visitors who agreed to nothing. */
export function memoryStorage(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/**
 * The browser's session or local storage; values it refuses (forbidden or full) are kept in memory. `refused` is called with what
 * the browser threw each time, and whether it happened on a write.
 */
export function browserStorage(kind: "session" | "local", refused: (error: unknown, isWrite: boolean) => void = () => {}): KeyValueStore {
  const memory = memoryStorage();
  const storage = () => (kind === "session" ? globalThis.sessionStorage : globalThis.localStorage);
  const attempt = <Answer>(task: () => Answer, otherwise: () => Answer, isWrite = false): Answer => {
    try {
      return task();
    } catch (error) {
      refused(error, isWrite);
      return otherwise();
    }
  };
  return {
    get: (key) =>
      memory.get(key) ??
      attempt(
        () => storage().getItem(key),
        () => null,
      ),
    set(key, value) {
      memory.remove(key);
      attempt(
        () => storage().setItem(key, value),
        () => memory.set(key, value),
        true,
      );
    },
    remove(key) {
      memory.remove(key);
      attempt(
        () => storage().removeItem(key),
        () => undefined,
      );
    },
  };
}
