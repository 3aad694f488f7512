import { lookUpCompany } from "../../../../src/api/calls/company.js";
import { readContribution } from "../../../../src/domain/contribution-rule.js";
import type { Contribution } from "../../../../src/domain/contribution.js";
import type { Locale } from "../../../../src/domain/locale.js";
import { markets } from "../../../../src/domain/markets.js";
import { cookieOf } from "../cookies.js";
import { sellerHttp } from "./seller-http.js";

/** The rule of the visitor's works council; null without a council or a rule, and where it cannot be loaded. */
export async function councilsRule(locale: Locale): Promise<Contribution | null> {
  const company = cookieOf("company");
  if (!markets[locale].worksCouncil || !company) return null;
  const endpoint = new URL("/company", window.location.origin);
  try {
    const found = await lookUpCompany(sellerHttp(locale), endpoint, company, new AbortController().signal);
    return "contribution" in found ? readContribution(found.contribution) : null;
  } catch {
    return null;
  }
}
