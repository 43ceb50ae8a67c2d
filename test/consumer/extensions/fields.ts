// Fields of extensions, and mistakes that do not compile.

import { abuselog } from "./code/wiki/abuselog.js";
import { coordinates } from "./code/wiki/coordinates.js";
import { extracts } from "./code/wiki/extracts.js";
import { pageimages } from "./code/wiki/pageimages.js";
import { wbeditentity } from "./code/wiki/wbeditentity.js";
import { wbgetentities } from "./code/wiki/wbgetentities.js";
import { rowsOf, sendRequest } from "./code/runtime/client.js";
import type { Row, Send, SendWithTokens } from "./code/runtime/client.js";

export const text = (row: Row<typeof extracts>): string | undefined => row.extract;
export async function read(send: Send): Promise<readonly (string | number | undefined)[]> {
  const found: (string | number | undefined)[] = [];
  for await (const page of rowsOf(extracts({ intro: true }, { titles: ["A"] }), send))
    found.push(page.extract?.length);
  for await (const page of rowsOf(
    pageimages({ prop: ["thumbnail", "name"] }, { titles: ["A"] }),
    send,
  ))
    found.push(page.thumbnail?.source, page.thumbnail?.width, page.pageimage);
  for await (const place of rowsOf(coordinates({}, { titles: ["A"] }), send))
    found.push(place.lat, place.lon, place.globe);
  for await (const entry of rowsOf(abuselog({ prop: ["user", "result"] }), send))
    found.push(entry.user, entry.result);
  const { entities } = await sendRequest(wbgetentities({ ids: ["Q1"] }), send);
  // @ts-expect-error -- an entity has labels
  found.push(entities?.["Q1"]?.label);
  for (const entity of Object.values(entities ?? {}))
    found.push(
      entity.labels?.["en"]?.value,
      entity.sitelinks?.["enwiki"]?.title,
      entity.claims?.["P31"]?.[0]?.mainsnak.datavalue?.type,
    );
  return found;
}
export async function write(send: SendWithTokens): Promise<string | undefined> {
  const { entity } = await sendRequest(wbeditentity({ new: "item", data: "{}" }), send);
  return entity.id;
}
// @ts-expect-error -- an extract is a text
export const wrong = (row: Row<typeof extracts>): number | undefined => row.extract;
// @ts-expect-error -- the module has no such value
pageimages({ prop: "thumbnails" });
// @ts-expect-error -- `chars` excludes `sentences`
extracts({ chars: 100, sentences: 2 });
