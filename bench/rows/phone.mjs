/** A results page on a phone, by Lighthouse. The peer is the floor: React alone with the same cards. */
import { phoneMeasures } from "../harness/lighthouse.mjs";
import { ours, oursLight } from "../harness/lists.mjs";
import { livePages, plainReact } from "../harness/live.mjs";

export const row = {
  name: "phone",
  title: "Results page by Lighthouse, phone preset",
  rounds: 5,
  subjects: livePages.filter(({ name }) => [ours, oursLight, plainReact].includes(name)),
  peer: plainReact,
  limits: { "blocked time": { ratio: 1.5 }, "largest paint": { ratio: 1.2 } },
  sample: ({ origin, subject }) => phoneMeasures(origin + subject.path),
};
