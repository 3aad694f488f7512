/** `ski-elements/testing/server`: the stub of the seller's calls over HTTP, in Node. */
export { startStubServer } from "../src/test-helpers/stub/stub-server.js";
export type { StubServer, StubServerOptions } from "../src/test-helpers/stub/stub-server.js";
