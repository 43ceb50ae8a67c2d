// The requests of Popups, an extension that previews pages:
// https://github.com/wikimedia/mediawiki-extensions-Popups

import { extracts } from "./code/wiki/extracts.js";
import { info } from "./code/wiki/info.js";
import { pageimages } from "./code/wiki/pageimages.js";
import { query } from "./code/wiki/query.js";
import { revisions } from "./code/wiki/revisions.js";
import { pagesOf } from "./code/runtime/client.js";
import type { Send } from "./code/runtime/client.js";

/** The content of a preview. */
export interface Preview {
  readonly title: string;
  readonly url: string | undefined;
  readonly language: string | undefined;
  readonly direction: string | undefined;
  readonly extract: string;
  readonly thumbnail:
    | { readonly source: string; readonly width: number; readonly height: number }
    | undefined;
  readonly id: number | undefined;
  readonly at: string | undefined;
}

export async function preview(
  send: Send,
  title: string,
  size: number,
  chars: number,
): Promise<Preview> {
  const request = query(
    [
      info({ prop: "url" }),
      extracts({ intro: true, chars, plaintext: true, sectionformat: "plain" }),
      pageimages({ prop: "thumbnail", thumbsize: size, license: "any" }),
      revisions({ prop: "timestamp" }),
    ],
    { titles: title, redirects: true, smaxage: 300, maxage: 300, uselang: "content" },
  );
  for await (const page of pagesOf(request, send))
    return {
      title: page.title ?? title,
      url: page.canonicalurl,
      language: page.pagelanguagehtmlcode,
      direction: page.pagelanguagedir,
      extract: page.extract ?? "",
      thumbnail: page.thumbnail,
      id: page.pageid,
      at: page.revisions?.[0]?.timestamp,
    };
  throw new Error("The response does not contain a page.");
}

// @ts-expect-error -- `chars` excludes `sentences`
extracts({ chars: 100, sentences: 2 });
