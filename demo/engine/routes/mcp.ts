import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { Hono } from "hono";
import { createMcpServer } from "../../mcp/server.js";
import { dayText } from "../catalogue/days.js";
import type { Engine, EngineEnv } from "../service/engine.js";
import { visitorLocale, visitorOf } from "../service/visitor.js";

type Answer = (request: Request) => Response | Promise<Response>;

/**
 * `POST /mcp`: the tools for assistants, by the Model Context Protocol over HTTP, in the language that the request accepts. Nothing is
 * kept between requests; calls of the seller are answered by `answer`, without the network.
 */
export function mcpRoutes(engine: Engine, answer: Answer): Hono<EngineEnv> {
  return new Hono<EngineEnv>().post("/mcp", async (context) => {
    const visitor = visitorOf(context, engine);
    const server = createMcpServer({
      locale: visitorLocale(visitor),
      origin: visitor.origin,
      fetch: async (url, init) => answer(new Request(url, init)),
      today: () => dayText(engine.clock.today()),
    });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    return transport.handleRequest(context.req.raw);
  });
}
