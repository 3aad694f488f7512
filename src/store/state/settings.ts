import { ref } from "valtio/vanilla";
import { fixedAges, readCompany } from "../../domain/company.js";
import { resolveFlags } from "../../domain/flags.js";
import { toParticipants } from "../../domain/participants.js";
import type { SearchSettings } from "../../domain/settings.js";
import type { Cookies } from "../../platform/cookies.js";
import type { Parts } from "./types.js";

/** The parts of a search that its settings and the page's cookies decide. */
export function settingsParts(settings: SearchSettings, cookies: Pick<Cookies, "get">): Partial<Parts> & Pick<Parts, "settings" | "flags"> {
  const { features, options, worksCouncil } = settings;
  const company = worksCouncil ? readCompany(cookies.get) : null;
  const ages = company && fixedAges(company, options.blockedCompanies);
  return {
    settings: ref(settings),
    flags: resolveFlags(features, cookies.get(options.testCookieName), options.testCookieFlags),
    company,
    participantsLocked: ages !== null,
    ...(ages && { participants: toParticipants(ages) }),
  };
}
