import "./provider.js";
import { CustomData, Device, GeolocationData, KameleoonClient, PageView } from "@kameleoon/javascript-sdk";
import { customDataIndices } from "./configuration.mjs";
import { flagsPage } from "./flags-page.js";

function memoryStorage() {
  const values = new Map();
  return { read: (key) => values.get(key) ?? null, write: (key, value) => void values.set(key, value) };
}

flagsPage(async (isInMemory) => {
  const externals = isInMemory ? { storage: memoryStorage() } : {};
  const client = new KameleoonClient({ siteCode: "bench", externals });
  await client.initialize();
  return {
    add: ({ code, membership, stays, device, country, url }) =>
      client.addData(
        code,
        new CustomData(customDataIndices.membership, membership),
        new CustomData(customDataIndices.stays, String(stays)),
        new Device(device),
        new GeolocationData({ country }),
        new PageView({ urlAddress: url, title: "Stays" }),
      ),
    read: (code, key) => client.getFeatureFlagVariationKey(code, key),
    readActive: (code) => client.getActiveFeatureFlags(code),
  };
});
