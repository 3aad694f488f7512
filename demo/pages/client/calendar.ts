/** The script of the date picker's page: writes the latest event under each example, and keeps the table of contents current. */
const events = ["ski-date-change", "ski-page-change", "ski-error"];

for (const name of events)
  document.addEventListener(name, (event) => {
    const log = event.target instanceof Element ? event.target.closest("[data-example]")?.querySelector("[data-log]") : null;
    if (log && event instanceof CustomEvent) log.textContent = `${name} ${JSON.stringify(event.detail)}`;
  });

/** The select beside a picker sets its locale, there and in its sample. */
for (const select of document.querySelectorAll<HTMLSelectElement>("[data-sets-locale]"))
  select.addEventListener("change", () => {
    const example = select.closest("[data-example]");
    const code = example?.querySelector("[data-code=markup] code");
    example?.querySelector("ski-date-picker")?.setAttribute("locale", select.value);
    if (code) code.textContent = (code.textContent ?? "").replace(/locale="[^"]*"/, `locale="${select.value}"`);
  });

const links = [...document.querySelectorAll<HTMLAnchorElement>(".contents a")];
/** The section at the top of the window is the current one. */
const observer = new IntersectionObserver(
  (entries) => {
    const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
    if (!entered) return;
    for (const link of links)
      if (link.hash === `#${entered.target.id}`) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
  },
  { rootMargin: "-20% 0px -75% 0px" },
);
for (const section of document.querySelectorAll("section[id]")) observer.observe(section);
