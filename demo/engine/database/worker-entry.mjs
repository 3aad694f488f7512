/** A thread does not inherit the TypeScript loader of its process: this teaches it, and starts the database. */
import { register } from "tsx/esm/api";

register();
await import("./embedded-worker.ts");
