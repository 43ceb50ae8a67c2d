// The requests of Twinkle to extensions: https://github.com/wikimedia-gadgets/twinkle

import { edit } from "./code/wiki/edit.js";
import { flagged } from "./code/wiki/flagged.js";
import { info } from "./code/wiki/info.js";
import { pagetriageaction } from "./code/wiki/pagetriageaction.js";
import { pagetriagelist } from "./code/wiki/pagetriagelist.js";
import { query } from "./code/wiki/query.js";
import { review } from "./code/wiki/review.js";
import { revisions } from "./code/wiki/revisions.js";
import { stabilize } from "./code/wiki/stabilize.js";
import { sendRequest } from "./code/runtime/client.js";
import type { Send, SendWithTokens } from "./code/runtime/client.js";

/** Whether a new page is reviewed. Older pages are not in the list. */
export async function isReviewed(send: Send, pageId: number): Promise<boolean> {
  const { pagetriagelist: found } = await sendRequest(pagetriagelist({ page_id: pageId }), send);
  const [page] = found.pages;
  return page === undefined || Number(page.patrol_status) > 0;
}

/** Marks a page as reviewed. */
export async function markReviewed(send: SendWithTokens, pageid: number): Promise<boolean> {
  const request = pagetriageaction({ pageid, reviewed: "1", skipnotif: true });
  return (await sendRequest(request, send)).pagetriageaction.result === "success";
}

/** The level of pending changes of a page, and how long it applies. */
export async function pendingChanges(send: Send, titles: string): Promise<string> {
  const request = query([info({ prop: ["protection", "watched"] }), flagged()], { titles });
  const page = (await sendRequest(request, send)).query?.pages?.[0];
  const { protection_level: level = "none", protection_expiry: until = "" } = page?.flagged ?? {};
  return `${level} ${until}`;
}

/** Sets the level of pending changes. */
export async function setPendingChanges(
  send: SendWithTokens,
  title: string,
  expiry: string,
): Promise<string> {
  const request = stabilize({
    title,
    default: "stable",
    autoreview: "none",
    expiry,
    reason: "Vandalism",
  });
  return (await sendRequest(request, send)).stabilize.title;
}

/** Reverts to a revision, and accepts the revert if changes are pending. */
export async function revert(send: SendWithTokens, title: string, good: number): Promise<string> {
  const request = query([flagged(), revisions({ prop: ["ids", "user"], limit: 50 })], {
    titles: title,
  });
  const page = (await sendRequest(request, send)).query?.pages?.[0];
  const undo = page?.revisions?.[0]?.revid;
  if (page === undefined || undo === undefined) return "missing";
  const { edit: saved } = await sendRequest(edit({ title, undo, undoafter: good }), send);
  if (saved.result !== "Success") return saved.captcha ? "captcha" : "stopped";
  const isPending = (page.flagged?.stable_revid ?? 0) >= good && page.flagged?.pending_since;
  if (isPending && saved.newrevid !== undefined)
    await sendRequest(review({ revid: String(saved.newrevid), comment: "Reverted" }), send);
  return saved.title;
}
