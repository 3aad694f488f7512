import { configOf } from "./web-test-runner.config.mjs";

export default configOf({ light: true });
