/** `npm run mcp`: the tools for assistants over standard input and output, for a demo that runs at `ENGINE` (port 4173 of this machine by default). */
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { normaliseLocale } from "../../src/domain/locale.js";
import { dayText } from "../engine/catalogue/days.js";
import { createClock } from "../engine/service/clock.js";
import { createMcpServer } from "./server.js";

const origin = (process.env["ENGINE"] ?? "http://localhost:4173").replace(/\/+$/, "");
const locale = normaliseLocale(process.env["LOCALE"] ?? "en-GB");

const clock = createClock();
const server = createMcpServer({ locale, origin, today: () => dayText(clock.today()) });
await server.connect(new StdioServerTransport());
