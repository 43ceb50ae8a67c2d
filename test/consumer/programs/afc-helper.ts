// The requests of AFC Helper, a gadget that reviews drafts, to modules of MediaWiki itself:
// https://github.com/wikimedia-gadgets/afc-helper

import { edit } from "paramsmith/actions/edit";
import { move } from "paramsmith/actions/move";
import { options } from "paramsmith/actions/options_";
import { patrol } from "paramsmith/actions/patrol";
import { blocks } from "paramsmith/paraminfo/blocks";
import { categoryinfo } from "paramsmith/paraminfo/categoryinfo";
import { info } from "paramsmith/paraminfo/info";
import { logevents } from "paramsmith/paraminfo/logevents";
import { revisions } from "paramsmith/paraminfo/revisions";
import { users } from "paramsmith/paraminfo/users";
import { ApiError, collect, rowsOf, sendRequest } from "paramsmith/client";
import type { SendWithTokens } from "paramsmith/client";

/** Text, time and author of the latest revision of a page; an empty text if it does not exist. */
export async function pageText(send: SendWithTokens, titles: string) {
  const prop = ["content", "timestamp", "user"] as const;
  const { query: found } = await sendRequest(revisions({ prop, slots: "main" }, { titles }), send);
  const revision = found?.pages?.[0]?.revisions?.[0];
  return {
    text: revision?.slots?.main?.content ?? "",
    at: revision?.timestamp,
    by: revision?.user,
  };
}

/** The author of the first revision. */
export async function creator(send: SendWithTokens, titles: string): Promise<string | undefined> {
  const request = revisions(
    { prop: "user", dir: "newer", limit: 1 },
    { titles, indexpageids: true },
  );
  return (await sendRequest(request, send)).query?.pages?.[0]?.revisions?.[0]?.user;
}

/** Replaces the text of a page, or adds to it. */
export async function change(
  send: SendWithTokens,
  title: string,
  contents: string,
  mode?: "append" | "prepend",
): Promise<string> {
  const append = mode === "append" ? { appendtext: contents } : { prependtext: contents };
  const texts = mode === undefined ? { text: contents } : append;
  const request = edit({ title, ...texts, summary: "Reviewing", watchlist: "nochange" });
  try {
    const { edit: saved } = await sendRequest(request, send);
    if (saved.result !== "Success") return "Error while saving";
    return saved.nochange ? "No changes made" : `Saved ${saved.newrevid !== undefined}`;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return `Error while saving: ${error.code}`;
  }
}

/** Moves a draft to its title. */
export async function accept(send: SendWithTokens, from: string, to: string): Promise<string> {
  const request = move({ from, to, reason: "Created", movetalk: true, watchlist: "nochange" });
  const { move: moved } = await sendRequest(request, send);
  return `Moved ${moved.from} to ${moved.to}`;
}

/** Marks a change as patrolled, and stores an option of the gadget. */
export async function finish(send: SendWithTokens, rcid: number): Promise<boolean> {
  const { patrol: patrolled } = await sendRequest(patrol({ rcid }), send);
  await sendRequest(options({ optionname: "userjs-afch", optionvalue: "{}" }), send);
  return patrolled.rcid === rcid;
}

/** Deletions of a title. */
export async function deletions(send: SendWithTokens, title: string): Promise<readonly string[]> {
  const prop = ["user", "timestamp", "comment"] as const;
  const request = logevents({ prop, action: "delete/delete", limit: 10, title });
  const rows = await collect(rowsOf(request, send, { maxRows: 10 }));
  return rows.map(
    ({ user, timestamp, comment = "" }) => `${user ?? "?"} ${timestamp !== ""} ${comment}`,
  );
}

/** The notice about a block of a user, and whether the user exists. */
export async function submitter(send: SendWithTokens, name: string): Promise<readonly string[]> {
  const notes: string[] = [];
  const now = new Date().toISOString();
  for await (const { by, expiry, reason } of rowsOf(blocks({ users: name }), send))
    if (expiry === "infinity" || expiry > now)
      notes.push(`blocked by ${by} (${expiry}): ${reason}`);
  for await (const user of rowsOf(users({ users: name }), send))
    notes.push(user.missing ? `No user named "${name}".` : `user ${user.userid !== undefined}`);
  return notes;
}

/** Why a draft cannot be moved to a title: it exists, is a redirect, or is protected. */
export async function obstacle(send: SendWithTokens, titles: string): Promise<string> {
  const { query: found } = await sendRequest(info({ prop: "protection" }, { titles }), send);
  const page = found?.pages?.[0];
  if (!page?.missing) return page?.redirect ? "exists and is a redirect" : "exists";
  const isSalted = page.protection?.some(
    ({ type, level }) => type === "create" && level === "sysop",
  );
  return isSalted ? "is create-protected" : "is free";
}

/** The number of pages in a category. */
export async function pagesIn(send: SendWithTokens, titles: string): Promise<number> {
  const { query: found } = await sendRequest(categoryinfo({}, { titles }), send);
  return found?.pages?.[0]?.categoryinfo?.pages ?? 0;
}
