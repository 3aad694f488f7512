import type { BuilderAnswer } from "../../../builder/answer.js";
import { startLogo } from "./logo.js";
import { startSwatches } from "./swatches.js";

const failure = "The code could not be written, as the demo does not respond. Change a field to try again.";

/** What a form would send. */
const queryOf = (form: HTMLFormElement) => new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

async function readAnswer(query: URLSearchParams, signal: AbortSignal): Promise<BuilderAnswer> {
  const response = await fetch(`/partners/choice.json?${query}`, { signal });
  if (!response.ok) throw new Error(`The builder has the status ${response.status}.`);
  return (await response.json()) as BuilderAnswer;
}

interface FollowedChoice {
  /** Resolves once the code is the one of the form. */
  settled(): Promise<void>;
}

/** Asks what to show for each change of the form, and keeps the choice in the address. */
export function startChoice(form: HTMLFormElement, show: (answer: BuilderAnswer) => void): FollowedChoice {
  const status = document.querySelector("[data-failure]");
  let asked = new AbortController();
  let latest = Promise.resolve();
  const update = async () => {
    asked.abort();
    asked = new AbortController();
    const { signal } = asked;
    try {
      const answer = await readAnswer(queryOf(form), signal);
      if (signal.aborted) return;
      history.replaceState(history.state, "", `${location.pathname}${answer.query && `?${answer.query}`}`);
      show(answer);
      if (status) status.textContent = "";
    } catch {
      if (status && !signal.aborted) status.textContent = failure;
    }
  };
  const follow = () => void (latest = update());
  startSwatches(form);
  startLogo(form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    follow();
  });
  form.addEventListener("change", follow);
  return { settled: () => latest };
}
