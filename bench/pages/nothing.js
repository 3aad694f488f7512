/** The responses alone, without a page: what they weigh is not the pages'. */
import "./without-network.js";

globalThis.page = {};
