import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exchangeCheckFor } from "../../../../generator/serve/check-exchange.js";
import { jsonLine, textLine, withLog } from "../../../../generator/serve/log.js";
import { cassetteWriter, readCassette } from "../../../../generator/serve/cassette.js";
import { recordingHandler } from "../../../../generator/serve/record.js";
import { replayingHandler } from "../../../../generator/serve/replay.js";
import { createRedactor } from "../../../../generator/serve/redactor.js";
import { makeServices } from "../../../../generator/serve/services.js";
import { readSpecs } from "../../../../generator/serve/read-specs.js";
import type { ServedSpec } from "../../../../generator/serve/served-spec.js";
import type {
  ServiceRequest,
  ServiceResponse,
} from "../../../../templates/runtime/http/service.js";
import { REPOSITORY, scratchFolder } from "../../support/places.js";

const shipped = readSpecs(["spec/paraminfo", "spec/alliance"], REPOSITORY).value ?? [];

/** Records exchanges, and returns all that was written, and a replay of it. */
async function record(
  specs: readonly ServedSpec[],
  kind: ServedSpec["kind"],
  exchanges: readonly (readonly [ServiceRequest, Partial<ServiceResponse>])[],
) {
  const file = join(scratchFolder(), "c.jsonl");
  const written: string[] = [];
  const redactor = createRedactor(specs);
  const stub = makeServices(specs, { seed: 1, envelope: "embedded" }).find(
    ({ spec }) => spec.kind === kind,
  );
  if (!stub) throw new Error("There is no such service.");
  const responses = exchanges.map(([, response]) => ({
    status: 200,
    headers: {},
    body: "{}",
    ...response,
  }));
  let next = 0;
  const recorder = recordingHandler({
    relay: {
      kind,
      at: "",
      send: async () => ({
        kind: "received",
        response: responses[next++] ?? { status: 500, headers: {}, body: "" },
      }),
    },
    redactor,
    cassette: cassetteWriter(file),
    check: exchangeCheckFor(stub),
    report: (broken) => written.push(JSON.stringify(broken)),
    warn: (text) => written.push(text),
  });
  const { service } = withLog(recorder, {
    log: (entry) => written.push(jsonLine(entry), textLine(entry)),
    now: () => 0,
    redactor,
  });
  for (const [request] of exchanges)
    // oxlint-disable-next-line no-await-in-loop -- the exchanges are those of one session
    await service(request);
  const cassette = readCassette(file, "c.jsonl").value ?? [];
  const text = [readFileSync(file, "utf8"), ...written].join("\n");
  return { text, written, cassette, replay: replayingHandler(cassette, redactor.isSecret) };
}

function get(url: string, headers: ServiceRequest["headers"] = {}): ServiceRequest {
  return { method: "GET", url, headers, body: "" };
}

describe("what a recording writes", () => {
  it("has no token of a response in a later request or response, and replays both", async () => {
    const token = "0123456789abcdef+\\";
    const later = `/api.php?action=query&format=xml&titles=${encodeURIComponent(token)}`;
    const { text, replay } = await record(shipped, "catalogue", [
      [
        get("/api.php?action=query&meta=tokens&format=php"),
        { body: String.raw`a:1:{s:9:"csrftoken";s:18:"0123456789abcdef+\";}` },
      ],
      [get(later), { body: `<p title="0123456789ABCDEF 0123456789abcdef+\\"/>` }],
    ]);
    expect(text).not.toContain("0123456789abcdef");
    const asked = await replay.service(get(later));
    expect(asked.body).toBe('<p title="0123456789ABCDEF ***+\\"/>');
    const redacted = await replay.service(
      get(`/api.php?action=query&format=xml&titles=${encodeURIComponent("***+\\")}`),
    );
    expect(redacted.body).toBe(asked.body);
    expect((await replay.service(get("/api.php?action=query&format=xml&titles=A"))).status).toBe(
      404,
    );
  });

  it("has no password that messages of the report repeat", async () => {
    const { written } = await record(shipped, "catalogue", [
      [
        get(
          "/api.php?action=query&list=allpages&aplimit=hunter2%22x&lgpassword=hunter2%22x&format=json",
        ),
        {
          body: String.raw`{"batchcomplete":true,"query":{"allpages":[{"title":5,"hunter2\"x":1}]}}`,
        },
      ],
    ]);
    expect(written.join("\n")).toContain("aplimit");
    expect(written.join("\n")).not.toContain("hunter2");
  });

  it("has no key that the document declares, in the path and headers either", async () => {
    const specs = shipped.map((spec): ServedSpec =>
      spec.kind === "openapi"
        ? { ...spec, model: { ...spec.model, apiKeys: ["Pets-Id", "petsId"] } }
        : spec,
    );
    const { text, cassette, replay } = await record(specs, "openapi", [
      [
        get("/alliances/c4nary-of-query?petsId=c4nary-of-query&size=c4nary-of-header", {
          "pets-id": "c4nary-of-header",
        }),
        {
          headers: {
            location: "https://a.example/?petsId=c4nary-other#access_token=c4nary-of-fragment",
            etag: '"c4nary-of-header"',
            "set-cookie": "petsId=c4nary-of-cookie",
          },
          cookies: ["petsId=c4nary-of-cookie"],
          body: '"c4nary-of-cookie c4nary-of-fragment"',
        },
      ],
    ]);
    expect(text).not.toContain("c4nary");
    expect(cassette).toMatchObject([
      {
        path: "/alliances/***",
        params: { petsId: "***", size: "***" },
        headers: { location: "https://a.example/?petsId=***#access_token=***", etag: '"***"' },
        body: '"*** ***"',
      },
    ]);
    expect((await replay.service(get("/alliances/1?petsId=2&size=3"))).status).toBe(200);
    expect((await replay.service(get("/planets/1?petsId=2&size=3"))).status).toBe(404);
  });

  it("keeps the value of another parameter that is also a secret, and the others of its name", async () => {
    const { replay } = await record(shipped, "catalogue", [
      [get("/api.php?action=login&lgname=hunter22&lgpassword=hunter22"), { body: '"one"' }],
      [get("/api.php?action=login&lgname=B&lgpassword=x"), { body: '"two"' }],
    ]);
    const bodyOf = async (name: string) =>
      (await replay.service(get(`/api.php?action=login&lgname=${name}&lgpassword=y`))).body;
    expect(await bodyOf("hunter22")).toBe('"one"');
    expect(await bodyOf("B")).toBe('"two"');
  });
});
