import type { RecordedEvent, Target } from "../../../../src/recorder/recording.js";

const named = ({ role, name }: Target): string => (name ? `${role || "text"} “${name}”` : role);

type Texts = { readonly [Type in RecordedEvent["type"]]: (event: Extract<RecordedEvent, { type: Type }>) => string };

const texts: Texts = {
  press: ({ target }) => `press ${named(target)}`,
  type: ({ target, text }) => `type “${text}” into ${named(target)}`,
  choose: ({ target, value }) => `choose “${value}” in ${named(target)}`,
  key: ({ target, key }) => `key ${key}${target ? ` on ${named(target)}` : ""}`,
  scroll: ({ top }) => `scroll to ${top} px`,
  resize: ({ width, height }) => `resize to ${width} × ${height} px`,
  hash: ({ hash }) => `go to ${hash || "no hash"}`,
  history: ({ steps }) => (steps < 0 ? `back ${-steps}` : `forward ${steps}`),
  consent: ({ given }) => `agree to ${given.join(", ") || "nothing"}`,
  clock: ({ now }) => `the clock is set to ${new Date(now).toISOString()}`,
  tag: ({ name }) => `insert <${name}>`,
  "tag-removed": ({ tag }) => `remove tag ${tag + 1}`,
  attribute: ({ name, value }) => (value === null ? `remove the attribute ${name}` : `set ${name} to “${value}”`),
  answer: ({ number, status }) => `answer request ${number} with status ${status}`,
  failure: ({ number, reason }) => `request ${number} ${reason === "aborted" ? "is given up" : "loses its connection"}`,
  request: ({ number, method, path }) => `request ${number}: ${method} ${path}`,
  event: ({ name, detail }) => `${name} ${JSON.stringify(detail)}`,
  announced: ({ text }) => `announced: ${text}`,
  address: ({ hash }) => `address ${hash || "without a hash"}`,
  fault: ({ message }) => `error: ${message}`,
};

/** What an event of a recording is, in a line. */
export const eventText = (event: RecordedEvent): string => texts[event.type](event as never);
