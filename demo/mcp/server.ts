import { readFileSync } from "node:fs";
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type CallToolResult,
} from "@modelcontextprotocol/sdk/types.js";
import { markets } from "../../src/domain/markets.js";
import type { ToolWords } from "../../src/domain/tool-words.js";
import type { WishWords } from "../../src/domain/wishes/grammar.js";
import { sellerTools } from "../../src/tools/server.js";
import type { Tool } from "../../src/tools/tool.js";
import { resultsPath } from "../pages/elements.js";
import type { McpConnection } from "./connection.js";
import { toolView, viewAddress, viewType } from "./view.js";

const version = "0.1.0";
/** Their answers are stays that the view shows. */
const viewed: ReadonlySet<string> = new Set(["search_stays"]);

const readJson = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../locales/${file}`, import.meta.url), "utf8"));

/** A server of the Model Context Protocol with the same tools as a page. It keeps nothing between requests. */
export function createMcpServer(connection: McpConnection): Server {
  const tools = toolsOf(connection);
  const server = new Server({ name: "ski-elements", version }, { capabilities: { tools: {}, resources: {} } });
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(described) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => called(tools, params.name, params.arguments));
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: [{ uri: viewAddress, name: "Ski stays", mimeType: viewType }],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params: { uri } }) => {
    if (uri !== viewAddress) throw new McpError(ErrorCode.InvalidParams, `There is no resource ${uri}: the only one is ${viewAddress}.`);
    return { contents: [toolView(connection)] };
  });
  return server;
}

function toolsOf({ locale, origin, fetch, today }: McpConnection): readonly Tool[] {
  const market = markets[locale];
  const [folder] = market.words.screens;
  return sellerTools({
    given: { locale, engineId: 1, currency: market.currency, menuDomain: origin, resultsUrl: `${origin}${resultsPath({ locale })}` },
    origin,
    ...(fetch && { fetch }),
    today,
    now: Date.now,
    words: readJson(`${folder}/tools.json`) as ToolWords,
    wishWords: readJson(`${folder}/wishes.json`) as WishWords,
  });
}

function described({ name, description, inputSchema, readOnly }: Tool) {
  return {
    name,
    description,
    inputSchema: { ...inputSchema, type: "object" as const },
    annotations: { readOnlyHint: readOnly, openWorldHint: false },
    ...(viewed.has(name) && { _meta: { ui: { resourceUri: viewAddress } } }),
  };
}

/** Structured, and as text for clients that read only that. */
async function called(tools: readonly Tool[], name: string, input: unknown): Promise<CallToolResult> {
  const tool = tools.find((one) => one.name === name);
  if (!tool) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${name}.`);
  const answer = await tool.call(input);
  const data = answer.ok ? answer.result : answer.error;
  return { content: [{ type: "text", text: JSON.stringify(data) }], structuredContent: { ...data }, isError: !answer.ok };
}
