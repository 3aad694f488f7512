import { useState } from "react";
import { TextField } from "../controls/TextField.js";

interface MoneyFieldProps {
  readonly title: string;
  /** The accessible name, where it says more than the title. */
  readonly label?: string;
  /** Whole units of the currency; null while none is set. */
  readonly amount: number | null;
  /** What the field shows while it is not edited. */
  readonly shown: string;
  readonly message: string | null;
  readonly disabled: boolean;
  readonly part: string;
  onEntry(typed: string): void;
}

/** Shows money, and a plain number while edited; taken on blur or Enter, dropped on Escape. */
export function MoneyField({ title, label, amount, shown, message, disabled, part, onEntry }: MoneyFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const plain = amount === null ? "" : String(amount);
  const commit = () => {
    if (draft !== null && draft !== plain) onEntry(draft);
    setDraft(null);
  };
  return (
    <TextField
      title={title}
      message={message}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      part={part}
      className={amount === null && draft === null ? "is-range" : undefined}
      disabled={disabled}
      value={draft ?? shown}
      placeholder={shown}
      onFocus={({ currentTarget }) => {
        setDraft(plain);
        // After the plain number has replaced the money.
        queueMicrotask(() => currentTarget.select());
      }}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={({ key }) => {
        // Runs before the modal closes, which may blur the field.
        if (key === "Escape") setDraft(null);
      }}
      onEnter={(input) => {
        commit();
        // The next amount replaces this one.
        queueMicrotask(() => input.select());
      }}
    />
  );
}
