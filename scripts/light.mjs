/** What replaces React in the light build: the module of preact for each specifier of the sources. */
export const lightStandIns = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/jsx-runtime",
};

/** The same as sources of ES modules, for tests. */
export const lightTestModules = {
  react: 'export * from "preact/compat"; export { default } from "preact/compat";',
  "react-dom": 'export * from "preact/compat"; export { default } from "preact/compat";',
  "react-dom/client": 'export * from "preact/compat/client"; export { default } from "preact/compat/client";',
  "react/jsx-runtime": 'export * from "preact/jsx-runtime";',
};
