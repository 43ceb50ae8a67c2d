import { beforeAll, expect, it } from "vitest";
import type { ServiceHandler } from "../../templates/runtime/http/service.ts";
import { wholeCatalogue } from "./catalogue.ts";
import { startFilledWiki, useWiki } from "./server.ts";
import { stubOf } from "./stub-server.ts";

const wiki = useWiki(() => startFilledWiki("first"));
let stub: ServiceHandler;
let origin: string;

beforeAll(async () => {
  const { api } = await wholeCatalogue(wiki());
  stub = await stubOf(wiki(), api);
  ({ origin } = new URL(wiki().endpoint));
});

interface Page {
  readonly status: number;
  readonly type: string | null;
  readonly modified: string | null;
  readonly body: string;
}

/** What can be compared of a response; errors are pages in HTML on the server. */
async function pageOf(response: Response): Promise<Page | number> {
  const { status, headers } = response;
  const text = await response.text();
  const type = headers.get("content-type");
  if (status === 403 || (type !== null && /^text\/(?:html|plain)/.test(type))) return status;
  const isFound = status === 200;
  return {
    status,
    type,
    modified: isFound ? headers.get("last-modified") : null,
    body: text.replaceAll(origin, "http://127.0.0.1:8080"),
  };
}

/** The responses of the wiki and of the stub to a request. */
async function both(path: string) {
  const server = await fetch(`${origin}${path}`);
  const other = await stub(new Request(`${origin}${path}`));
  return { server: await pageOf(server), stub: await pageOf(other) };
}

/** Titles and revisions of the wiki, with those of pages of each namespace. */
async function someTitles(): Promise<readonly string[]> {
  const found = await Promise.all(
    [0, 2, 4, 6, 8, 10, 14].map((ns) =>
      wiki().ask(`action=query&list=allpages&aplimit=3&formatversion=2&apnamespace=${ns}`),
    ),
  );
  return [...JSON.stringify(found).matchAll(/"title":"((?:[^"\\]|\\.)*)"/g)].map(([, title]) =>
    JSON.parse(`"${title}"`),
  );
}

it("sources of pages are those of the wiki", async () => {
  const titles = await someTitles();
  expect(titles.length).toBeGreaterThan(10);
  const ofTitles = titles.map((title) => `title=${encodeURIComponent(title)}`);
  const requests = [
    ...ofTitles,
    ...ofTitles
      .slice(0, 6)
      .flatMap((title) => [
        `${title}&section=0`,
        `${title}&section=1`,
        `${title}&section=99`,
        `${title}&direction=prev`,
      ]),
    ...Array.from({ length: 12 }, (_, index) => `oldid=${index * 23 + 1}`),
    "oldid=999999&title=Main_Page",
    "oldid=x&title=Main_Page",
    "title=Nowhere",
    "title=Nowhere&ctype=text/css",
    "title=Main_Page&ctype=text/css",
    "title=Main_Page&ctype=text/html",
    "title=Main_Page&ctype=application/json",
    "title=Main_Page&slot=main",
    "title=Main_Page&slot=nosuch",
    "title=%3C%3E",
    "title=media:Nowhere.png",
    "",
    "curid=1",
  ];
  const differences = [];
  for (const request of requests) {
    const path = `/index.php?action=raw&${request}`;
    // oxlint-disable-next-line no-await-in-loop -- the server has few processes
    const pair = await both(path);
    if (JSON.stringify(pair.server) !== JSON.stringify(pair.stub))
      differences.push({ request, ...pair });
  }
  expect(differences).toEqual([]);
});
