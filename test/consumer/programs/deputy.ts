// The requests of Deputy, a gadget for cases of copyright:
// https://github.com/ChlodAlejandro/deputy

import { compare } from "paramsmith/actions/compare";
import { edit } from "paramsmith/actions/edit";
import { options } from "paramsmith/actions/options_";
import { parse } from "paramsmith/actions/parse";
import { purge } from "paramsmith/actions/purge";
import { info } from "paramsmith/paraminfo/info";
import { linkshere } from "paramsmith/paraminfo/linkshere";
import { query } from "paramsmith/paraminfo/query";
import { revisions } from "paramsmith/paraminfo/revisions";
import { ApiError, pagesOf, sendRequest } from "paramsmith/client";
import type { SendWithTokens } from "paramsmith/client";

/** The configuration of the wiki: the first page that exists, and whether it can be edited. */
export async function configuration(send: SendWithTokens, locations: readonly string[]) {
  const request = query(
    [revisions({ prop: "content", slots: "main", limit: 1 }), info({ testactions: "edit" })],
    { titles: locations.slice(0, 1), redirects: true },
  );
  const { query: found } = await sendRequest(request, send);
  const redirect = found?.redirects?.find(({ from }) => from === locations[0])?.to;
  for (const page of found?.pages ?? []) {
    if (page.missing || page.title !== (redirect ?? locations[0])) continue;
    const text = page.revisions?.[0]?.slots?.main?.content;
    return { title: page.title, text, editable: page.actions?.["edit"] === true };
  }
  return undefined;
}

/** Text, format and revision of a page. */
export async function pageContent(send: SendWithTokens, title: string) {
  const request = revisions(
    { prop: ["ids", "content"], slots: "main", limit: 1 },
    { titles: title },
  );
  const { query: found } = await sendRequest(request, send);
  const revision = found?.pages?.[0]?.revisions?.[0];
  if (!revision) return undefined;
  const { content = "", contentformat } = revision.slots?.main ?? {};
  return { content, contentformat, isSaved: revision.revid > 0 };
}

/** The redirects to each template. */
export async function aliases(send: SendWithTokens, titles: readonly string[]): Promise<string[]> {
  const request = linkshere(
    { prop: "title", namespace: 10, show: "redirect", limit: 500 },
    { titles },
  );
  const lines: string[] = [];
  for await (const page of pagesOf(request, send))
    lines.push(`${page.title ?? ""}: ${page.linkshere?.map(({ title }) => title).join() ?? ""}`);
  return lines;
}

/** Sections and external links of a page. */
export async function outline(send: SendWithTokens, page: string): Promise<readonly string[]> {
  const request = parse({ page, prop: ["externallinks", "sections", "wikitext"] });
  const { parse: parsed } = await sendRequest(request, send);
  const sections = parsed.sections.map(({ line, level, index }) => `${index} ${level} ${line}`);
  return [...sections, ...parsed.externallinks, `${parsed.wikitext.length}`];
}

/** HTML, wikitext and revision of a section. */
export async function section(send: SendWithTokens, page: string, number: number): Promise<string> {
  const prop = ["text", "wikitext", "revid"] as const;
  const request = parse({ page, prop, section: String(number), disablelimitreport: true });
  const { parse: parsed } = await sendRequest(request, send);
  return `${parsed.text.includes("<h2")} ${parsed.wikitext} ${(parsed.revid ?? 0) > 0}`;
}

/** The difference between a revision and the one before it, or the error's text. */
export async function difference(send: SendWithTokens, fromrev: number): Promise<string> {
  const request = compare({ fromrev, torelative: "prev", prop: "diff" }, { errorformat: "html" });
  try {
    const { compare: compared } = await sendRequest(request, send);
    return String(compared.body?.includes("diff-addedline"));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.messages.map(({ code }) => code).join();
  }
}

/** Saves a report, purges the page, and stores an option. */
export async function report(send: SendWithTokens, title: string, text: string): Promise<string> {
  const { edit: saved } = await sendRequest(edit({ title, text, summary: "Report" }), send);
  const { purge: purged } = await sendRequest(purge({ titles: title, redirects: true }), send);
  await sendRequest(options({ optionname: "userjs-deputy", optionvalue: "1" }), send);
  return `${saved.result} ${purged[0]?.purged ?? false}`;
}

/** The HTML of wikitext, and of its summary. */
export async function render(send: SendWithTokens, text: string, title: string): Promise<string> {
  const flags = { preview: true, disableeditsection: true, disablelimitreport: true };
  const { parse: parsed } = await sendRequest(
    parse({ text, title, summary: "''x''", ...flags }),
    send,
  );
  return `${parsed.text} ${parsed.parsedsummary ?? ""}`;
}
