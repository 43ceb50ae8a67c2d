// The requests of XFDcloser, a gadget that closes discussions about deletion:
// https://github.com/wikimedia-gadgets/xfdcloser

import { delete_ } from "paramsmith/actions/delete";
import { edit } from "paramsmith/actions/edit";
import { parse } from "paramsmith/actions/parse";
import { backlinks } from "paramsmith/paraminfo/backlinks";
import { categories } from "paramsmith/paraminfo/categories";
import { embeddedin } from "paramsmith/paraminfo/embeddedin";
import { imageusage } from "paramsmith/paraminfo/imageusage";
import { info } from "paramsmith/paraminfo/info";
import { query } from "paramsmith/paraminfo/query";
import { redirects } from "paramsmith/paraminfo/redirects";
import { revisions } from "paramsmith/paraminfo/revisions";
import { ApiError, collect, pagesOf, rowsOf, sendRequest } from "paramsmith/client";
import type { SendWithTokens } from "paramsmith/client";

/** Edits pages, each again after an edit conflict; returns titles with results. */
export async function editWithRetry(
  send: SendWithTokens,
  titles: readonly string[],
  transform: (content: string, isListed: boolean) => string | undefined,
): Promise<readonly string[]> {
  const parts = [
    revisions({ prop: ["content", "timestamp"], slots: "main" }),
    info(),
    categories({ categories: "Category:All disambiguation pages" }),
  ] as const;
  const response = await sendRequest(query([...parts], { titles, curtimestamp: true }), send);
  const lines: string[] = [];
  for (const { title = "", revisions: [latest] = [], categories: listed } of response.query
    ?.pages ?? []) {
    const text = transform(latest?.slots?.main?.content ?? "", listed !== undefined);
    if (text === undefined) continue;
    const { curtimestamp: starttimestamp } = response;
    const request = edit(
      {
        title,
        text,
        summary: "Removing links",
        nocreate: true,
        minor: true,
        watchlist: "nochange",
        ...(latest && { basetimestamp: latest.timestamp }),
        ...(starttimestamp !== undefined && { starttimestamp }),
      },
      { assert: "user" },
    );
    try {
      // oxlint-disable-next-line no-await-in-loop -- one edit at a time
      const { edit: saved } = await sendRequest(request, send);
      lines.push(`${title}: ${saved.nochange ? "unchanged" : saved.result}`);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "editconflict") throw error;
      // oxlint-disable-next-line no-await-in-loop -- one edit at a time
      lines.push(...(await editWithRetry(send, [title], transform)));
    }
  }
  return lines;
}

/** The pages that link to a page, or use a file; through redirects too. */
export async function backlinksOf(send: SendWithTokens, title: string): Promise<readonly string[]> {
  const filter = {
    filterredir: "nonredirects",
    limit: "max",
    namespace: [0, 10],
    redirect: true,
    title,
  } as const;
  const linking = await collect(rowsOf(backlinks(filter), send));
  const using = title.startsWith("File:") ? await collect(rowsOf(imageusage(filter), send)) : [];
  const rows = [...linking, ...using];
  return rows.flatMap((page) =>
    page.redirect ? (page.redirlinks ?? []).map((link) => link.title) : [page.title],
  );
}

/** The redirects to pages, and the talk pages of these redirects. */
export async function redirectsTo(send: SendWithTokens, titles: readonly string[]) {
  const request = query([info({ prop: "talkid" })], {
    titles,
    generator: redirects({ limit: "max" }),
  });
  const found: string[] = [];
  for await (const { title = "", talkid } of pagesOf(request, send))
    found.push(`${title} ${talkid === undefined ? "without talk page" : "with talk page"}`);
  return found.toSorted();
}

/** Deletes pages, and returns a line for each. */
export async function deleteAll(send: SendWithTokens, titles: readonly string[], reason: string) {
  const lines: string[] = [];
  for (const title of titles) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one deletion at a time
      const { delete: deleted } = await sendRequest(delete_({ title, reason }), send);
      lines.push(`${deleted.title}: ${deleted.logid > 0}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      lines.push(`${title}: ${error.code}`);
    }
  }
  return lines;
}

/** Text and time of a discussion, with the log pages that show it. */
export async function discussion(send: SendWithTokens, title: string): Promise<readonly string[]> {
  const pages = { filterredir: "nonredirects", namespace: 4, limit: 500 } as const;
  const parts = [
    revisions({ prop: ["content", "timestamp"], slots: "main" }),
    embeddedin({ title, ...pages }),
  ] as const;
  const { query: found } = await sendRequest(
    query([...parts], { titles: title, curtimestamp: true }),
    send,
  );
  const revision = found?.pages?.[0]?.revisions?.[0];
  const logs = (found?.embeddedin ?? []).map((page) => page.title);
  return [
    `${revision?.slots?.main?.content?.length ?? 0} ${revision?.timestamp !== undefined}`,
    ...logs,
  ];
}

/** Where redirects lead, and which talk pages exist. */
export async function resolve(send: SendWithTokens, titles: readonly string[]): Promise<string[]> {
  const request = info({ prop: "talkid" }, { titles, redirects: true });
  const { query: found } = await sendRequest(request, send);
  return [
    ...(found?.redirects ?? []).map(({ from, to }) => `${from} -> ${to}`),
    ...(found?.pages ?? []).map((page) => `${page.title ?? ""} ${!page.missing} ${!!page.talkid}`),
  ];
}

/** The HTML of a closing statement. */
export async function preview(send: SendWithTokens, text: string, title: string): Promise<string> {
  const options = { pst: true, disablelimitreport: true, contentmodel: "wikitext" } as const;
  return (await sendRequest(parse({ text, title, prop: "text", ...options }), send)).parse.text;
}
