/** What replaces React in the light build: the module of preact for each specifier of the sources. */
export const lightStandIns = {
  react: "preact/compat",
  "react-dom": "preact/compat",
  "react-dom/client": "preact/compat/client",
  "react/jsx-runtime": "preact/jsx-runtime",
};
