/** The demo's home, its results and a stay on a phone, by Lighthouse, on both builds, over HTTP/2. They have no peer. */
import { startDemo } from "../../scripts/demo-server.mjs";
import { phoneMeasures } from "../harness/lighthouse.mjs";
import { serveBefore } from "../harness/secure-server.mjs";

const week = "beginDate=2027-02-06&endDate=2027-02-13";
const pages = {
  home: "/en/",
  results: `/en/se-results#station[]=1&${week}`,
  stay: "/en/stay/val-thorens/residence-la-clairiere-des-epiceas-10056#packCode=PF&BeginDate=06/02/2027&EndDate=13/02/2027",
};
const builds = { React: {}, light: { LIBRARY: "light" } };

/** The demo of each build starts with its first visit. */
const demos = new Map();

async function start(build) {
  const demo = await startDemo(builds[build]);
  const front = await serveBefore(demo.origin);
  const stop = () => {
    front.close();
    demo.stop();
  };
  return { origin: front.origin, stop };
}

function demoOf(build) {
  const demo = demos.get(build) ?? start(build);
  demos.set(build, demo);
  return demo;
}

export const row = {
  name: "demo-phone",
  title: "The demo's pages by Lighthouse, phone preset",
  rounds: 5,
  subjects: Object.keys(pages).flatMap((page) => Object.keys(builds).map((build) => ({ name: `${page}, ${build}`, page, build }))),
  async sample({ subject: { page, build } }) {
    const { origin } = await demoOf(build);
    return phoneMeasures(origin + pages[page]);
  },
  async end() {
    for (const demo of demos.values()) (await demo).stop();
  },
};
