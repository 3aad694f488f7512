/** The demo's home, its results and a stay on a phone, by Lighthouse, on both builds. They have no peer. */
import { startDemo } from "../../scripts/demo-server.mjs";
import { phoneMeasures } from "../harness/lighthouse.mjs";

const week = "beginDate=2027-02-06&endDate=2027-02-13";
const pages = {
  home: "/en/",
  results: `/en/se-results#station[]=1&${week}`,
  stay: "/en/stay/val-thorens/residence-la-clairiere-des-epiceas-10056#packCode=PF&BeginDate=06/02/2027&EndDate=13/02/2027",
};
const builds = { React: {}, light: { LIBRARY: "light" } };

/** The demo of each build starts with its first visit. */
const demos = new Map();

function demoOf(build) {
  const demo = demos.get(build) ?? startDemo(builds[build]);
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
