import { expect, it } from "vitest";
import { createParaminfoStub, createWiki } from "../../../generated/paraminfo/stub.js";
import { createClient } from "../../../generator/wiki/client.js";
import { limitsFor, processEnvironment } from "../../../generator/wiki/environment.js";
import { fetchContent } from "../../../generator/wiki/pull-content.js";
import { stubFetch } from "../../../templates/runtime/server.js";

const PARSE =
  "https://garden.example/w/api.php?action=parse&page=Rose&prop=wikitext|templates&format=json&formatversion=2";

it("pulls the content of a stub, with which another stub responds in the same way", async () => {
  const wiki = createWiki({
    users: [{ name: "Gardener" }],
    pages: [
      { title: "Rose", revisions: [{ text: "Blue." }, { text: "Red. {{Thorns|many}}" }] },
      { title: "Template:Thorns", text: "{{Count|{{{1}}}}} thorns" },
      { title: "Template:Count", text: "{{{1}}}" },
    ],
  });
  const stubs = [wiki].map((each) => createParaminfoStub({ wiki: each }));
  const client = createClient({
    address: new URL("https://garden.example/w/api.php"),
    userAgent: "paramsmith/0 (a test)",
    limits: limitsFor(30),
    environment: { ...processEnvironment, fetch: stubFetch(createParaminfoStub({ wiki })) },
  });
  const at = { file: "garden.example", line: 1, column: 1 };
  const { value } = await fetchContent({
    client,
    titles: ["*", "Template:*"],
    at,
    progress: () => undefined,
  });
  stubs.push(createParaminfoStub({ wiki: createWiki(JSON.parse(JSON.stringify(value))) }));
  const [expected, actual] = await Promise.all(
    stubs.map(async (stub) => (await stub(new Request(PARSE))).text()),
  );
  expect(actual).toContain("Red.");
  expect(actual?.replace(/"pageid":\d+/, "")).toBe(expected?.replace(/"pageid":\d+/, ""));
});
