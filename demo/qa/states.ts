import { readFileSync } from "node:fs";

/** A state that the demo can show: a row of docs/demo-states.md. */
export interface DemoState {
  readonly name: string;
  /** What to do by hand. */
  readonly steps: string;
  /** Where it is, with the faults of the console set before. */
  readonly address: string;
}

const statesFile = new URL("../../docs/demo-states.md", import.meta.url);
/** `/qa`, products: status 500; a stay. */
const faultStep = /^\/qa, (\w+): ([^;]+)/;

function addressOf(address: string, steps: string): string {
  const [, call, kind] = faultStep.exec(steps) ?? [];
  return call && kind ? `/qa?${new URLSearchParams({ fault: `${call}:${kind.trim()}`, open: address })}` : address;
}

/** Every state of docs/demo-states.md, in its order. */
export function demoStates(): readonly DemoState[] {
  const text = readFileSync(statesFile, "utf8");
  return text.split("\n").flatMap((line) => {
    const [, name = "", steps = "", address = ""] = line.split("|").map((cell) => cell.trim().replaceAll("`", ""));
    return address.startsWith("/") ? [{ name, steps, address: addressOf(address, steps) }] : [];
  });
}
