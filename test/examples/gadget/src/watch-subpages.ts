/**
 * Adds "Watch subpages" to the tools of a page. It puts all subpages on the reader's watchlist; a
 * second click stops it.
 */
import {
  ApiError,
  collect,
  inBatches,
  mwApiSender,
  rowsOf,
  sendRequest,
} from "./api/runtime/client.js";
import { allpages } from "./api/wiki/allpages.js";
import { watch } from "./api/wiki/watch.js";

/** Watches the subpages of a page; returns their number. */
async function watchSubpages(title: mw.Title, signal: AbortSignal): Promise<number> {
  const send = mwApiSender(new mw.Api());
  const request = allpages({
    namespace: title.getNamespaceId(),
    prefix: `${title.getMainText()}/`,
    limit: "max",
  });
  const subpages = await collect(rowsOf(request, send, { signal }));
  const titles = subpages.map((page) => page.title);
  const work = async (some: readonly string[]) =>
    sendRequest(watch({ titles: some, token: "" }), send, { signal });
  for await (const batch of inBatches(titles, work)) {
    if (batch.kind === "failed") throw batch.error;
  }
  return titles.length;
}

/** Every message of an error: `await` of `mw.Api` itself would only have its code. */
function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.messages.map(({ text }) => text).join(" ");
  return error instanceof Error ? error.message : String(error);
}

function addLink(): void {
  const title = mw.Title.newFromText(mw.config.get("wgPageName"));
  const item = mw.util.addPortletLink("p-tb", "#", "Watch subpages", "t-watch-subpages");
  if (!title || !item) return;
  let running: AbortController | undefined;
  item.addEventListener("click", async (event) => {
    event.preventDefault();
    if (running) {
      running.abort(new Error("Stopped."));
      return;
    }
    running = new AbortController();
    try {
      const watched = await watchSubpages(title, running.signal);
      mw.notify(`Subpages on your watchlist: ${watched}`);
    } catch (error) {
      mw.notify(messageOf(error), { type: "error" });
    } finally {
      running = undefined;
    }
  });
}

void mw.loader.using(["mediawiki.api", "mediawiki.Title", "mediawiki.util"]).then(addLink);
