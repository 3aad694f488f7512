/** The keys of what is shown and announced in place of a list that could not be loaded. */
export const failureTexts = {
  failed: { title: "results.failed", sentence: "results.failed_text" },
  offline: { title: "results.offline", sentence: "results.offline_text" },
  timeout: { title: "results.timeout", sentence: "results.timeout_text" },
} as const;
