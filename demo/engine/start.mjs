/**
 * The engine as a program: `node demo/engine/start.mjs`. Its database takes longest, and its thread begins before the TypeScript
 * loader is even there.
 */
import { startThread } from "./database/thread.mjs";

const thread = process.env.DATABASE_URL ? undefined : startThread();
const { register } = await import("tsx/esm/api");
register();
const { startEngine } = await import("./start.ts");
await startEngine(thread);
