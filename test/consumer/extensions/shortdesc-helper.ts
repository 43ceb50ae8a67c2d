// The requests of Shortdesc helper: https://github.com/wikimedia-gadgets/shortdesc-helper

import { description } from "./code/wiki/description.js";
import { edit } from "./code/wiki/edit.js";
import { revisions } from "./code/wiki/revisions.js";
import { wbgetentities } from "./code/wiki/wbgetentities.js";
import { wbsetdescription } from "./code/wiki/wbsetdescription.js";
import { sendRequest } from "./code/runtime/client.js";
import type { Send, SendWithTokens } from "./code/runtime/client.js";

/** The texts that the gadget shows: of the page, and of its item at Wikidata. */
export async function texts(
  send: Send,
  wikidata: Send,
  page: { readonly title: string; readonly item: string },
  language: string,
): Promise<Readonly<Record<string, string | undefined>>> {
  const options = { titles: page.title };
  const section = revisions({ prop: "content", section: "0", slots: "main" }, options);
  const [lead] = (await sendRequest(section, send)).query?.pages ?? [];
  const [local] = (await sendRequest(description({}, options), send)).query?.pages ?? [];
  const request = wbgetentities({ ids: page.item, props: "descriptions", languages: language });
  const { entities } = await sendRequest(request, wikidata);
  return {
    text: lead?.revisions?.[0]?.slots?.main?.content,
    description: local?.description,
    source: local?.descriptionsource,
    wikidata: entities?.[page.item]?.descriptions?.[language]?.value,
  };
}

/** Writes the description to the item, and to the page. */
export async function save(
  send: SendWithTokens,
  wikidata: SendWithTokens,
  page: { readonly title: string; readonly item: string },
  { language, value }: { readonly language: string; readonly value: string },
): Promise<string> {
  const request = wbsetdescription({ id: page.item, language, value, summary: "Description" });
  await sendRequest(request, wikidata);
  const text = { prependtext: value, section: "0", summary: "Description", minor: true } as const;
  const { edit: saved } = await sendRequest(edit({ title: page.title, ...text }), send);
  return saved.result;
}
