// The requests of AFC Helper to extensions: https://github.com/wikimedia-gadgets/afc-helper

import { description } from "./code/wiki/description.js";
import { discussiontoolsedit } from "./code/wiki/discussiontoolsedit.js";
import { pagetriagelist } from "./code/wiki/pagetriagelist.js";
import { titleblacklist } from "./code/wiki/titleblacklist.js";
import { sendRequest } from "./code/runtime/client.js";
import type { Send, SendWithTokens } from "./code/runtime/client.js";

/** Why a title is not allowed. */
export async function blacklisted(send: Send, title: string): Promise<string | undefined> {
  const request = titleblacklist({ title, action: "create", nooverride: true });
  const { titleblacklist: found } = await sendRequest(request, send);
  return found.result === "blacklisted" ? found.reason.replaceAll(/\s+/g, " ") : undefined;
}

/** Adds a notice to a talk page; the number of the new revision. */
export async function addTopic(
  send: SendWithTokens,
  page: string,
  wikitext: string,
): Promise<number> {
  const texts = { sectiontitle: "Your draft", wikitext, summary: "Notice" };
  const request = discussiontoolsedit({
    paction: "addtopic",
    page,
    ...texts,
    autosubscribe: "yes",
  });
  const { discussiontoolsedit: saved } = await sendRequest(request, send);
  if (saved.result === "success") return saved.newrevid;
  throw new Error(saved.edit?.captcha ? "The wiki requires a captcha." : saved.result);
}

/** Whether the latest revision may violate copyright. */
export async function isCopied(send: Send, pageId: number, revid: number): Promise<boolean> {
  const { pagetriagelist: found } = await sendRequest(pagetriagelist({ page_id: pageId }), send);
  const [page] = found.pages;
  return page !== undefined && Number(page.copyvio) === revid;
}

/** The short description of a draft, if it is its own. */
export async function shortDescription(send: Send, titles: string): Promise<string | undefined> {
  const page = (await sendRequest(description({}, { titles }), send)).query?.pages?.[0];
  return page?.descriptionsource === "local" ? page.description : undefined;
}
