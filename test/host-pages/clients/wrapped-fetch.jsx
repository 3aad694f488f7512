/** A monitor that counts calls, adds a span of its own and supports only what the first browsers with fetch did. */
const { fetch: original } = window;
window.fetch = function monitored(resource, options = {}) {
  const calls = Number(document.documentElement.dataset.calls ?? 0) + 1;
  document.documentElement.dataset.calls = String(calls);
  const { signal: _unknown, ...known } = options;
  return original.call(window, resource, known).then(
    (answer) => answer.clone(),
    (reason) => Promise.reject(reason),
  );
};
