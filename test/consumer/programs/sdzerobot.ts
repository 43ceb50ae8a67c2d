// The requests of SDZeroBot, a bot that reports and notifies:
// https://github.com/siddharthvp/SDZeroBot

import { edit } from "paramsmith/actions/edit";
import { expandtemplates } from "paramsmith/actions/expandtemplates";
import { purge } from "paramsmith/actions/purge";
import { categoryinfo } from "paramsmith/paraminfo/categoryinfo";
import { categorymembers } from "paramsmith/paraminfo/categorymembers";
import { logevents, validateLogevents } from "paramsmith/paraminfo/logevents";
import { query } from "paramsmith/paraminfo/query";
import { revisions } from "paramsmith/paraminfo/revisions";
import { usercontribs } from "paramsmith/paraminfo/usercontribs";
import { ApiError, collect, inBatches, pagesOf, rowsOf, sendRequest } from "paramsmith/client";
import type { SendWithTokens } from "paramsmith/client";

/** When a bot last edited a page whose title matches. */
export async function lastEdit(send: SendWithTokens, user: string, title: RegExp) {
  const request = usercontribs({ user, prop: ["title", "comment", "timestamp"], limit: 100 });
  for await (const change of rowsOf(request, send))
    if (title.test(change.title)) return { at: change.timestamp, comment: change.comment };
  return undefined;
}

/** Entries of a log by its action or its type, which a configuration page names. */
export async function actions(send: SendWithTokens, user: string, name: string): Promise<string[]> {
  const log = validateLogevents(name.includes("/") ? { action: name } : { type: name });
  if (!log.ok) return [`Invalid action type: ${name}`];
  const prop = ["title", "comment", "timestamp"] as const;
  const request = logevents({ user, limit: 100, ...log.value, prop });
  try {
    const rows = await collect(rowsOf(request, send, { maxRows: 500 }));
    return rows.map(({ title = "", comment = "" }) => `${title} ${comment}`.trim());
  } catch (error) {
    if (error instanceof ApiError && ["badvalue", "unknown_leaction"].includes(error.code))
      return [`Invalid action type: ${name}`];
    throw error;
  }
}

/** The sizes of categories, in as many requests as their number needs. */
export async function categorySizes(send: SendWithTokens, titles: readonly string[]) {
  const work = async (some: readonly string[]) =>
    collect(pagesOf(categoryinfo({}, { titles: some }), send));
  const sizes: string[] = [];
  for await (const batch of inBatches(titles, work)) {
    if (batch.kind === "failed") throw batch.error;
    for (const { title = "", missing, categoryinfo: counts } of batch.result)
      if (!missing) sizes.push(`${title}: ${counts?.size ?? 0}`);
  }
  return sizes;
}

/** Moves of articles to another namespace, with the target of each. */
export async function movesTo(send: SendWithTokens, namespace: number, days: number) {
  const start = new Date(Date.now() - days * 86_400_000);
  const request = logevents({
    type: "move",
    prop: ["title", "user", "timestamp", "comment", "details", "type"],
    start,
    end: new Date(),
    dir: "newer",
    namespace: 0,
    limit: "max",
  });
  const moves: string[] = [];
  for await (const entry of rowsOf(request, send)) {
    if (entry.type !== "move" || entry.params?.target_ns !== namespace) continue;
    moves.push(`${entry.title ?? ""} -> ${entry.params.target_title} by ${entry.user ?? "?"}`);
  }
  return moves;
}

/** Who created a page, and when. */
export async function creation(send: SendWithTokens, title: string) {
  const request = revisions(
    { prop: ["timestamp", "user"], limit: 1, dir: "newer" },
    { titles: title },
  );
  const page = (await sendRequest(request, send)).query?.pages?.[0];
  if (!page || page.missing) return undefined;
  const first = page.revisions?.[0];
  return { creator: first?.user, created: first?.timestamp };
}

/** The words of bold votes in discussions of a category. */
export async function votes(send: SendWithTokens, title: string): Promise<readonly string[]> {
  const request = query([revisions({ prop: "content", slots: "main" })], {
    generator: categorymembers({ title, limit: 500, type: "page" }),
  });
  const found: string[] = [];
  for await (const page of pagesOf(request, send)) {
    const text = page.revisions?.[0]?.slots?.main?.content ?? "";
    found.push(
      `${page.title ?? ""}: ${[...text.matchAll(/'''(.*?)'''/g)].map(([, word]) => word).join()}`,
    );
  }
  return found.toSorted();
}

/** The wikitext that templates expand to. */
export async function expand(send: SendWithTokens, text: string, title: string): Promise<string> {
  const request = expandtemplates({ title, text, prop: "wikitext" });
  return (await sendRequest(request, send)).expandtemplates.wikitext ?? "";
}

/** Purges pages, and returns those whose titles are invalid. */
export async function purgeAll(send: SendWithTokens, titles: readonly string[]): Promise<string[]> {
  const { purge: pages } = await sendRequest(purge({ titles, forcelinkupdate: true }), send);
  return pages.filter(({ invalid }) => invalid).map(({ title = "" }) => title);
}

/** Appends a notice to the talk page of a user. */
export async function notify(send: SendWithTokens, user: string, text: string): Promise<string> {
  const title = `User talk:${user}`;
  const request = edit({ title, appendtext: text, bot: true, redirect: true, summary: "Notice" });
  return (await sendRequest(request, send)).edit.result;
}
