/** The visitor's choice, kept once there is one: a refusal must be passed on every page too. */
const key = "nevea.consent";

interface Choices {
  readonly preferences: boolean;
  readonly experiments: boolean;
}

/** Storage may be refused: then each page asks again. */
function tried<Value>(attempt: () => Value): Value | null {
  try {
    return attempt();
  } catch {
    return null;
  }
}

function answered(): Choices | null {
  const kept: unknown = tried(() => JSON.parse(localStorage.getItem(key) ?? "null"));
  if (typeof kept !== "object" || kept === null) return null;
  return { preferences: Reflect.get(kept, "preferences") === true, experiments: Reflect.get(kept, "experiments") === true };
}

/** Passes on the choices once the library has loaded, which the definition of a tag shows; a page without tags passes nothing. */
async function handOn(choices: Choices): Promise<void> {
  const tags = [...new Set([...document.querySelectorAll(":not(:defined)")].map(({ localName }) => localName))];
  if (!window.skiElements) await Promise.race(tags.map((tag) => customElements.whenDefined(tag)));
  window.skiElements?.setConsent(choices);
}

/** Passes on the previous choice, and takes a new one from the form in the footer. */
export function followConsent(): void {
  const form = document.querySelector<HTMLFormElement>("[data-consent]");
  const status = form?.querySelector("[role=status]");
  if (!form || !status) return;
  const boxes = (["preferences", "experiments"] as const).flatMap((name) => {
    const box = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    return box ? [{ name, box }] : [];
  });
  const before = answered();
  if (before) {
    for (const { name, box } of boxes) box.checked = before[name];
    status.textContent = form.dataset["after"] ?? "";
    void handOn(before);
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const choices: Choices = {
      preferences: false,
      experiments: false,
      ...Object.fromEntries(boxes.map(({ name, box }) => [name, box.checked])),
    };
    tried(() => localStorage.setItem(key, JSON.stringify(choices)));
    status.textContent = form.dataset["after"] ?? "";
    void handOn(choices);
  });
}
