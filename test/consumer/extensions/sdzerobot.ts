// The requests of SDZeroBot to extensions: https://github.com/siddharthvp/SDZeroBot

import { description } from "./code/wiki/description.js";
import { pageviews } from "./code/wiki/pageviews.js";
import { query } from "./code/wiki/query.js";
import { revisions } from "./code/wiki/revisions.js";
import { pagesOf } from "./code/runtime/client.js";
import type { Send } from "./code/runtime/client.js";

/** Rows of the report on deletion discussions. */
export async function rows(send: Send, titles: readonly string[]): Promise<readonly string[]> {
  const parts = [revisions({ prop: "content", slots: "main" }), description()] as const;
  const found: string[] = [];
  for await (const page of pagesOf(query([...parts], { titles }), send)) {
    const text = page.revisions?.[0]?.slots?.main?.content ?? "";
    found.push(`${page.title ?? ""} (${page.description ?? ""}): ${text.length}`);
  }
  return found;
}

/** The views of each page in 30 days. */
export async function views(send: Send, titles: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const page of pagesOf(
    pageviews({ metric: "pageviews", days: 30 }, { titles }),
    send,
  )) {
    const counts = Object.values(page.pageviews ?? {});
    found.push(
      `${page.title ?? ""}: ${counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)}`,
    );
  }
  return found;
}
