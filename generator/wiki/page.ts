import { decodeEntities } from "../base/html.js";
import { isHttp, withoutQuery } from "./address.js";

/**
 * Returns true if a response is an HTML page, by its type or, without a type, by its first
 * characters.
 */
export function isPage(contentType: string | null, text: string): boolean {
  return (
    /\bx?html\b/i.test(contentType ?? "") || /^\s*<(?:!doctype\s+html|html|head|body)\b/i.test(text)
  );
}

/**
 * The address of the API that a MediaWiki page links to (`rel="EditURI"`), unless it is the address
 * of the page.
 */
export function linkedApi(html: string, page: URL): URL | undefined {
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

/** The usual addresses of a wiki's API on the server of a page, without the address of the page. */
export function likelyApis(page: URL): readonly string[] {
  const [before = ""] = page.pathname.split(/\/(?:index\.php|wiki|w)(?:\/|$)/);
  const folder = withoutFile(before).replace(/\/$/, "");
  const paths = new Set([`${folder}/api.php`, "/w/api.php", "/api.php"]);
  return [...paths].filter((path) => path !== page.pathname).map((path) => `${page.origin}${path}`);
}

/** Removes the last segment of a path if it contains a dot. */
function withoutFile(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash >= 0 && path.includes(".", slash) ? path.slice(0, slash) : path;
}

/** The title of a page on one line; undefined without a title. */
export function pageTitle(html: string): string | undefined {
  const title = /<title\b[^<>]*>(?<text>[^<]{1,300})/i.exec(html)?.groups?.["text"];
  const text = decodeEntities(title ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
  return text === "" ? undefined : text;
}
