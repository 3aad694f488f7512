import { demoCompanies } from "../companies.js";
import { cookieOf, setCookie } from "./cookies.js";

/** The choice of a works council: leaves the cookies that its portal would, and starts the page again with them. */
const choice = document.querySelector<HTMLSelectElement>("[data-company]");

if (choice) choice.value = cookieOf("company") ?? "";
choice?.addEventListener("change", () => {
  const company = demoCompanies.find(({ name }) => name === choice.value);
  if (!company) return;
  setCookie("company", company.name);
  setCookie("companyLang", "fr");
  setCookie("travelerCompanions", company.travellers && JSON.stringify(company.travellers));
  window.location.reload();
});
