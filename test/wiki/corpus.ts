import { writeFileSync } from "node:fs";
import { canonicalCatalogue } from "../../generator/wiki/canonical.ts";
import { parseRequest } from "../../templates/runtime/parse/parsed-request.ts";
import type { Api } from "../../templates/runtime/parse/parsed-request.ts";
import { compareVerdicts, decidedWarnings } from "./agreement.ts";
import type { ServerFinding, ServerVerdict } from "./answers.ts";
import { apiFrom, readOptions } from "./catalogue.ts";
import type { WikiCatalogue } from "./catalogue.ts";
import type { TestRequest } from "./requests.ts";
import type { Asker } from "./tally.ts";

/** Where the tests that need no wiki find the corpus. */
const FOLDER = new URL("../generator/inspect/", import.meta.url);

/** The modules of the corpus: few, with parameters of every type. */
const MODULES: ReadonlySet<string> = new Set([
  "main",
  "query",
  "json",
  "compare",
  "query+allmessages",
  "query+allpages",
  "query+allrevisions",
  "query+blocks",
  "query+deletedrevs",
  "query+info",
  "query+logevents",
  "query+random",
  "query+recentchanges",
  "query+revisions",
  "query+search",
  "query+siteinfo",
  "query+tokens",
  "query+usercontribs",
  "query+userinfo",
]);

/** How many requests of one kind are recorded: the same type, with the same findings. */
const OF_A_KIND = 1;

interface Row {
  readonly request: string;
  readonly highLimits?: true;
  readonly error?: Recorded;
  readonly warnings: readonly Recorded[];
}

type Recorded = Pick<ServerFinding, "code" | "parameter" | "data">;

const rows: Row[] = [];
const kinds = new Map<string, number>();

/** Records some of the requests with the verdict of the server, one or more of every kind. */
export function writeCorpus(
  catalogue: WikiCatalogue,
  requests: readonly TestRequest[],
  verdicts: readonly ServerVerdict[],
  asker: Asker,
): void {
  const modules = catalogue.modules.filter(({ path }) => MODULES.has(path));
  const small = canonicalCatalogue(modules);
  const api = apiFrom(small);
  for (const [index, request] of requests.entries()) {
    const verdict = verdicts[index];
    if (!verdict || verdict.opaque || !MODULES.has(request.path)) continue;
    const reading = parseRequest(api, request.text, readOptions(catalogue, asker));
    // What a module that is not in the small catalogue says cannot be replayed.
    if (compareVerdicts(reading, verdict).kind !== "agree") continue;
    const kind = kindOf(api, request, verdict, asker);
    const before = kinds.get(kind) ?? 0;
    kinds.set(kind, before + 1);
    if (before < OF_A_KIND) rows.push(rowOf(request, verdict, asker));
  }
  writeFileSync(new URL("catalogue-1.39.json", FOLDER), `${JSON.stringify(small)}\n`);
  const lines = rows.map((row) => `${JSON.stringify(row)}\n`);
  writeFileSync(new URL("verdicts.jsonl", FOLDER), lines.join(""));
}

function kindOf(api: Api, request: TestRequest, verdict: ServerVerdict, asker: Asker): string {
  const param = api.modules.get(request.path)?.params[request.parameter];
  const codes = new Set(decidedWarnings(verdict).map(({ code }) => code));
  return JSON.stringify([
    asker,
    param?.type,
    param?.multi !== undefined,
    verdict.error?.code,
    ...[...codes].toSorted(),
  ]);
}

function rowOf({ text }: TestRequest, verdict: ServerVerdict, asker: Asker): Row {
  const { error } = verdict;
  return {
    request: text,
    ...(asker === "Highlimits" && { highLimits: true }),
    ...(error && { error: recorded(error) }),
    warnings: decidedWarnings(verdict).map(recorded),
  };
}

function recorded({ code, parameter, data }: ServerFinding): Recorded {
  return { code, parameter, ...(data && { data }) };
}
