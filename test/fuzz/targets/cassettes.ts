import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasErrors } from "../../../generator/base/diagnostic.js";
import { readCassette } from "../../../generator/serve/cassette.js";
import { createRedactor } from "../../../generator/redact/redactor.js";
import { replayingHandler } from "../../../generator/serve/replay.js";
import { responseOf } from "../../../templates/runtime/http/service.js";
import { holds, same } from "../target.js";
import type { Target } from "../target.js";

const FILE = join(mkdtempSync(join(tmpdir(), "paramsmith-fuzz-")), "cassette.jsonl");

const line = (path: string, params: object, more: object = {}): string =>
  JSON.stringify({
    cassette: 1,
    path,
    params,
    status: 200,
    headers: { "content-type": "application/json" },
    body: "{}",
    ...more,
  });

/** A cassette, as `serve --replay` reads it; then what was recorded is asked for. */
export const target: Target = {
  name: "cassettes",
  form: "bytes",
  seeds: () => [
    `${line("/api.php", { action: "query", list: "allpages" })}\n`,
    `${line("/api.php", { action: "query", lgtoken: "[redacted]", "a[]": ["1", "2"] })}\n${line("/alliances", { size: "2" }, { status: 404 })}\n`,
    `${line("/alliances", {}, { headers: { "set-cookie": "a=b", etag: '"x"', vary: "accept" }, status: 304, body: "" })}\n{"cassette":1,"path`,
    "\n\n",
    line("/api.php", {}),
  ],
  run: async (input) => {
    writeFileSync(FILE, input);
    const { value: cassette, diagnostics } = readCassette(FILE, "cassette.jsonl");
    holds(
      (cassette === undefined) === hasErrors(diagnostics),
      () => "There is a cassette and errors, or neither.",
    );
    if (!cassette) return;
    same(readCassette(FILE, "cassette.jsonl").value, cassette, "The second reading is another");
    const { service } = replayingHandler(cassette, createRedactor([]));
    for (const { path, params } of cassette.slice(0, 5)) {
      const query = new URLSearchParams(
        Object.entries(params).flatMap(([name, value]) =>
          typeof value === "string" ? [[name, value]] : value.map((each) => [`${name}[]`, each]),
        ),
      );
      for (const url of [`${path}?${query}`, `${path}?a=b`, "/other"]) {
        // oxlint-disable-next-line no-await-in-loop -- what is answered depends on what was asked before
        const answer = await service({ method: "GET", url, headers: {}, body: "" });
        // What cannot be sent must not have been read.
        responseOf(answer);
      }
    }
  },
};
