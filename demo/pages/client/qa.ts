import { startConsole } from "../../qa/client/console.js";

startConsole();
