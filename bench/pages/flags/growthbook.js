import { GrowthBookClient } from "@growthbook/growthbook";
import { growthBookFeatures } from "./configuration.mjs";
import { flagsPage } from "./flags-page.js";

/** A client for many visitors, with an instance for each. It keeps nothing in the browser. */
flagsPage(async () => {
  const exposures = [];
  const client = new GrowthBookClient({ trackingCallback: ({ key }, { variationId }) => exposures.push(`${key} ${variationId}`) });
  client.initSync({ payload: { features: growthBookFeatures } });
  const instances = new Map();
  return {
    add: ({ code, ...attributes }) => instances.set(code, client.createScopedInstance({ attributes: { id: code, ...attributes } })),
    read: (code, key) => instances.get(code).getFeatureValue(key, "off"),
  };
});
