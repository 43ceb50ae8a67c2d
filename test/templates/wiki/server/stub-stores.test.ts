import { describe, expect, it } from "vitest";
import { DEFAULT_SERVER } from "../../../../templates/wiki/data/default-site.js";
import { createWiki } from "../../../../templates/wiki/seed/create-wiki.js";
import type { WikiData } from "../../../../templates/wiki/data/wiki-data.js";
import { wikiStub } from "../../../../templates/wiki/server/wiki-stub.js";
import { catalogueApi } from "../../../generator/inspect/catalogue-api.js";
import { learnedResults } from "../../../wiki/learned.js";

const parts = { api: catalogueApi(), results: learnedResults() };
const REQUEST =
  "/api.php?action=query&meta=siteinfo&titles=File:A.png&prop=info|imageinfo&inprop=url&iiprop=url&format=json&formatversion=2";

function stubOf(data: WikiData) {
  const handler = wikiStub(
    parts,
    createWiki({ pages: [{ title: "File:A.png", file: [{}] }], ...data }),
  );
  return {
    async addresses(host?: string): Promise<string> {
      const headers = { ...(host !== undefined && { host }) };
      const { body } = await handler.service({ method: "GET", url: REQUEST, headers, body: "" });
      return hosts(body);
    },
    async addressesAt(url: string): Promise<string> {
      return hosts(await (await handler(new Request(url + REQUEST))).text());
    },
  };
}

/** The schemes and hosts that a response names, each once. */
function hosts(body: string): string {
  return [...new Set(body.match(/https?:\/\/[^/"]+/g))].join(" ");
}

describe("the addresses of a stub", () => {
  it("have the host and the port of the request", async () => {
    const stub = stubOf({});
    expect(await stub.addresses("127.0.0.1:8055")).toBe("http://127.0.0.1:8055");
    expect(await stub.addresses("localhost:1234")).toBe("http://localhost:1234");
    expect(await stub.addresses("127.0.0.1:8055")).toBe("http://127.0.0.1:8055");
    expect(await stub.addressesAt("https://wiki.example")).toBe("https://wiki.example");
  });

  it("have a default where the request has no host, or none that is one", async () => {
    expect(await stubOf({}).addresses()).toBe("http://127.0.0.1:8080");
    expect(await stubOf({}).addresses("a b")).toBe("http://127.0.0.1:8080");
  });

  it("have them in all facts of the site, such as the logos", async () => {
    const logos = { logo: `${DEFAULT_SERVER}/a.png`, logos: { "1x": `${DEFAULT_SERVER}/b.png` } };
    const stub = stubOf({ site: { general: logos } });
    expect(await stub.addresses("127.0.0.1:8055")).toBe("http://127.0.0.1:8055");
  });

  it("stay at the server of the data", async () => {
    const stub = stubOf({ site: { general: { server: "https://mine.example" } } });
    expect(await stub.addresses("127.0.0.1:8055")).toBe("https://mine.example");
  });

  it("are right for more hosts than the stub keeps", async () => {
    const stub = stubOf({});
    for (let port = 1; port < 30; port += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await stub.addresses(`127.0.0.1:${port}`)).toBe(`http://127.0.0.1:${port}`);
  });
});
