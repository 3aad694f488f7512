import type { StoredPageView } from "../../visitor/targeting-data.js";
import { compareNumbers, compareTexts } from "../operators.js";
import type { ConditionContext, Matches } from "./condition.js";

const pagesOf = ({ visitor }: ConditionContext): StoredPageView[] => Object.values(visitor.targeting.pageView ?? {});

const matchesText = (operator: unknown, subject: string | undefined, expected: unknown, { report }: ConditionContext): boolean =>
  subject !== undefined && Boolean(expected) && compareTexts(operator, subject, expected, report);

/** Any page that the visitor viewed. */
export const pageUrl: Matches = ({ matchType, url }, context) =>
  pagesOf(context).some(({ urlAddress }) => matchesText(matchType, urlAddress, url, context));

/** Any page that the visitor viewed. */
export const pageTitle: Matches = ({ matchType, title }, context) =>
  pagesOf(context).some((page) => matchesText(matchType, page.title, title, context));

const lastView = ({ timestamps }: StoredPageView): number => timestamps.reduce((last, time) => Math.max(last, time), 0);

/** The address before the latest one. */
export const previousPage: Matches = ({ matchType, url }, context) => {
  const [, previous] = pagesOf(context).sort((first, second) => lastView(second) - lastView(first));
  return matchesText(matchType, previous?.urlAddress, url, context);
};

/** How many pages were viewed, repeated ones included: the times of each page, which are distinct. */
export const visitedPages: Matches = ({ matchType, pageCount }, context) => {
  const views = pagesOf(context).reduce((sum, { timestamps }) => sum + timestamps.length, 0);
  return views > 0 && typeof pageCount === "number" && (compareNumbers(matchType, views, pageCount) ?? false);
};
