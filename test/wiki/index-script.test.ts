import { beforeAll, expect, it } from "vitest";
import type { ServiceHandler } from "../../templates/runtime/http/service.ts";
import { poolOf } from "./learned-requests.ts";
import { startFilledWiki, useWiki } from "./server.ts";
import { twinsOf } from "./twins.ts";

const wiki = useWiki(() => startFilledWiki("first"));
let stub: ServiceHandler;

beforeAll(async () => {
  ({ stub } = await twinsOf(wiki()));
});

/** Requests for the source of a page, and those that are rejected. */
const REQUESTS = [
  ...Array.from({ length: 12 }, (_, index) => `oldid=${index * 23 + 1}`),
  "oldid=999999&title=Main_Page",
  "oldid=x&title=Main_Page",
  "title=Nowhere",
  "title=Nowhere&ctype=text/css",
  "title=Main_Page&ctype=text/css",
  "title=Main_Page&ctype=text/html",
  "title=Main_Page&ctype=application/json",
  "title=Main_Page&slot=main",
  "title=%3C%3E",
  "title=media:Nowhere.png",
  "",
  "curid=1",
];

/** What can be compared of a response; errors are pages in HTML on the server. */
async function sourceOf(response: Response): Promise<object> {
  const { status, headers } = response;
  const text = await response.text();
  const type = headers.get("content-type") ?? "text/plain";
  if (status === 403 || /^text\/(?:html|plain)/.test(type)) return { status };
  return {
    status,
    type,
    modified: status === 200 ? headers.get("last-modified") : null,
    body: text.replaceAll(new URL(wiki().endpoint).origin, "http://127.0.0.1:8080"),
  };
}

it("sources of pages are those of the wiki", async () => {
  const { title, talk, template, file } = await poolOf(wiki());
  const titles = [title, talk, template, file].flatMap((each) => each.slice(0, 3));
  expect(titles.length).toBeGreaterThan(10);
  const ofTitles = titles.flatMap((each) =>
    ["", "&section=0", "&section=1", "&section=99"].map(
      (more) => `title=${encodeURIComponent(each)}${more}`,
    ),
  );
  for (const request of [...ofTitles, ...REQUESTS]) {
    const { origin } = new URL(wiki().endpoint);
    const address = `${origin}/index.php?action=raw&${request}`;
    // oxlint-disable-next-line no-await-in-loop -- the server has few processes
    const [server, own] = [await fetch(address), await stub(new Request(address))];
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect.soft(await sourceOf(own), request).toEqual(await sourceOf(server));
  }
});
