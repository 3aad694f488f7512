import { html } from "../pages/markup.js";

/** Where the console plays recordings: a page with nothing but room for the tags, whose script waits for one. */
export const replayFramePath = "/qa/replay-frame";

export function replayFrame(): string {
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <title>Replay</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="/site/replay-frame.css" />
      <link rel="stylesheet" href="/dist/ski-elements.css" />
      <script type="module" src="/site/replay-frame.js"></script>
    </head>
    <body>
      <main></main>
    </body>
  </html>`;
  return `<!doctype html>\n${page.text}`;
}
