import type { Page } from "@playwright/test";

/** The answers to a call while a page is open. */
export function answersOf(page: Page, path: string): unknown[] {
  const answers: unknown[] = [];
  page.on("response", (response) => {
    if (response.url().includes(path))
      void response.json().then(
        (body: unknown) => answers.push(body),
        () => undefined,
      );
  });
  return answers;
}
