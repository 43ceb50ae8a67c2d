// The requests of RTRC, a gadget that shows recent changes as they happen:
// https://github.com/Krinkle/mw-gadget-rtrc

import { patrol } from "paramsmith/actions/patrol";
import { allmessages } from "paramsmith/paraminfo/allmessages";
import { recentchanges } from "paramsmith/paraminfo/recentchanges";
import { siteinfo } from "paramsmith/paraminfo/siteinfo";
import { tags } from "paramsmith/paraminfo/tags";
import { ApiError, collect, rowsOf, sendRequest } from "paramsmith/client";
import type { RowOf, SendWithTokens } from "paramsmith/client";

/** The settings of the feed. */
export interface Settings {
  readonly dir: "newer" | "older";
  readonly limit: number;
  readonly namespace?: number;
  readonly user?: string;
  readonly tag?: string;
  readonly anonymousOnly: boolean;
  readonly unpatrolledOnly: boolean;
  readonly types: readonly ("edit" | "new")[];
}

function feedRequest({ anonymousOnly, unpatrolledOnly, types, ...filter }: Settings) {
  return recentchanges({
    ...filter,
    show: [
      ...(anonymousOnly ? ["anon" as const] : []),
      ...(unpatrolledOnly ? ["!patrolled" as const] : []),
      "!bot",
    ],
    prop: ["flags", "timestamp", "user", "title", "parsedcomment", "sizes", "ids", "patrolled"],
    type: types,
  });
}

function itemOf(change: RowOf<ReturnType<typeof feedRequest>>): string {
  const { oldlen, newlen, title = "(hidden)", user = "(hidden)" } = change;
  const flags = [change.new ? "N" : "", change.minor ? "m" : "", change.unpatrolled ? "!" : ""];
  const diff = change.type === "edit" ? `${change.revid > change.old_revid}` : "new";
  return `${flags.join("")} ${diff} ${title} (${newlen - oldlen}) ${user} ${change.parsedcomment ?? ""}`;
}

/** The feed, or the message about the right that it needs. */
export async function feed(send: SendWithTokens, settings: Settings): Promise<readonly string[]> {
  try {
    const rows = rowsOf(feedRequest(settings), send, { maxRows: settings.limit });
    return (await collect(rows)).map(itemOf);
  } catch (error) {
    if (error instanceof ApiError && error.code === "permissiondenied")
      return ["Please untick “Unpatrolled only”, or request the right to patrol."];
    throw error;
  }
}

/** Marks a change as patrolled. */
export async function markPatrolled(send: SendWithTokens, rcid: number): Promise<boolean> {
  const { patrol: patrolled } = await sendRequest(patrol({ rcid }), send);
  return patrolled.rcid === rcid;
}

/** The names of the wiki's change tags, its time offset, and the messages of the interface. */
export async function setUp(send: SendWithTokens): Promise<readonly string[]> {
  const names = await collect(rowsOf(tags({ prop: "displayname", limit: "max" }), send));
  const { query } = await sendRequest(siteinfo(), send);
  const messages = await collect(
    rowsOf(allmessages({ messages: ["diff", "next"], lang: "en" }), send),
  );
  return [
    ...names.map(({ name, displayname }) => `${name}: ${displayname !== ""}`),
    `offset ${query?.general.timeoffset ?? 0}`,
    ...messages.map(({ name, content = "" }) => `${name}: ${content}`),
  ];
}
