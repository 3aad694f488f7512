/** The library's version, as `window.skiElements.version` gives it; a test holds it to package.json. */
export const version = "0.1.0";
