import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inspectLine } from "../../../generator/cli/inspect-exchanges.js";
import { readCatalogue } from "../../../generator/cli/inspect-catalogue.js";
import { linesOf } from "../../../generator/base/exchange-line.js";
import { explainExchange } from "../../../generator/inspect/exchange.js";
import { inspectAsServer, inspectStrictly } from "../../../generator/inspect/verdict.js";
import { createRedactor } from "../../../generator/redact/redactor.js";
import { packageRoot } from "../../../generator/project/folders.js";
import { holds, same, steers, textOf } from "../target.js";
import type { Target } from "../target.js";

const catalogue = readCatalogue({
  cwd: packageRoot(),
  specs: [join("spec", "paraminfo")],
  out: undefined,
  config: undefined,
  today: "2026-01-01",
}).value;

const redactor = createRedactor([]);

/** A file of recorded exchanges, as `inspect --exchanges` reads it. */
export const target: Target = {
  name: "exchanges",
  form: "bytes",
  seeds: () => {
    const file = join(packageRoot(), "test", "generator", "wiki", "learn", "answers.jsonl");
    const records = readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.length > 0 && line.length < 600);
    return [
      ...records.slice(0, 12),
      '{"request":"action=query&list=allpages","response":{"error":{"code":"x","info":"y"}}}',
      '{"cassette":1,"path":"/api.php","params":{"action":"query","list":"allpages"},"status":200,"headers":{},"body":"{\\"query\\":{\\"allpages\\":[]}}"}\n{"cassette":1,',
    ];
  },
  run: async (input) => {
    if (!catalogue) throw new Error("The shipped catalogue cannot be read.");
    const { api, results } = catalogue;
    const lines: string[] = [];
    for await (const some of linesOf(chunksOf(input))) lines.push(...some);
    const whole = textOf(input).split(/\r?\n/).join("\n");
    same(lines.join("\n"), whole.replace(/^\uFEFF/, "").replace(/[\r\n]$/, ""), "Lines are lost");
    for (const [index, line] of lines.entries())
      for (const inspectRequest of [inspectAsServer, inspectStrictly]) {
        const at = { file: "a.jsonl", line: index + 1, column: 1 };
        const inspector = { api, results, inspectRequest, options: {} };
        const { value, diagnostics } = inspectLine(line, at, inspector, redactor);
        holds(
          (value === undefined) === (diagnostics.length === 1),
          () => "There is a verdict and a diagnostic, or neither.",
        );
        if (!value) continue;
        const again = inspectLine(line, at, inspector, redactor).value;
        same(again, value, "The second verdict is another");
        const shown = explainExchange(value).find((each) => steers(each));
        holds(shown === undefined, () => `The report steers the terminal: ${shown}`);
      }
  },
};

/** The input as it may arrive, in chunks of three bytes. */
async function* chunksOf(input: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < input.length; at += 3) yield input.subarray(at, at + 3);
}
