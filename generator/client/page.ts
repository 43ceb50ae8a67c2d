import { decodeEntities } from "../text/html.js";
import { isHttp, withoutQuery } from "./address.js";

/** Whether an answer is a page for people: by its type, or where that says nothing, by how it begins. */
export function isPage(contentType: string | null, text: string): boolean {
  return (
    /\bx?html\b/i.test(contentType ?? "") || /^\s*<(?:!doctype\s+html|html|head|body)\b/i.test(text)
  );
}

/** The address of the API that a page of a MediaWiki names (`rel="EditURI"`), unless it is that of the page. */
export function namedApi(html: string, page: URL): URL | undefined {
  for (const [link] of html.matchAll(/<link\b[^<>]*>/gi)) {
    if (!/\brel\s*=\s*(?:"EditURI"|'EditURI'|EditURI\b)/i.test(link)) continue;
    const href = /\bhref\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"'>]+))/i.exec(
      link,
    );
    const text = decodeEntities(href?.slice(1).find((group) => group !== undefined) ?? "");
    if (text === "" || !URL.canParse(text, page)) continue;
    const api = withoutQuery(new URL(text, page));
    if (isHttp(api) && api.href !== withoutQuery(page).href) return api;
  }
  return undefined;
}

/** Where the API of a wiki usually is, seen from some address of the same server; never the address itself. */
export function likelyApis(page: URL): readonly string[] {
  const [before = ""] = page.pathname.split(/\/(?:index\.php|wiki|w)(?:\/|$)/);
  const folder = withoutFile(before).replace(/\/$/, "");
  const paths = new Set([`${folder}/api.php`, "/w/api.php", "/api.php"]);
  return [...paths].filter((path) => path !== page.pathname).map((path) => `${page.origin}${path}`);
}

/** A path without its last part, where that has a dot and so names a file. */
function withoutFile(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash >= 0 && path.includes(".", slash) ? path.slice(0, slash) : path;
}

/** The title of a page, on one line; undefined where it has none. */
export function pageTitle(html: string): string | undefined {
  const title = /<title\b[^<>]*>(?<text>[^<]{1,300})/i.exec(html)?.groups?.["text"];
  const text = decodeEntities(title ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return text === "" ? undefined : text;
}
