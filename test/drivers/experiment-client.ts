import type { Page } from "@playwright/test";
import { hostsAt, siteCode } from "../../demo/engine/experiments/site.js";
import type { ExperimentClient, ExperimentClientOptions } from "../../elements/experiments.js";

declare global {
  interface Window {
    client: ExperimentClient;
    visitorCode: string;
  }
}

/** Opens a page of the demo at an engine's origin with a client of it, which keeps what could not be sent, and a visitor who agreed. */
export async function openExperimentClient(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/`);
  await page.evaluate(
    async ({ address, options }) => {
      const layer: { createExperimentClient(given: ExperimentClientOptions): ExperimentClient } = await import(address);
      window.client = layer.createExperimentClient(options);
      await window.client.initialize(true);
      window.visitorCode = window.client.getVisitorCode();
      window.client.setLegalConsent(window.visitorCode, true);
    },
    { address: "/dist/experiments.js", options: { siteCode, hosts: hostsAt(origin) } },
  );
}
