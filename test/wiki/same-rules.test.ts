import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Verdict, VerdictIssue } from "../../generator/inspect/verdict.ts";
import { wholeCatalogue } from "./catalogue.ts";
import type { WikiCatalogue } from "./catalogue.ts";
import { generateFrom, runCommand, writeSpec } from "./generated.ts";
import type { GeneratedModule } from "./generated.ts";
import { Random, SEED } from "./random.ts";
import { boundaryRequests, randomRequests } from "./requests.ts";
import type { TestRequest } from "./requests.ts";
import { startWiki } from "./server.ts";

const folder = mkdtempSync(join(tmpdir(), "paramsmith-rules-"));
let spec: string;
let catalogue: WikiCatalogue;
let generated: ReadonlyMap<string, GeneratedModule>;

beforeAll(async () => {
  const wiki = await startWiki();
  catalogue = await wholeCatalogue(wiki);
  await wiki.stop();
  spec = writeSpec(folder, catalogue);
  generated = await generateFrom(spec, folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ["as any caller", []],
  ["with high limits", ["--high-limits"]],
])("generated readings and `inspect` say the same of every request, %s", (_who, flags) => {
  const paths = [...generated.keys()].filter((path) => path.startsWith("query+"));
  const requests = [
    ...boundaryRequests(catalogue.api, paths),
    ...randomRequests(catalogue.api, paths, new Random(SEED), 2500),
  ];
  const lines = runCommand(["inspect", "-", "--spec", spec, "--format", "json", ...flags], {
    input: requests.map(({ text }) => `${text}\n`).join(""),
  })
    .trimEnd()
    .split("\n");
  expect(lines).toHaveLength(requests.length);
  const secrets = secretsOf(requests);
  let compared = 0;
  const different = requests.flatMap((request, index) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the command prints
    const verdict = JSON.parse(lines[index] ?? "") as Verdict;
    const elsewhere = verdict.issues.some(
      ({ severity, module }) => severity === "error" && module !== request.path,
    );
    // Where another module is in error, `inspect` does not come to this one.
    if (elsewhere) return [];
    compared += 1;
    const inspected = ofModule(verdict.issues, request);
    const read = readingOf(request, flags.length > 0);
    const [one, other] = [inspected, read].map((each) =>
      withoutSecrets(JSON.stringify(each), secrets),
    );
    return one === other ? [] : [{ request: request.text, inspected, read }];
  });
  // oxlint-disable-next-line no-console -- the counts are what the run is for
  console.log(
    `Two ways into one set of rules: ${compared} of ${requests.length} requests compared`,
  );
  expect(compared).toBeGreaterThan(requests.length * 0.95);
  expect(different.slice(0, 5)).toEqual([]);
});

/**
 * Replaces the values that some request sends under a secret name, as `inspect` does: also in the
 * requests after it.
 */
function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce(
    (shown, secret) => shown.replaceAll(JSON.stringify(secret).slice(1, -1), "***"),
    text,
  );
}

function secretsOf(requests: readonly TestRequest[]): readonly string[] {
  const sent = requests.flatMap(({ text }) => [...new URLSearchParams(text)]);
  const secrets = sent.filter(([name, value]) => /token|password/i.test(name) && value.length > 3);
  return [...new Set(secrets.map(([, value]) => value))];
}

function readingOf(request: TestRequest, highLimits: boolean): readonly object[] {
  const issues = generated.get(request.path)?.read(request.text, { highLimits }).issues ?? [];
  return issues.map(comparable);
}

/** What is said of a module's parameters: names that no module has are not one module's to report. */
function ofModule(issues: readonly VerdictIssue[], { path }: TestRequest): readonly object[] {
  return issues
    .filter(({ code, module }) => code !== "unrecognizedparams" && module === path)
    .map(comparable);
}

function comparable({ severity, code, parameter, data }: VerdictIssue): object {
  return { severity, code, parameter, data };
}
