import "./provider.js";
import { customDataIndices } from "./configuration.mjs";
import { flagsPage } from "./flags-page.js";

const { createExperimentClient } = await import(new URL("/dist/experiments.js", location.href).href);

function memoryStorage() {
  const values = new Map();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

flagsPage(async (isInMemory) => {
  const services = isInMemory ? { storage: memoryStorage } : {};
  const client = createExperimentClient({ siteCode: "bench", services });
  await client.initialize();
  return {
    add: ({ code, membership, stays, device, country, url }) =>
      client.addData(
        code,
        { type: "customData", index: customDataIndices.membership, value: [membership] },
        { type: "customData", index: customDataIndices.stays, value: [String(stays)] },
        { type: "device", device },
        { type: "geolocation", country },
        { type: "pageView", urlAddress: url, title: "Stays" },
      ),
    read: (code, key) => client.getFeatureFlagVariationKey(code, key),
    readActive: (code) => client.getActiveFeatureFlags(code),
  };
});
