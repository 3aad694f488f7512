/** What a copy of another protocol leaves on the page. */
Object.defineProperty(window, Symbol.for("ski-elements"), { value: { protocol: 2, searches: new Map() } });
