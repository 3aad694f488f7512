import { html, type TemplateResult } from "lit-html";
import type { Fault } from "../../engine/service/faults.js";
import { type Call, calls } from "../../engine/service/request-log.js";
import type { Faults } from "./engine.js";

/** What can go wrong with a call, by the words of the console. */
const kinds: readonly (readonly [name: string, fault: Fault | null])[] = [
  ["none", null],
  ["3 s slower", { latency: 3000 }],
  ["0.2 to 2 s slower", { latency: [200, 2000] }],
  ["status 404", { status: 404 }],
  ["status 500", { status: 500 }],
  ["status 503", { status: 503 }],
  ["cut in the middle", { body: "truncated" }],
  ["wrong types", { body: "wrong-types" }],
  ["another site's code", { body: "wrong-site-code" }],
  ["never responds", { connection: "hang" }],
  ["connection drops", { connection: "drop" }],
];

function kindOf(fault: Fault | undefined): string {
  if (!fault) return "none";
  const { times: _, ...what } = fault;
  return kinds.find(([, known]) => JSON.stringify(known) === JSON.stringify(what))?.[0] ?? "another";
}

interface FaultsView {
  readonly faults: Faults;
  readonly asked: Partial<Record<Call, number>>;
  readonly onChange: (faults: Faults) => void;
}

function choice(label: string, names: readonly string[], chosen: string, onChoose: (name: string) => void): TemplateResult {
  return html`<select aria-label=${label} @change=${(event: Event) => onChoose((event.target as HTMLSelectElement).value)}>
    ${names.map((name) => html`<option .selected=${name === chosen}>${name}</option>`)}
  </select>`;
}

function row(call: Call, { faults, asked, onChange }: FaultsView): TemplateResult {
  const fault = faults[call];
  const set = (next: Fault | null): void => {
    const { [call]: _, ...others } = faults;
    onChange(next ? { ...others, [call]: next } : others);
  };
  const often = fault?.times === undefined ? "always" : "once";
  const setOften = (name: string): void => {
    if (!fault) return;
    const { times: _, ...what } = fault;
    set(name === "once" ? { ...what, times: 1 } : what);
  };
  const setKind = (name: string): void => {
    const next = kinds.find(([known]) => known === name)?.[1] ?? null;
    set(next && (often === "once" ? { ...next, times: 1 } : next));
  };
  const names = kinds.map(([name]) => name);
  const kind = kindOf(fault);
  return html`<tr class=${fault ? "is-on" : ""}>
    <th scope="row">${call}</th>
    <td>${choice(`Fault of ${call}`, kind === "another" ? [...names, kind] : names, kind, setKind)}</td>
    <td>${fault ? choice(`How often ${call}`, ["always", "once"], often, setOften) : ""}</td>
    <td class="number">${asked[call] ?? 0}</td>
  </tr>`;
}

/** The calls with the fault of each, and how often each was requested. */
export function faultsTable(view: FaultsView): TemplateResult {
  return html`<table class="qa-table qa-faults">
    <thead>
      <tr>
        <th scope="col">Call</th>
        <th scope="col">Fault</th>
        <th scope="col">Often</th>
        <th scope="col" class="number">Asked</th>
      </tr>
    </thead>
    <tbody>
      ${calls.map((call) => row(call, view))}
    </tbody>
  </table>`;
}
