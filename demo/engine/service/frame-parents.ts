import { StartFailure } from "../start-failure.js";

/** Pages of this machine, at any port: a portal under development. */
const ownMachine = "http://localhost:*";

const shape = /^https?:\/\/[\w.-]+(?::(?:\d+|\*))?$/;

/**
 * The origins whose pages may hold the seller's in a frame, as `frame-ancestors` has them.
 * @param configured origins between commas, `*` for any port; pages of this machine where it is empty
 * @throws StartFailure where one of them is no origin
 */
export function readFrameParents(configured: string): readonly string[] {
  const origins = configured
    .split(",")
    .map((text) => text.trim().toLowerCase())
    .filter(Boolean);
  const wrong = origins.find((origin) => !shape.test(origin));
  if (wrong !== undefined)
    throw new StartFailure(
      `EMBED_ORIGINS holds "${wrong}", which is no origin.`,
      "Give origins such as https://portal.example, between commas.",
    );
  return origins.length > 0 ? origins : [ownMachine];
}
