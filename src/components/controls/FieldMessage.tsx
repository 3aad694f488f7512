import { useSheet } from "./useSheet.js";
import type { FieldMessage as Message } from "./useFieldMessage.js";
import formSheet from "./form.css" with { type: "css" };

/** The message of a field, announced when it appears. */
export function FieldMessage({ id, shown }: Pick<Message, "id" | "shown">) {
  useSheet(formSheet);
  if (shown === null) return null;
  return (
    <p className="field-error" id={id} part="error" role="alert">
      {shown}
    </p>
  );
}
