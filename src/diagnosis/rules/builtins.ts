import type { Facts } from "../facts.js";
import { found } from "../finding.js";
import type { Found } from "../finding.js";
import { listOf } from "./words.js";

/** Functions of the browser that scripts of the page have changed. */
export function builtinFindings({ builtins: { broken, changed } }: Facts): Found[] {
  return [
    ...(broken.length > 0
      ? [
          found(
            "error",
            "builtin-broken",
            `A script of the page has changed ${listOf(broken)}, which no longer does what browsers do, so the tags may send or show what is wrong. ` +
              "Old libraries do this: update or remove the script.",
          ),
        ]
      : []),
    ...(changed.length > 0
      ? [found("info", "builtin-changed", `Scripts of the page have added to or replaced ${listOf(changed)}. The tags work with that.`)]
      : []),
  ];
}
