import { giveConsent } from "../consent/consent.js";

/** What a visitor agreed to; absent means not agreed. */
export interface ConsentChoices {
  /** Cookies and visitor data of experiments. */
  readonly experiments?: boolean;
  /** Recent choices, kept on the device. */
  readonly preferences?: boolean;
}

/** Takes what the visitor agreed to; nothing at all is no agreement. It reaches every copy of the library on the page, and wins over the `consent` attribute. */
export function setConsent(choices?: ConsentChoices | null): void {
  giveConsent((["experiments", "preferences"] as const).filter((name) => choices?.[name] === true));
}
