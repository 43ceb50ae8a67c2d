// The requests of JWB (JavaScript Wiki Browser), a script for semi-automatic edits:
// https://github.com/wikimedia-gadgets/JWB

import { compare } from "paramsmith/actions/compare";
import { edit } from "paramsmith/actions/edit";
import { move } from "paramsmith/actions/move";
import { parse } from "paramsmith/actions/parse";
import { protect } from "paramsmith/actions/protect";
import { watch } from "paramsmith/actions/watch";
import { backlinks } from "paramsmith/paraminfo/backlinks";
import { categories } from "paramsmith/paraminfo/categories";
import { categorymembers } from "paramsmith/paraminfo/categorymembers";
import { deletedrevs } from "paramsmith/paraminfo/deletedrevs";
import { info } from "paramsmith/paraminfo/info";
import { links } from "paramsmith/paraminfo/links";
import { query } from "paramsmith/paraminfo/query";
import { revisions } from "paramsmith/paraminfo/revisions";
import { siteinfo } from "paramsmith/paraminfo/siteinfo";
import { userinfo } from "paramsmith/paraminfo/userinfo";
import { watchlistraw } from "paramsmith/paraminfo/watchlistraw";
import { collect, continueQuery, rowsOf, sendRequest } from "paramsmith/client";
import type { SendWithTokens } from "paramsmith/client";

/** The account, its groups, the wiki's namespaces, groups and extensions, and the page with the list of users. */
export async function checkAccess(send: SendWithTokens, title: string): Promise<readonly string[]> {
  const parts = [
    info(),
    revisions({ prop: "content", slots: "main", limit: 1 }),
    userinfo({ prop: "groups" }),
    siteinfo({ prop: ["namespaces", "usergroups", "extensions"] }),
  ] as const;
  const { query: found } = await sendRequest(
    query([...parts], { titles: title, indexpageids: true }),
    send,
  );
  const page = found?.pages?.[0];
  return [
    `${found?.userinfo?.name ?? ""} ${found?.userinfo?.groups?.includes("sysop") ?? false}`,
    `category: ${found?.namespaces?.["14"]?.name ?? ""}`,
    `json: ${found?.usergroups?.some((group) => group.rights.includes("edituserjson")) ?? false}`,
    `semantic: ${found?.extensions?.some(({ name }) => name === "SemanticMediaWiki") ?? false}`,
    found?.pageids?.[0] === "-1" ? "no page" : (page?.revisions?.[0]?.slots?.main?.content ?? ""),
  ];
}

/** A page with what decides whether it is edited. */
export async function openPage(send: SendWithTokens, title: string): Promise<readonly string[]> {
  const parts = [
    info({ prop: ["watched", "protection"] }),
    revisions({ prop: ["content", "timestamp", "ids"], slots: "main", limit: 1 }),
    categories({ limit: "max", categories: ["Category:Skip"] }),
    userinfo({ prop: "hasmsg" }),
    deletedrevs({ prop: "revid" }),
  ] as const;
  const request = query([...parts], { titles: title, redirects: true });
  const { query: found } = await sendRequest(request, send);
  const page = found?.pages?.[0];
  return [
    `${found?.redirects?.[0]?.to ?? title} messages: ${found?.userinfo?.messages ?? false}`,
    `${!page?.missing} ${page?.watched ?? false} ${page?.restrictiontypes?.join() ?? ""}`,
    page?.revisions?.[0]?.slots?.main?.content ?? "",
    `${page?.categories?.length ?? 0} ${found?.deletedrevs?.length ?? 0}`,
  ];
}

/** The difference between a page and a text, as rows of a table. */
export async function difference(
  send: SendWithTokens,
  fromtitle: string,
  text: string,
): Promise<string> {
  const request = compare({ fromtitle, toslots: "main", "totext-main": text, topst: true });
  return (await sendRequest(request, send)).compare.body ?? "";
}

/** HTML, categories and modules of a text. */
export async function preview(send: SendWithTokens, text: string, title: string): Promise<string> {
  const prop = ["text", "categorieshtml", "modules", "jsconfigvars"] as const;
  const { parse: parsed } = await sendRequest(parse({ text, title, pst: true, prop }), send);
  const modules = [...parsed.modules, ...parsed.modulescripts, ...parsed.modulestyles];
  const settings = Object.keys(parsed.jsconfigvars ?? {});
  return `${parsed.text} ${parsed.categorieshtml.length > 0} ${modules.length} ${settings.length}`;
}

/** Saves, moves, protects and watches a page. */
export async function work(
  send: SendWithTokens,
  title: string,
  to: string,
): Promise<readonly string[]> {
  const { edit: saved } = await sendRequest(
    edit({ title, text: "b", summary: "s", minor: true, watchlist: "nochange" }),
    send,
  );
  const { move: moved } = await sendRequest(
    move({ from: title, to, reason: "r", noredirect: true }),
    send,
  );
  const protections = ["edit=sysop", "move=sysop"];
  const { protect: done } = await sendRequest(
    protect({ title: to, reason: "r", protections, expiry: "infinite" }),
    send,
  );
  const levels = done.protections.map(
    ({ edit: level, move: other, expiry }) => `${level ?? other ?? "all"} ${expiry ?? ""}`,
  );
  await sendRequest(watch({ titles: to }), send);
  return [
    `${saved.title} ${saved.newrevid !== undefined}`,
    `${moved.from} -> ${moved.to}`,
    ...levels,
  ];
}

/** The titles of several lists, from all responses. */
export async function pageList(
  send: SendWithTokens,
  category: string,
  title: string,
): Promise<readonly string[]> {
  const parts = [
    categorymembers({ title: category, limit: "max", namespace: 0 }),
    backlinks({ title, limit: "max", filterredir: "all" }),
    links({ limit: "max" }),
  ] as const;
  const titles: string[] = [];
  for await (const { query: found } of continueQuery(query([...parts], { titles: title }), send)) {
    const rows = [...(found?.categorymembers ?? []), ...(found?.backlinks ?? [])];
    const linked = (found?.pages ?? []).flatMap((page) => page.links ?? []);
    titles.push(...rows.map((row) => row.title), ...linked.map((row) => row.title));
  }
  const watched = await collect(rowsOf(watchlistraw({ limit: "max" }), send));
  return [...titles, ...watched.map((row) => row.title)];
}
