import { sendEarlyCalls } from "../src/app/early-calls.js";
import { readAttributes } from "../src/element/attributes.js";
import { attributes } from "./ski-results.attributes.js";

// The attributes of `ski-results` include those of the search bar that its calls depend on.
sendEarlyCalls((tag) => readAttributes(attributes, tag));
