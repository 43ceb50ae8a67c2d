// The requests of HotCat, a gadget (and extension) that edits categories:
// https://github.com/wikimedia/mediawiki-extensions-HotCat

import { opensearch } from "paramsmith/actions/opensearch";
import { allpages } from "paramsmith/paraminfo/allpages";
import { categories } from "paramsmith/paraminfo/categories";
import { categoryinfo } from "paramsmith/paraminfo/categoryinfo";
import { categorymembers } from "paramsmith/paraminfo/categorymembers";
import { info } from "paramsmith/paraminfo/info";
import { langlinks } from "paramsmith/paraminfo/langlinks";
import { links } from "paramsmith/paraminfo/links";
import { query } from "paramsmith/paraminfo/query";
import { revisions } from "paramsmith/paraminfo/revisions";
import { siteinfo } from "paramsmith/paraminfo/siteinfo";
import { tokens } from "paramsmith/paraminfo/tokens";
import { userinfo } from "paramsmith/paraminfo/userinfo";
import { collect, pagesOf, rowsOf, sendRequest } from "paramsmith/client";
import type { Send } from "paramsmith/client";

/** What the gadget needs to edit a page: its revision, the token, and preferences of the user. */
export async function pageToEdit(
  send: Send,
  titles: string,
  startid: number,
): Promise<readonly string[]> {
  const request = query(
    [
      info({ prop: "watched" }),
      revisions({
        prop: ["content", "timestamp", "ids", "user"],
        slots: "main",
        limit: 2,
        dir: "newer",
        startid,
      }),
      langlinks({ limit: 500 }),
      siteinfo(),
      userinfo({ prop: "options" }),
      tokens({ type: "csrf" }),
    ],
    { titles },
  );
  const { query: found } = await sendRequest(request, send);
  const page = found?.pages?.[0];
  const [shown, conflicting] = page?.revisions ?? [];
  const languages = page?.langlinks?.map(({ lang }) => lang) ?? [];
  const options = found?.userinfo?.options;
  return [
    `${shown?.slots?.main?.content ?? ""} ${shown?.revid === startid} ${conflicting?.user ?? "no conflict"}`,
    `${(shown?.timestamp ?? "") <= (found?.general?.time ?? "")} ${(page?.lastrevid ?? 0) >= startid}`,
    `${page?.watched ?? false} ${found?.tokens?.csrftoken !== undefined} ${languages.join()}`,
    `${found?.general?.case ?? ""} ${String(options?.["watchdefault"])} ${String(options?.["minordefault"])}`,
  ];
}

/** Whether categories are redirects, disambiguations, hidden or missing; what they link to. */
export async function resolve(send: Send, names: readonly string[]): Promise<readonly string[]> {
  const limit = names.length * 10;
  const request = query(
    [info(), links({ namespace: 14, limit }), categories({ limit }), categoryinfo()],
    {
      titles: names.map((name) => `Category:${name}`),
    },
  );
  const lines: string[] = [];
  for await (const page of pagesOf(request, send)) {
    const state = page.missing ? "missing" : page.redirect ? "redirect" : "exists";
    const hidden = page.categoryinfo?.hidden ? " hidden" : "";
    const parents = (page.categories ?? []).map(({ title }) => title);
    const targets = (page.links ?? []).filter(({ ns }) => ns === 14).map(({ title }) => title);
    lines.push(`${page.title ?? ""} ${state}${hidden} ${[...parents, ...targets].join()}`.trim());
  }
  return lines;
}

/** Names of categories for what the user typed, from each engine of suggestions. */
export async function suggestions(send: Send, typed: string): Promise<readonly string[]> {
  const search = `Category:${typed}`;
  const [key, found] = await sendRequest(opensearch({ search, namespace: 14, limit: 30 }), send);
  const indexed = allpages({ namespace: 14, limit: 30, from: typed, prefix: typed });
  const listed = await collect(rowsOf(indexed, send, { maxRows: 30 }));
  const members = await collect(
    rowsOf(categorymembers({ title: search, type: "subcat", limit: "max" }), send),
  );
  const [page] = await collect(pagesOf(categories({ limit: "max" }, { titles: search }), send));
  const names = [listed, members, page?.categories ?? []].map((rows) =>
    rows.map(({ title }) => title.slice(title.indexOf(":") + 1)).join(),
  );
  return [key, found.join(), ...names];
}
