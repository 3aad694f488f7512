import { sendEarlyCalls } from "../src/app/early-calls.js";

sendEarlyCalls();
