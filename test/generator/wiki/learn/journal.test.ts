import { appendFileSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ResponseBody } from "../../../../generator/wiki/response.js";
import type { UnknownObject } from "../../../../generator/base/json.js";
import { fileJournal } from "../../../../generator/wiki/learn/journal.js";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "journal-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function object(value: UnknownObject): ResponseBody {
  return { kind: "object", value };
}

describe("the journal of an unfinished run", () => {
  it("gives the next run the answers that came", () => {
    const file = join(folder, "below", "a.jsonl");
    fileJournal(file).record("action=query", object({ batchcomplete: true }));
    const next = fileJournal(file);
    expect(next.find("action=query")).toEqual(object({ batchcomplete: true }));
    expect(next.find("action=parse")).toBeUndefined();
  });

  it("ignores the last line of a run that was killed, and goes on after it", () => {
    const file = join(folder, "a.jsonl");
    fileJournal(file).record("a", object({ a: 1 }));
    appendFileSync(file, '{"request":"b","ans');
    const next = fileJournal(file);
    expect(next.find("b")).toBeUndefined();
    next.record("b", { kind: "text", value: "<rss>" });
    expect(fileJournal(file).find("b")).toEqual({ kind: "text", value: "<rss>" });
  });

  it("does not become too large for the next run to read", () => {
    vi.stubEnv("PARAMSMITH_MAX_FILE_MIB", "1");
    const file = join(folder, "a.jsonl");
    const journal = fileJournal(file);
    for (const request of ["a", "b"])
      journal.record(request, { kind: "text", value: "x".repeat(600_000) });
    expect(fileJournal(file).find("a")?.kind).toBe("text");
    expect(fileJournal(file).find("b")).toBeUndefined();
    vi.unstubAllEnvs();
  });

  it("is nobody else's to read, and gone when the run is finished", () => {
    const file = join(folder, "a.jsonl");
    const journal = fileJournal(file);
    journal.record("a", object({}));
    expect(statSync(file).mode & 0o077).toBe(0);
    journal.finish();
    expect(existsSync(file)).toBe(false);
  });
});
