/** Relative links of a page, and the headings that they may lead to. */
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import type { Page } from "./pages.ts";

/** Links and images of Markdown, and the addresses of HTML, such as `<source srcset="…">`. */
const LINKS = /\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"]+)"/g;
const ELSEWHERE = /^https?:/;

/** The links of a page that lead to no file, or to no heading of a page. */
export function brokenLinks(root: string, { path, text }: Page): readonly string[] {
  return linksOf(withoutCode(text)).filter((link) => {
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? path : posix.join(posix.dirname(path), file);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(join(root, target), "utf8")).has(anchor);
  });
}

/** The addresses of the links and pictures in this repository. */
export function linksOf(text: string): readonly string[] {
  return [...text.matchAll(LINKS)]
    .map(([, markdown, html]) => markdown ?? html ?? "")
    .filter((link) => !ELSEWHERE.test(link));
}

/** The anchors of the headings of a page, as GitHub makes them. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ""] of withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, "")
      .replaceAll(" ", "-");
    let count = 0;
    while (anchors.has(count === 0 ? anchor : `${anchor}-${count}`)) count += 1;
    anchors.add(count === 0 ? anchor : `${anchor}-${count}`);
  }
  return anchors;
}

/** The text without fenced blocks. */
function withoutCode(text: string): string {
  return text.replaceAll(/^```.*?^```$/gms, "");
}
