import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, describe, expect, it } from "vitest";
import { uploadFile } from "../../../../generated/actions/upload.js";
import { createParaminfoStub, createWiki } from "../../../../generated/paraminfo/stub.js";
import { nodeListener } from "../../../../templates/runtime/adapters/node-listener.js";
import { stubFetch } from "../../../../templates/runtime/adapters/stub-fetch.js";
import { fetchSender } from "../../../../templates/runtime/client/senders.js";
import { withTokens } from "../../../../templates/runtime/client/tokens.js";
import { writableWiki } from "../../../../templates/wiki/writes/writable-wiki.js";

/** Every byte, also those that are no UTF-8, and the boundary-like text of a form. */
const BYTES = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7) % 256);
const PNG = Uint8Array.from([
  ...Buffer.from("89504e470d0a1a0a0000000d4948445200000003000000020802000000", "hex"),
  ...new TextEncoder().encode("\r\n--\r\n\r\n"),
  ...BYTES,
]);

/** A writable wiki, and a client that has logged in. */
function start() {
  const wiki = writableWiki(createWiki({ users: [{ name: "Admin", groups: ["sysop"] }] }));
  const handler = createParaminfoStub({ wiki });
  const fetch = stubFetch(handler);
  const headers = { cookie: "paramsmith_user=Admin" };
  const send = withTokens(
    fetchSender("https://wiki.example/w/api.php", {
      fetch,
      headers,
    }),
  );
  return { wiki, handler, fetch, send };
}

async function bytesAt(fetch: ReturnType<typeof stubFetch>, url: unknown): Promise<Uint8Array> {
  const response = await fetch(String(url));
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

describe("a file that uploadFile sends to a writable stub", () => {
  it.each([
    ["whole", {}],
    ["in chunks", { chunkSize: 2048 }],
  ])("%s comes back byte by byte", async (_, options) => {
    const { send, fetch, wiki } = start();
    const result = await uploadFile(send, "Rose.png", PNG, { comment: "ä" }, options);
    expect(result).toMatchObject({ result: "Success", filename: "Rose.png" });
    expect(result.imageinfo).toMatchObject({
      size: PNG.length,
      width: 3,
      height: 2,
      mime: "image/png",
      comment: "ä",
      url: "https://wiki.example/images/4/4f/Rose.png",
    });
    expect(await bytesAt(fetch, result.imageinfo?.["url"])).toEqual(PNG);
    const { tables, contents = new Map() } = wiki.current();
    expect(tables.stashedfiles).toEqual([]);
    expect([...contents.values()]).toEqual([PNG]);
  });

  it("can have chunks that are also those of a different upload", async () => {
    const { send, fetch } = start();
    const other = Uint8Array.from([...PNG, 1]);
    const urls = await Promise.all(
      [PNG, other].map(async (bytes, index) => {
        const result = await uploadFile(send, `${index}.png`, bytes, {}, { chunkSize: 2048 });
        return result.imageinfo?.["url"];
      }),
    );
    expect(await bytesAt(fetch, urls[0])).toEqual(PNG);
    expect(await bytesAt(fetch, urls[1])).toEqual(other);
  });

  it("has the bytes of old versions at their addresses, too", async () => {
    const { send, fetch, wiki } = start();
    const other = Uint8Array.from([...PNG, 1]);
    await uploadFile(send, "Rose.png", PNG);
    await uploadFile(send, "Rose.png", other, { ignorewarnings: true });
    const { files, oldfiles } = wiki.current().tables;
    const [url, old] = [files[0]?.url, oldfiles[0]?.url].map((each) =>
      each?.replace(/^[^/]+\/\/[^/]+/, "https://wiki.example"),
    );
    expect(await bytesAt(fetch, url)).toEqual(other);
    expect(await bytesAt(fetch, old)).toEqual(PNG);
    expect(
      await bytesAt(fetch, url?.replace("/images/", "/images/thumb/") + "/2px-Rose.png"),
    ).toEqual(other);
  });

  it("has its comment as HTML with links", async () => {
    const { send } = start();
    const result = await uploadFile(send, "Rose.png", PNG, { comment: "as [[Rose]]" });
    expect(result.imageinfo?.["parsedcomment"]).toMatch(/^as <a href="[^"]*Rose[^>]*>Rose<\/a>$/);
  });

  it("is refused if it is the same as the present version; observed on MediaWiki 1.39 and 1.43", async () => {
    const { send, wiki } = start();
    const upload = async (): Promise<unknown> =>
      uploadFile(send, "A.png", PNG, { ignorewarnings: true });
    await upload();
    await expect(upload()).rejects.toMatchObject({ code: "fileexists-no-change" });
    expect(wiki.current().tables.oldfiles ?? []).toEqual([]);
  });

  it("is not there before, nor after a reset", async () => {
    const { send, fetch, wiki } = start();
    const address = "https://wiki.example/images/4/4f/Rose.png";
    expect((await fetch(address)).status).toBe(404);
    await uploadFile(send, "Rose.png", PNG);
    expect((await fetch(address)).status).toBe(200);
    wiki.reset();
    expect((await fetch(address)).status).toBe(404);
  });

  it("gives the same keys, ids and hashes in each run", async () => {
    const runs = [start(), start()];
    for (const { send } of runs) {
      // oxlint-disable-next-line no-await-in-loop -- one run after the other
      await uploadFile(send, "Rose.png", PNG, { stash: true });
    }
    const [one, other] = runs.map(({ wiki }) => wiki.current().tables);
    expect(one?.stashedfiles?.[0]?.filekey).toMatch(/^\w{12}\.\w{6}\.\d+\.png$/);
    expect(other).toEqual(one);
  });
});

describe("over HTTP", () => {
  const { handler } = start();
  const server = createServer(nodeListener(handler));
  afterAll(() => server.close());

  it("an upload and the bytes of its file pass unchanged", async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const endpoint = `http://127.0.0.1:${port}/api.php`;
    const send = withTokens(
      fetchSender(endpoint, { headers: { cookie: "paramsmith_user=Admin" } }),
    );
    const result = await uploadFile(send, "Rose.png", PNG);
    const url = String(result.imageinfo?.["url"]);
    const response = await globalThis.fetch(url);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
    expect(response.headers.get("content-type")).toBe("image/png");
    const head = await globalThis.fetch(url, { method: "HEAD" });
    expect(head.headers.get("content-length")).toBe(String(PNG.length));
  });
});
