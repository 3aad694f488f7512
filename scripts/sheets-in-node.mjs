/** Lets tests in Node import views: their style sheets are empty there. */
import { register } from "node:module";

register("./sheets-in-node-hooks.mjs", import.meta.url);
