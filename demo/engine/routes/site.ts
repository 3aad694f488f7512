import { fileURLToPath } from "node:url";
import { Hono, type Context, type NotFoundHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { releasePath } from "../../builder/release.js";
import { defaultCompany, demoCompanies } from "../../pages/companies.js";
import { calendarPage, calendarPath } from "../../pages/calendar.js";
import { type ConsentChoices, consentCookie, readChoices } from "../../pages/consent-choices.js";
import { docsIndex, markdownAddress } from "../../pages/docs.js";
import { docsFolders, docsPages, docsPath, docsPictures, llmsText } from "../../docs/pages.js";
import { document } from "../../pages/layout.js";
import { searchCookie } from "../../pages/kept-search.js";
import { shortlistCookie } from "../../pages/kept-stays.js";
import { missingPage, sitePage, type SiteRequest } from "../../pages/site.js";
import type { Visitor } from "../answers.js";
import type { Engine, EngineEnv } from "../service/engine.js";
import { dayText } from "../catalogue/days.js";
import { caching, findFile, sendFile } from "../service/files.js";
import { pageScript } from "../service/page-scripts.js";
import { methodRefused, problemResponse, Refusal } from "../service/problem.js";
import { visitorOf } from "../service/visitor.js";
import { cheapestStay } from "./cheapest-stay.js";
import { createHomeOffers, type KeptCookies } from "./home.js";
import { keptStays } from "./kept-stays.js";
import { pageVisitor } from "./page-visitor.js";

const folder = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** With `LIBRARY=light` the demo's pages get the light build, which has the same files. */
const lightFirst = process.env.LIBRARY === "light" ? [{ address: "/dist/", files: folder("dist/light"), cacheControl: caching.ask }] : [];

/** Where files of the demo lie, and under which addresses they are served: the first that has a file gives it. */
const mounts = [
  { address: releasePath, files: folder("dist"), cacheControl: caching.ask },
  ...lightFirst,
  { address: "/dist/", files: folder("dist"), cacheControl: caching.ask },
  { address: "/locales/", files: folder("locales"), cacheControl: caching.ask },
  { address: "/site/", files: folder("demo/pages"), cacheControl: caching.ask },
  { address: "/fonts/", files: folder("node_modules/@fontsource-variable/figtree/files"), cacheControl: caching.keep },
];

const scripts = folder("demo/pages/client");
const servedTypes = /\.(?:js|map|css|json|svg|png|jpg|ico|woff2?|txt)$/;

type LodgingParts = Pick<SiteRequest, "stay" | "stayOffer" | "otherStays">;

/** The lodging that a product page's address ends on. */
function lodgingIn(path: string): number | null {
  const id = /-(\d{1,9})\/?$/.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}

/** What the visitor agreed to; null before an answer. */
function choicesOf(context: Context<EngineEnv>): ConsentChoices | null {
  return readChoices(getCookie(context, consentCookie) ?? null);
}

/** What pages show of earlier visits, once the visitor agreed to it. */
function keptCookies(context: Context<EngineEnv>): KeptCookies {
  if (!choicesOf(context)?.preferences) return {};
  return { search: getCookie(context, searchCookie), shortlist: getCookie(context, shortlistCookie) };
}

/** The demo's pages and what they load. */
export function siteRoutes(engine: Engine): Hono<EngineEnv> {
  const routes = new Hono<EngineEnv>();
  routes.get("/site/:name{[\\w-]+\\.js}", async (context, next) => {
    const source = await findFile(scripts, context.req.param("name").replace(/\.js$/, ".ts"));
    if (!source) return next();
    return context.body(await pageScript(source), 200, { "content-type": "text/javascript; charset=utf-8", "cache-control": caching.ask });
  });
  routes.get("/favicon.ico", async (context) => {
    const file = await findFile(folder("demo/pages"), "favicon.ico");
    return file ? sendFile(file, caching.ask, context.req.raw) : context.notFound();
  });
  for (const { address, files, cacheControl } of mounts)
    routes.get(`${address}*`, async (context, next) => {
      const file = servedTypes.test(context.req.path) ? await findFile(files, context.req.path.slice(address.length)) : null;
      return file ? sendFile(file, cacheControl, context.req.raw) : next();
    });
  for (const { address } of mounts) routes.get(`${address}*`, (context) => context.text("Not found", 404));
  routes.get(`${docsPath}/search.json`, (context) => context.json(docsIndex(), 200, { "cache-control": caching.ask }));
  for (const path of ["/llms.txt", `${docsPath}/llms.txt`])
    routes.get(path, (context) => context.text(llmsText(visitorOf(context, engine).origin)));
  for (const path of docsFolders) {
    routes.get(path, (context) => context.redirect(docsPath, 301));
    routes.get(`${path}/`, (context) => context.redirect(docsPath, 301));
  }
  for (const { path, file: picture } of docsPictures)
    routes.get(path, async (context) => {
      const file = await findFile(folder("docs"), picture.slice("docs/".length));
      return file ? sendFile(file, caching.ask, context.req.raw) : context.notFound();
    });
  for (const page of docsPages)
    routes.get(markdownAddress(page), (context) => context.body(page.markdown, 200, { "content-type": "text/markdown; charset=utf-8" }));
  routes.post(calendarPath, async (context) => {
    context.header("cache-control", caching.ask);
    const page = calendarPage(visitorOf(context, engine).origin, await context.req.text());
    return context.html(document(page, choicesOf(context)));
  });
  return routes;
}

/** The company of a works council's visitor: named by the link of its portal, or kept from one before. */
function companyOf(context: Context<EngineEnv>): string {
  const named = demoCompanies.find(({ name }) => name !== "" && name === context.req.query("company"))?.name;
  return named ?? getCookie(context, "company") ?? defaultCompany;
}

const headersOf = (context: Context<EngineEnv>): Pick<SiteRequest, "referrer" | "acceptLanguage"> => ({
  referrer: context.req.header("referer") ?? null,
  acceptLanguage: context.req.header("accept-language") ?? "",
});

/** What a product page is about, the cheapest stay there, and the other stays that the visitor keeps; nothing at any other address. */
async function lodgingPage(engine: Engine, path: string, visitor: Visitor, { shortlist }: KeptCookies): Promise<LodgingParts> {
  const liheId = lodgingIn(path);
  const lodging = liheId === null ? null : await engine.answers.lodging(liheId, visitor);
  if (!lodging) return { stay: () => null, stayOffer: null, otherStays: [] };
  const [stayOffer, kept] = await Promise.all([
    cheapestStay(engine, lodging.liheId, path, visitor),
    keptStays(engine, pageVisitor(path, visitor), shortlist),
  ]);
  return { stay: () => lodging, stayOffer, otherStays: kept.filter((stay) => stay.lodging !== liheId) };
}

/** The demo's pages: the response to every address that has no route. */
export function sitePages(engine: Engine): NotFoundHandler<EngineEnv> {
  const homeOffers = createHomeOffers(engine);
  return async (context) => {
    const { path } = context.req;
    const company = companyOf(context);
    const visitor = visitorOf(context, engine);
    const kept = keptCookies(context);
    const home = await homeOffers(path, kept, visitor);
    const request: SiteRequest = {
      ...(await lodgingPage(engine, path, visitor, kept)),
      ...headersOf(context),
      path,
      company,
      home,
      origin: visitor.origin,
      today: dayText(visitor.today),
    };
    const found = sitePage(request) ?? sitePage({ ...request, path: path.replace(/\/+$/, "") });
    if (context.req.method !== "GET" && context.req.method !== "HEAD") {
      if (found?.status === 200) return methodRefused(path === calendarPath ? ["GET", "HEAD", "POST"] : ["GET", "HEAD"]);
      return problemResponse(new Refusal(404, null, "There is nothing at this address"));
    }
    const { page, status } = found ?? missingPage(request);
    context.header("cache-control", caching.ask);
    if (path.startsWith("/cse") && getCookie(context, "company") !== company) setCookie(context, "company", company);
    const recorded = context.req.query("ski-record") !== undefined && !page.elementsLater;
    return context.html(document({ ...page, recorded }, choicesOf(context)), status === 200 ? 200 : 404);
  };
}
