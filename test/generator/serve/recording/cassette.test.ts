import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cassetteWriter, readCassette } from "../../../../generator/serve/cassette.js";
import type { Exchange } from "../../../../generator/base/exchange-line.js";
import { replayingHandler } from "../../../../generator/serve/replay.js";
import { createRedactor } from "../../../../generator/redact/redactor.js";
import type {
  ServiceResponse,
  ServiceHandler,
} from "../../../../templates/runtime/http/service.js";
import { scratchFolder } from "../../support/places.js";

function exchange(params: Exchange["params"], body: string, path = "/api.php"): Exchange {
  const headers = { "content-type": "application/json" };
  return { cassette: 1, path, params, status: 200, headers, body };
}

function read(text: string) {
  const file = join(scratchFolder(), "c.jsonl");
  writeFileSync(file, text);
  return readCassette(file, "c.jsonl");
}

const line = (each: Exchange): string => `${JSON.stringify(each)}\n`;

describe("a cassette", () => {
  it("is read as it was written, in order", () => {
    const file = join(scratchFolder(), "c.jsonl");
    const all = [exchange({ a: "1" }, "one"), exchange({ a: "ä\n" }, "two"), exchange({}, "")];
    const first = cassetteWriter(file);
    for (const each of all.slice(0, 2)) first.append(each);
    for (const each of all.slice(2)) cassetteWriter(file).append(each);
    expect(readCassette(file, "c.jsonl")).toEqual({ value: all, diagnostics: [] });
  });

  it("that was cut off anywhere is read up to there, and can be gone on with", () => {
    const whole = line(exchange({ a: "1" }, "one")) + line(exchange({ b: "größe" }, "two"));
    const bytes = Buffer.from(whole);
    const firstLength = Buffer.from(line(exchange({ a: "1" }, "one"))).length;
    for (let length = firstLength + 1; length < bytes.length - 1; length += 1) {
      const file = join(scratchFolder(), "c.jsonl");
      writeFileSync(file, bytes.subarray(0, length));
      const { value, diagnostics } = readCassette(file, "c.jsonl");
      expect(value?.map(({ body }) => body)).toEqual(["one"]);
      expect(diagnostics).toMatchObject([
        { code: "cassette-line-torn", severity: "warning", position: { line: 2 } },
      ]);
      cassetteWriter(file).append(exchange({ c: "1" }, "three"));
      expect(readCassette(file, "c.jsonl").value?.map(({ body }) => body)).toEqual([
        "one",
        "three",
      ]);
    }
  });

  it.each([
    '{"cassette":2,"path":"/"}',
    "[]",
    "hello",
    '{"request":"a"}',
    '{"cassette":1,"path":"/","params":[1],"status":200,"headers":{},"body":""}',
    '{"cassette":1,"path":"/","params":{"a[]":[{"toString":1}]},"status":200,"headers":{},"body":""}',
    '{"cassette":1,"path":"/","params":{},"status":200.5,"headers":{},"body":""}',
    '{"cassette":1,"path":"/","params":{},"status":200,"headers":{"a b":""},"body":""}',
    '{"cassette":1,"path":"/","params":{},"status":200,"headers":{"":""},"body":""}',
    '{"cassette":1,"path":"/","params":{},"status":200,"headers":{"a":"\\r\\nb: c"},"body":""}',
    '{"cassette":1,"path":"/","params":{},"status":200,"headers":{"a":"\u{1F600}"},"body":""}',
  ])("refuses the line %s", (text) => {
    const { value, diagnostics } = read(line(exchange({}, "")) + text);
    expect(value).toBeUndefined();
    expect(diagnostics).toMatchObject([{ code: "cassette-malformed", position: { line: 2 } }]);
  });

  it("without an exchange is refused, and so is one that is not there", () => {
    expect(read("\n").diagnostics).toMatchObject([{ code: "cassette-empty" }]);
    expect(readCassette(join(scratchFolder(), "x"), "x").diagnostics).toMatchObject([
      { code: "file-missing" },
    ]);
  });

  it("is not changed by being opened again", () => {
    const file = join(scratchFolder(), "c.jsonl");
    cassetteWriter(file).append(exchange({}, ""));
    const before = readFileSync(file, "utf8");
    cassetteWriter(file);
    expect(readFileSync(file, "utf8")).toBe(before);
    appendFileSync(file, "");
  });
});

/** A replay of three requests. */
function handler(): ServiceHandler {
  return replayingHandler(
    [
      exchange({ action: "query", list: "allpages", format: "json" }, "first"),
      exchange({ action: "query", list: "allpages", format: "json" }, "second"),
      exchange({ action: "login", lgname: "A", lgpassword: "***", own: "***" }, "in"),
      exchange({ size: "2" }, "alliances", "/alliances"),
    ],
    createRedactor([]),
  );
}

async function ask(service: ServiceHandler, url: string, body?: string): Promise<ServiceResponse> {
  return service.service({
    method: body === undefined ? "GET" : "POST",
    url,
    headers: body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" },
    body: body ?? "",
  });
}

describe("a replay", () => {
  it("answers in the order of recording, whatever the order of parameters and the method, then with the last again", async () => {
    const service = handler();
    const bodies = [];
    for (const [url, form] of [
      ["/api.php?list=allpages&format=json&action=query"],
      ["/api.php?action=query", "format=json&list=allpages"],
      ["/api.php", "action=query&list=allpages&format=json"],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop -- the order is what is looked at
      bodies.push((await ask(service, url, form)).body);
    expect(bodies).toEqual(["first", "second", "second"]);
  });

  it("takes any secret for a recorded one, also where only the cassette says that it is one", async () => {
    const answer = await ask(handler(), "/api.php", "action=login&lgname=A&lgpassword=x&own=y");
    expect(answer).toMatchObject({ status: 200, body: "in" });
  });

  it("says in HTML, where that is asked for, what is in the request as text", async () => {
    const url = "/api.php?action=query&titles=%3Cb%3E&errorformat=html&formatversion=2";
    const { errors } = JSON.parse((await ask(handler(), url)).body);
    expect(errors[0].html).toContain("&amp;titles=&lt;b&gt;");
    expect(errors[0].html).not.toContain("<b>");
  });

  it("tells another format from the recorded one, and says which request is nearest", async () => {
    const answer = await ask(
      handler(),
      "/api.php?action=query&list=allpages&format=xml&errorformat=plaintext&formatversion=2&token=abc",
    );
    expect(answer.status).toBe(404);
    const { errors } = JSON.parse(answer.body);
    expect(errors).toMatchObject([{ code: "notincassette" }]);
    expect(errors[0].text).toContain('format: sent "xml", recorded "json"');
    expect(errors[0].text).toContain('formatversion: sent "2", not recorded');
    expect(errors[0].text).not.toContain("abc");
  });

  it("says what is missing, and at which path the nearest one was", async () => {
    const answer = await ask(handler(), "/alliances/search?name=x");
    expect(answer.headers["content-type"]).toBe("application/problem+json");
    expect(JSON.parse(answer.body).detail).toContain(
      "path: sent /alliances/search, recorded /alliances",
    );
    const other = await ask(handler(), "/alliances");
    expect(JSON.parse(other.body).detail).toContain('size: not sent, recorded "2"');
  });
});
