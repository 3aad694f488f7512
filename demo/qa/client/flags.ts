import { html, type TemplateResult } from "lit-html";

/** A feature flag as it is for the visitor of this browser. */
export interface FlagRow {
  readonly key: string;
  /** The variation in force; null where none could be decided. */
  readonly variation: string | null;
  /** What decided it, in a sentence. */
  readonly decidedBy: string;
  /** The keys of its variations. */
  readonly variations: readonly string[];
  /** The variation that the console's set-up gives it whatever its rules say; null for none. */
  readonly override: string | null;
}

interface FlagsView {
  readonly visitorCode: string;
  readonly flags: readonly FlagRow[];
  /** Overrides a flag by a variation, or ends its override when null. */
  readonly onOverride: (key: string, variation: string | null) => void;
}

const noOverride = "by its rules";

function row({ key, variation, decidedBy, variations, override }: FlagRow, onOverride: FlagsView["onOverride"]): TemplateResult {
  const choose = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    onOverride(key, value === noOverride ? null : value);
  };
  return html`<tr class=${override === null ? "" : "is-on"}>
    <th scope="row">${key}</th>
    <td>${variation ?? "none"}</td>
    <td>${decidedBy}</td>
    <td>
      <select aria-label=${`Override of ${key}`} @change=${choose}>
        ${[noOverride, ...variations].map((name) => html`<option .selected=${name === (override ?? noOverride)}>${name}</option>`)}
      </select>
    </td>
  </tr>`;
}

/** The flags with what decided each, and their overrides. */
export function flagsTable({ visitorCode, flags, onOverride }: FlagsView): TemplateResult {
  return html`<table class="qa-table">
    <caption>
      Feature flags of visitor ${visitorCode}
    </caption>
    <thead>
      <tr>
        <th scope="col">Flag</th>
        <th scope="col">Variation</th>
        <th scope="col">Decided by</th>
        <th scope="col">Override</th>
      </tr>
    </thead>
    <tbody>
      ${flags.map((flag) => row(flag, onOverride))}
    </tbody>
  </table>`;
}
