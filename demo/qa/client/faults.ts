import { html, nothing, type TemplateResult } from "lit-html";
import type { Fault } from "../../engine/service/faults.js";
import { type Call, calls } from "../../engine/service/request-log.js";
import type { Faults } from "./engine.js";
import { faultOfKind, kindNames, kindOf, timesOf, type FaultTimes } from "./fault-kinds.js";

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

/** How often a fault applies, by what is chosen first. */
const oftenTimes: Readonly<Record<string, FaultTimes>> = { always: {}, once: { times: 1 }, "by number or time": { skip: 0 } };

function oftenOf(fault: Fault): string {
  const times = JSON.stringify(timesOf(fault));
  return Object.entries(oftenTimes).find(([, known]) => JSON.stringify(known) === times)?.[0] ?? "by number or time";
}

/** The numbers of a fault's times; seconds are milliseconds on the wire. */
const numbers: readonly (readonly [label: string, name: keyof FaultTimes, unit: number])[] = [
  ["after requests", "skip", 1],
  ["for requests", "times", 1],
  ["after seconds", "from", 1000],
  ["for seconds", "lasts", 1000],
];

function timesRow(call: Call, fault: Fault, set: (times: FaultTimes) => void): TemplateResult {
  const times = timesOf(fault);
  const field = ([label, name, unit]: (typeof numbers)[number]) => {
    const value = times[name];
    const change = (event: Event): void => {
      const { value: typed, valueAsNumber } = event.target as HTMLInputElement;
      const { [name]: _, ...others } = times;
      set(typed === "" ? others : { ...others, [name]: valueAsNumber * unit });
    };
    return html`<label
      >${label}
      <input
        type="number"
        min=${name === "times" ? 1 : 0}
        aria-label=${`${call}: ${label}`}
        .value=${value === undefined ? "" : String(value / unit)}
        @change=${change}
    /></label>`;
  };
  return html`<tr>
    <td colspan="4">
      <div class="qa-fields">${numbers.map(field)}</div>
    </td>
  </tr>`;
}

function row(call: Call, { faults, asked, onChange }: FaultsView): TemplateResult {
  const fault = faults[call];
  const set = (next: Fault | null): void => {
    const { [call]: _, ...others } = faults;
    onChange(next ? { ...others, [call]: next } : others);
  };
  const setTimes = (times: FaultTimes): void => {
    if (!fault) return;
    const { skip: _skip, times: _times, from: _from, lasts: _lasts, ...what } = fault;
    set({ ...what, ...times });
  };
  const setKind = (name: string): void => {
    const next = faultOfKind(name);
    set(next && { ...next, ...(fault && timesOf(fault)) });
  };
  const kind = kindOf(fault);
  const often = fault && oftenOf(fault);
  return html`<tr class=${fault ? "is-on" : ""}>
      <th scope="row">${call}</th>
      <td>${choice(`Fault of ${call}`, kind === "another" ? [...kindNames, kind] : kindNames, kind, setKind)}</td>
      <td>${often ? choice(`How often ${call}`, Object.keys(oftenTimes), often, (name) => setTimes(oftenTimes[name] ?? {})) : ""}</td>
      <td class="number">${asked[call] ?? 0}</td>
    </tr>
    ${fault && often === "by number or time" ? timesRow(call, fault, setTimes) : nothing}`;
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
