// The requests of Twinkle, a gadget for patrollers and administrators:
// https://github.com/wikimedia-gadgets/twinkle

import { edit } from "paramsmith/actions/edit";
import { parse } from "paramsmith/actions/parse";
import { patrol } from "paramsmith/actions/patrol";
import { blocks } from "paramsmith/paraminfo/blocks";
import { categorymembers } from "paramsmith/paraminfo/categorymembers";
import { imageinfo } from "paramsmith/paraminfo/imageinfo";
import { info } from "paramsmith/paraminfo/info";
import { logevents } from "paramsmith/paraminfo/logevents";
import { query } from "paramsmith/paraminfo/query";
import { recentchanges } from "paramsmith/paraminfo/recentchanges";
import { revisions } from "paramsmith/paraminfo/revisions";
import { users } from "paramsmith/paraminfo/users";
import { ApiError, pagesOf, rowsOf, sendRequest } from "paramsmith/client";
import type { ErrorOf, SendWithTokens } from "paramsmith/client";

/** The notice about an existing block, in the form for reports. */
export async function blockNotice(send: SendWithTokens, user: string): Promise<string> {
  for await (const block of rowsOf(blocks({ users: user, prop: ["range", "flags"] }), send)) {
    const range = block.rangestart !== block.rangeend ? " as part of a range" : "";
    return `${block.partial ? "partially" : "already"} blocked${range}`;
  }
  return "not blocked";
}

/** Facts about a user, in the dialog for blocks. */
export async function userInfo(send: SendWithTokens, name: string): Promise<readonly string[]> {
  const request = query([
    blocks({ users: name, prop: ["expiry", "reason", "flags", "restrictions", "range", "user"] }),
    users({ users: name, prop: "groupmemberships" }),
    logevents({ type: "block", limit: 1, title: `User:${name}` }),
  ]);
  const { query: found } = await sendRequest(request, send);
  const block = found?.blocks?.[0];
  const user = found?.users?.[0];
  const isBot = user?.groupmemberships?.some(({ group }) => group === "bot") ?? false;
  return [
    `${user?.name ?? name} ${user?.userid === undefined ? "unregistered" : isBot ? "bot" : "user"}`,
    block ? `${block.user ?? "?"}: ${block.expiry}, ${block.reason}` : "no block",
    block ? `talk ${block.allowusertalk}, anonymous ${block.anononly}` : "",
    `log ${(found?.logevents?.[0]?.logid ?? 0) > 0}`,
  ];
}

/** The pages of a category, in the dialog for deletions. */
export async function pagesToDelete(send: SendWithTokens, title: string): Promise<string[]> {
  const request = query(
    [revisions({ prop: ["size", "user"] }), info({ prop: "protection" }), imageinfo()],
    { generator: categorymembers({ title, limit: 50 }) },
  );
  const lines: string[] = [];
  for await (const page of pagesOf(request, send)) {
    if (page.missing || page.imagerepository === "shared") continue;
    const protection = page.protection?.find(
      ({ type, level }) => type === "edit" && level === "sysop",
    );
    const revision = page.revisions?.[0];
    const author = page.ns === 6 ? page.imageinfo?.[0]?.user : revision?.user;
    const notes = [page.redirect ? "redirect" : "", protection?.expiry ?? ""].join(" ");
    lines.push(
      `${page.title ?? ""}: ${revision?.size ?? 0} bytes, ${author ?? ""} ${notes}`.trim(),
    );
  }
  return lines.toSorted();
}

/** Appends text to a page; the message about an edit that was not saved. */
export async function append(send: SendWithTokens, title: string, text: string): Promise<string> {
  const params = { title, appendtext: text, summary: "Notice", notminor: true } as const;
  try {
    const { edit: saved } = await sendRequest(edit({ ...params, watchlist: "nochange" }), send);
    return saved.result === "Success" ? "completed" : "The wiki requires a captcha.";
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const code: ErrorOf<typeof edit> = error.code;
    return code === "protectedpage" ? "Page is protected" : error.message;
  }
}

/** The HTML of a text, with the modules that it needs. */
export async function preview(send: SendWithTokens, text: string, title: string): Promise<string> {
  const options = { pst: true, preview: true, disablelimitreport: true, disableeditsection: true };
  const request = parse({ prop: ["text", "modules"], text, title, ...options });
  const { parse: parsed } = await sendRequest(request, send);
  return `${parsed.text} ${[...parsed.modulestyles, ...parsed.modules].length}`;
}

/** Marks the creation of a page as patrolled if it is not. */
export async function patrolCreation(send: SendWithTokens, title: string): Promise<boolean> {
  const changes = recentchanges({ prop: ["patrolled", "ids"], type: "new", title, limit: 1 });
  const { query: found } = await sendRequest(query([info(), changes], { titles: title }), send);
  const revid = found?.pages?.[0]?.lastrevid;
  if (!found?.recentchanges?.[0]?.unpatrolled || revid === undefined) return false;
  return (await sendRequest(patrol({ revid }), send)).patrol.rcid > 0;
}
