/** A page's own value under the name of the library's functions. */
Object.defineProperty(window, "skiElements", { value: { title: "Ski" } });
