import { demoCompanies } from "../companies.js";

/** The choice of a works council: leaves the cookies that its portal would, and starts the page again with them. */
const choice = document.querySelector<HTMLSelectElement>("[data-company]");

const cookieOf = (name: string) =>
  document.cookie
    .split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

function leave(name: string, value: string | null): void {
  document.cookie = `${name}=${encodeURIComponent(value ?? "")}; path=/; samesite=lax${value === null ? "; max-age=0" : ""}`;
}

if (choice) choice.value = cookieOf("company") ?? "";
choice?.addEventListener("change", () => {
  const company = demoCompanies.find(({ name }) => name === choice.value);
  if (!company) return;
  leave("company", company.name);
  leave("companyLang", "fr");
  leave("travelerCompanions", company.travellers && JSON.stringify(company.travellers));
  window.location.reload();
});
