/** The signal of a consent tool. */
Object.defineProperty(window, "__tcfapi", { value: () => undefined });
