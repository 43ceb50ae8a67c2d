import { exchangeLines, inspectLine } from "../../../generator/cli/inspect-exchanges.js";
import { readInspectedSpecs } from "../../../generator/cli/inspect-catalogue.js";
import { inspectRequest, serverInspector } from "../../../generator/cli/run-inspect.js";
import {
  inspectedRedactor,
  recordedRedactor,
  redactOutcome,
} from "../../../generator/cli/redacted-output.js";
import type { Diagnostic } from "../../../generator/base/diagnostic.js";
import { plainPalette, renderDiagnostic } from "../../../generator/base/render-diagnostics.js";
import { learnFromRecords } from "../../../generator/wiki/learn/recorded.js";
import { analyse } from "../../../generator/pipeline.js";
import type { Canary } from "./canaries.js";
import type { Random } from "./random.js";
import { recordWith } from "./exchanges.js";
import type { Kind, SecretRecord } from "./exchanges.js";
import { secretSpecFiles } from "./specs.js";
import { shippedSeed, specInput } from "../spec-inputs.js";

/** What a command wrote, and the secrets that must not be in it. */
export interface Written {
  readonly text: string;
  readonly canaries: readonly Canary[];
  /** The input, for a finding. */
  readonly input: unknown;
}

const specs = readInspectedSpecs({
  specs: secretSpecFiles(),
  cwd: process.cwd(),
  out: undefined,
  config: undefined,
  today: "2026-01-01",
}).value;
const PATHS = ["query", "query+tokens", "query+allpages"];
const learnedSpec = specInput("wiki", JSON.parse(shippedSeed(["main", "json", ...PATHS])));
const model = learnedSpec && analyse(learnedSpec).value?.model;
const modules = model?.kind === "catalogue" ? model.operations : [];
const SITE = {
  request: "action=query&meta=siteinfo",
  response: { batchcomplete: "", query: { general: { generator: "MediaWiki 1.39" } } },
};

/** The output of `inspect` for some requests, in both formats, and that of `inspect --exchanges`. */
export async function inspected(random: Random, count: number): Promise<Written> {
  if (!specs?.catalogue) throw new Error("The specs of the fuzz target are not read.");
  const kind = random.of(["catalogue", "openapi"] as const);
  const records = recordsWith(random, kind, count);
  const lines: string[] = [];
  const redactor = inspectedRedactor(specs, []);
  const { api, results } = specs.catalogue;
  const inspectAsServer = serverInspector.ofCatalogue;
  const using = { api, results, inspectRequest: inspectAsServer, options: { highLimits: false } };
  for (const { request, response } of records) {
    for (const format of ["text", "json"] as const) {
      const judging = { format, highLimits: false, inspector: serverInspector, redactor };
      // oxlint-disable-next-line no-await-in-loop -- requests come one after the other
      lines.push(...(await inspectRequest(specs, request, judging)).lines);
    }
    if (kind === "openapi") continue;
    const text = JSON.stringify({ request, response });
    const at = { file: "wiki.jsonl", line: 1, column: 1 };
    const { value, diagnostics } = inspectLine(text, at, using, redactor);
    if (value)
      for (const format of ["text", "json"] as const) lines.push(...exchangeLines(value, format));
    lines.push(...rendered(diagnostics));
  }
  return written(lines, records);
}

/** What `learn FILE` reports and writes. */
export function learned(random: Random, count: number): Written {
  const records = recordsWith(random, "catalogue", count);
  const text = [SITE, ...records.map(learnable)].map((each) => JSON.stringify(each)).join("\n");
  const known = new Map<string, never>();
  const { value, diagnostics } = learnFromRecords({
    file: "wiki.jsonl",
    text,
    modules,
    known,
    corrections: [],
  });
  const again = learnFromRecords({
    file: "wiki.jsonl",
    text,
    modules,
    known: new Map((value?.results ?? []).map((result) => [result.module, result])),
    corrections: [],
  });
  const outcome = redactOutcome(
    { exitCode: 0, diagnostics: [...diagnostics, ...again.diagnostics], lines: [], data: {} },
    recordedRedactor(text),
  );
  return written([JSON.stringify(value?.results), ...rendered(outcome.diagnostics)], records);
}

function recordsWith(random: Random, kind: Kind, count: number): readonly SecretRecord[] {
  return Array.from({ length: count }, () => recordWith(random, kind));
}

/** `learn` reads requests to modules, without a method. */
function learnable({ request, response }: SecretRecord): object {
  const pairs = request.replace(/^(?:POST |[^?]*\?)/, "");
  return { request: `meta=tokens&${pairs.replace(/(?:list|meta)=\w*&/, "")}`, response };
}

function rendered(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map((each) => `${renderDiagnostic(each, plainPalette)} ${each.id ?? ""}`);
}

function written(lines: readonly string[], records: readonly SecretRecord[]): Written {
  return {
    text: lines.join("\n"),
    canaries: records.flatMap(({ canaries }) => canaries),
    input: records.map(({ request, response }) => ({ request, response })),
  };
}
