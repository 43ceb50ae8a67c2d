import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cassetteWriter, readCassette } from "../../../../generator/serve/cassette.js";
import type { Exchange } from "../../../../generator/base/exchange-line.js";
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
