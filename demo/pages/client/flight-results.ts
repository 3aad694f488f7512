import { hostsAt, siteCode } from "../../engine/experiments/site.js";
import { priceTest } from "../price-test.js";

/** The results of trips by air start an A/B test once the library has loaded; it begins when the visitor agrees to experiments. */
await customElements.whenDefined("ski-results");
void window.skiElements?.startAbTests({ ...priceTest, client: { siteCode, hosts: hostsAt(location.origin) } });
