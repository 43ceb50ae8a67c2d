import type { Markup } from "./scan.js";

/** Magic words that are stored as properties of the page. */
const SWITCHES: ReadonlySet<string> = new Set([
  "notoc",
  "nogallery",
  "forcetoc",
  "toc",
  "noeditsection",
  "newsectionlink",
  "nonewsectionlink",
  "hiddencat",
  "expectunusedcategory",
  "index",
  "noindex",
  "staticredirect",
]);

/** Variables that are written as a template is. */
const VARIABLES =
  /^(?:(?:FULL|BASE|SUB|ROOT|TALK|SUBJECT|ARTICLE)?PAGENAMEE?|(?:TALK|SUBJECT|ARTICLE)?SPACEE?|NAMESPACE(?:E|NUMBER)?|PAGEID|SITENAME|SERVER(?:NAME)?|SCRIPTPATH|STYLEPATH|CONTENTLANGUAGE|PAGELANGUAGE|(?:CURRENT|LOCAL)[A-Z0-9]+|REVISION[A-Z0-9]+|NUMBEROF[A-Z]+|!|=)$/;

/** Parser functions, by the text before their colon, except names of namespaces. */
const FUNCTIONS: ReadonlySet<string> = new Set(
  (
    "anchorencode bidi canonicalurl canonicalurle defaultcategorysort defaultsort defaultsortkey displaytitle " +
    "filepath formatnum fullurl fullurle gender grammar int language lc lcfirst localurl localurle ns nse " +
    "padleft padright pagesincategory pagesize plural protectionexpiry protectionlevel raw subst safesubst msg " +
    "msgnw tag uc ucfirst urlencode pagename fullpagename basepagename namespace talkpagename"
  ).split(" "),
);

/** Whether the text in braces is the name of a template. */
export function isTemplate(name: string): boolean {
  if (name.startsWith("#") || VARIABLES.test(name)) return false;
  const colon = name.indexOf(":");
  return colon < 0 || !FUNCTIONS.has(name.slice(0, colon).trim().toLowerCase());
}

/** The properties that magic words set for the page. */
export function propsOf({ switches, braces }: Markup): Readonly<Record<string, string>> {
  const flags = switches.filter((name) => SWITCHES.has(name)).map((name) => [name, ""] as const);
  const values = braces.flatMap((brace) => {
    const [, word, value] = /^(displaytitle|defaultsort):(.*)$/is.exec(brace) ?? [];
    return word === undefined || value === undefined
      ? []
      : [[word.toLowerCase(), value.trim()] as const];
  });
  return Object.fromEntries([...flags, ...values]);
}
