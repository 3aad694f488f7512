import { sendEarlyCalls } from "../src/app/early-calls.js";
import { readAttributes } from "../src/element/attributes.js";
import { attributes } from "./ski-results.attributes.js";

// The table of `ski-results` has every setting that the calls of both tags depend on.
sendEarlyCalls((tag) => readAttributes(attributes, tag));
