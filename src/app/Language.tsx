import type { ReactNode } from "react";
import { formattingLocale } from "../domain/locale.js";
import { TextContext } from "../i18n/useText.js";
import type { Texts } from "../i18n/texts.js";

/** The root of a view, which has the language of its texts. */
export function Language({ texts, children }: { readonly texts: Texts; readonly children: ReactNode }) {
  return (
    <div className="language" lang={formattingLocale(texts.locale)}>
      <TextContext.Provider value={texts}>{children}</TextContext.Provider>
    </div>
  );
}
