import { recordedRedactor } from "../../../generator/cli/redacted-output.js";
import { createRedactor } from "../../../generator/redact/redactor.js";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  inspectedLines,
  inspectLine,
  readLines,
} from "../../../generator/cli/inspect-exchanges.js";
import type { Diagnostic } from "../../../generator/base/diagnostic.js";
import type { ExchangeInspector } from "../../../generator/inspect/exchange.js";
import { inspectAsServer } from "../../../generator/inspect/verdict.js";
import { catalogueApi } from "../inspect/catalogue-api.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

const REDACTOR = createRedactor([]);
const INSPECTOR: ExchangeInspector = {
  api: catalogueApi(),
  results: [],
  inspectRequest: inspectAsServer,
  options: {},
};

const REFUSED = { error: { code: "bad", info: "No." } };

function line(request: string, response: unknown): string {
  return JSON.stringify({ request, response });
}

function fileOf(text: string): string {
  const folder = scratchFolder();
  writeFiles(folder, [{ path: "lines.jsonl", text }]);
  return join(folder, "lines.jsonl");
}

function short({ code, position }: Diagnostic): unknown {
  return [code, position];
}

const AT = { file: "a.jsonl", line: 3, column: 1, isLine: true } as const;

describe("the lines of a file", () => {
  it("have their positions", async () => {
    const found = [];
    for await (const part of readLines({ path: fileOf("a\n\nb\n"), label: "a.jsonl" }))
      found.push(...(part.value ?? []), ...part.diagnostics);
    expect(found).toEqual(
      ["a", "", "b"].map((text, index) => ({
        text,
        at: { file: "a.jsonl", line: index + 1, column: 1, isLine: true },
      })),
    );
  });

  it.each<readonly [string, readonly string[], string]>([
    ["that is missing", ["no.jsonl"], "file-missing"],
    ["below a file", ["lines.jsonl", "x"], "file-missing"],
    ["that is a folder", [], "file-unreadable"],
  ])("%s are none", async (_, path, code) => {
    const folder = join(fileOf("a"), "..");
    const found = [];
    for await (const part of readLines({ path: join(folder, ...path), label: "a.jsonl" })) {
      expect(part.value).toBeUndefined();
      found.push(...part.diagnostics.map(short));
    }
    expect(found).toEqual([[code, { ...AT, line: 1 }]]);
  });

  it("are inspected one after the other, except blank ones", async () => {
    const first = line("action=query", REFUSED);
    const text = `${first}\n \nno json\n${line("action=no", {})}\n`;
    const verdicts = [];
    const source = { path: fileOf(text), label: "a.jsonl" };
    const all = inspectedLines(source, INSPECTOR, REDACTOR);
    for await (const { value, diagnostics } of all) verdicts.push(value ?? diagnostics.map(short));
    expect(verdicts).toEqual([
      expect.objectContaining({ request: "action=query", error: { code: "bad", info: "No." } }),
      [["record-malformed", AT]],
      [["request-unanswerable", { ...AT, line: 4 }]],
    ]);
  });

  it("end at a failure to read", async () => {
    const parts = [];
    for await (const part of inspectedLines(
      { path: "/no/file", label: "a.jsonl" },
      INSPECTOR,
      REDACTOR,
    ))
      parts.push([part.value, ...part.diagnostics.map(({ code }) => code)]);
    expect(parts).toEqual([[undefined, "file-missing"]]);
  });
});

describe("a line", () => {
  it.each<readonly [string, string]>([
    ["no json", "record-malformed"],
    ["[]", "record-malformed"],
    ['{"request":1,"response":{}}', "record-malformed"],
    [line("action=no", {}), "request-unanswerable"],
  ])("%s has no verdict", (text, code) => {
    const { value, diagnostics } = inspectLine(text, AT, INSPECTOR, REDACTOR);
    expect(value).toBeUndefined();
    expect(diagnostics.map(short)).toEqual([[code, AT]]);
  });

  it("has a verdict", () => {
    const { value, diagnostics } = inspectLine(
      line("action=query", REFUSED),
      AT,
      INSPECTOR,
      REDACTOR,
    );
    expect(diagnostics).toEqual([]);
    expect(value).toMatchObject({ request: "action=query", error: REFUSED.error });
  });
});

it("messages about many recorded exchanges repeat the secrets of none", () => {
  const lines = Array.from({ length: 500 }, (_, index) =>
    line(`action=edit&token=request-${index}`, { password: `response-${index}` }),
  );
  const { text } = recordedRedactor(lines.join("\n"));
  expect(text("sent request-499, got response-499 and request%2D1")).toBe(
    "sent ***, got *** and ***",
  );
});
