import type { ExperimentClientOptions } from "../experiments/client/options.js";
import type { ExperimentClient } from "../experiments/client/interface.js";
import { pageEngineTool } from "../experiments/ab-test/page-engine.js";
import type { ExperimentTool, FindTool } from "../experiments/ab-test/tool.js";

/** The page's own client of the provider, made when an A/B test first needs it. */
export interface PageExperiments {
  /** Finds the provider's page engine, else the client, which starts on the first call. */
  readonly findTool: FindTool;
  /** Removes the stored data of a visitor who refused. */
  refuse(): Promise<void>;
}

export function createPageExperiments(options: ExperimentClientOptions, experimentId: number): PageExperiments {
  let client: Promise<ExperimentClient> | null = null;
  let tool: ExperimentTool | null = null;

  async function load(): Promise<ExperimentClient> {
    const { createExperimentClient } = await import("../experiments/client/client.js");
    return createExperimentClient(options);
  }

  async function start(): Promise<void> {
    const own = await (client ??= load());
    const visitorCode = own.getVisitorCode();
    own.setLegalConsent(visitorCode, true);
    await own.initialize(true);
    const { createClientTool } = await import("../experiments/ab-test/client-tool.js");
    tool = await createClientTool(own, visitorCode, experimentId);
  }

  let starting: Promise<void> | null = null;
  return {
    findTool() {
      const engine = pageEngineTool(window);
      if (engine) return engine;
      starting ??= start().catch((error: unknown) => {
        console.error("ski-elements: the experiments could not be started; no variation is shown.", error);
      });
      return tool;
    },
    async refuse() {
      starting = null;
      tool = null;
      const own = await (client ??= load());
      own.setLegalConsent(own.getVisitorCode(), false);
    },
  };
}
