// The requests of Rater, a gadget that assesses articles, to modules of MediaWiki itself:
// https://github.com/wikimedia-gadgets/rater

import { compare } from "paramsmith/actions/compare";
import { edit } from "paramsmith/actions/edit";
import { parse } from "paramsmith/actions/parse";
import { categories } from "paramsmith/paraminfo/categories";
import { categorymembers } from "paramsmith/paraminfo/categorymembers";
import { info } from "paramsmith/paraminfo/info";
import { query } from "paramsmith/paraminfo/query";
import { revisions } from "paramsmith/paraminfo/revisions";
import { templates } from "paramsmith/paraminfo/templates";
import { collect, rowsOf, sendRequest } from "paramsmith/client";
import type { SendWithTokens } from "paramsmith/client";

/** A page before an edit. */
export interface Page {
  readonly title: string;
  readonly content: string | undefined;
  readonly isMissing: boolean;
  readonly isRedirect: boolean;
}

/** Edits a page, or creates it, with parameters that a function returns. */
export async function edited(
  send: SendWithTokens,
  title: string,
  transform: (page: Page) => {
    readonly text: string;
    readonly summary: string;
    readonly minor?: boolean;
  },
): Promise<string> {
  const parts = [revisions({ prop: ["content", "timestamp"], slots: "main" }), info()] as const;
  const response = await sendRequest(
    query([...parts], { titles: title, curtimestamp: true }),
    send,
  );
  const page = response.query?.pages?.[0];
  const latest = page?.revisions?.[0];
  const params = transform({
    title: page?.title ?? title,
    content: latest?.slots?.main?.content,
    isMissing: page?.missing ?? false,
    isRedirect: page?.redirect ?? false,
  });
  const times = {
    ...(latest && { basetimestamp: latest.timestamp }),
    ...(response.curtimestamp !== undefined && { starttimestamp: response.curtimestamp }),
  };
  const { edit: saved } = await sendRequest(
    edit({ title, ...times, ...params }, { assert: "user" }),
    send,
  );
  return `${saved.title} ${saved.new ? "created" : saved.nochange ? "unchanged" : "changed"}`;
}

/** Where redirects among titles lead. */
export async function redirectsOf(
  send: SendWithTokens,
  titles: readonly string[],
): Promise<readonly string[]> {
  const { query: found } = await sendRequest(query([], { titles, redirects: true }), send);
  return (found?.redirects ?? []).map(({ from, to }) => `${from} -> ${to}`);
}

/** Banners: the templates of a category. */
export async function banners(send: SendWithTokens, title: string): Promise<readonly string[]> {
  const request = categorymembers({ title, prop: "title", namespace: 10, limit: 500 });
  return (await collect(rowsOf(request, send))).map((row) => row.title);
}

/** Whether a talk page has a banner. */
export async function hasBanner(send: SendWithTokens, titles: string): Promise<boolean> {
  const request = templates({ namespace: 10, limit: 500 }, { titles, indexpageids: true });
  const page = (await sendRequest(request, send)).query?.pages?.[0];
  return page?.templates?.some((template) => /WikiProject|WPBanner/.test(template.title)) ?? false;
}

/** Classes that a template knows, by the categories of its output. */
export async function classes(send: SendWithTokens, text: string, names: readonly string[]) {
  const request = parse({ title: "Talk:Main Page", text, prop: "categorieshtml" });
  const { categorieshtml } = (await sendRequest(request, send)).parse;
  return names.filter((name) => categorieshtml.includes(`${name}-Class`));
}

/** The HTML of a text, and the difference from another. */
export async function preview(send: SendWithTokens, before: string, text: string, title: string) {
  const shown = await sendRequest(
    parse({ contentmodel: "wikitext", text, title, pst: true }),
    send,
  );
  const models = {
    "fromcontentmodel-main": "wikitext",
    "tocontentmodel-main": "wikitext",
  } as const;
  const texts = { "fromtext-main": before, "totext-main": text } as const;
  const request = compare({
    fromslots: "main",
    toslots: "main",
    ...texts,
    ...models,
    prop: "diff",
  });
  const { compare: compared } = await sendRequest(request, send);
  return `${shown.parse.text} ${compared.body?.includes("diff-addedline") ?? false}`;
}

/** What a page is, by its categories; or where it redirects to. */
export async function subject(
  send: SendWithTokens,
  titles: string,
  listed: readonly string[],
): Promise<string> {
  const { query: found } = await sendRequest(
    categories({ categories: listed }, { titles, redirects: true }),
    send,
  );
  const redirect = found?.redirects?.[0]?.to;
  if (redirect !== undefined) return `redirects to ${redirect}`;
  return found?.pages?.[0]?.categories?.map(({ title }) => title).join() ?? "in no category";
}
