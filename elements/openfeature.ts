/** `ski-elements/openfeature`: a provider for `@openfeature/web-sdk`, which the page installs itself. */
export { createExperimentProvider } from "../src/experiments/client/openfeature.js";
