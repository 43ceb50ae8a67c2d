import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { decidedWarnings, isPrivate } from "./agreement.ts";
import { serverVerdict } from "./answers.ts";
import { compile, importGenerated, runCommand } from "./generated.ts";
import type { GeneratedModule } from "./generated.ts";
import { Random, SEED } from "./random.ts";
import { startWiki } from "./server.ts";
import type { Wiki, WikiSource } from "./server.ts";
import { typedParams } from "./typed-params.ts";

/** Calls of each module in the program. */
const EACH = 12;
const TRIES = 400;

/** Debian's versions, and the one of the environment, if it has one. */
const SOURCES: readonly WikiSource[] = [
  { kind: "version", version: "1.39" },
  { kind: "version", version: "1.43" },
  ...(process.env["PARAMSMITH_MEDIAWIKI"]
    ? [{ kind: "folder" as const, folder: process.env["PARAMSMITH_MEDIAWIKI"] }]
    : []),
];

const folder = mkdtempSync(join(tmpdir(), "paramsmith-fleet-"));
const wikis: Wiki[] = [];

beforeAll(async () => {
  for (const source of SOURCES) {
    // oxlint-disable-next-line no-await-in-loop -- installations share a lock
    wikis.push(await startWiki({ source }));
  }
  const names = wikis.map(({ version }) => `v${version}`);
  const list = wikis.map(({ endpoint }, index) => `${names[index]} ${endpoint}\n`).join("");
  writeFileSync(join(folder, "wikis.txt"), list);
  runCommand(["pull", "--list", "wikis.txt", "--out", "spec"], { cwd: folder });
  const files = names.map((name) => `spec/${name}`);
  const specs = [{ files, combine: "intersection", name: "fleet" }];
  writeFileSync(join(folder, "paramsmith.config.json"), JSON.stringify({ specs, out: "code" }));
  runCommand(["generate"], { cwd: folder });
  compile(folder, ["code"]);
}, 1_200_000);
afterAll(async () => {
  await Promise.all(wikis.map((wiki) => wiki.stop()));
  rmSync(folder, { recursive: true, force: true });
});

it("a program that compiles against the intersection of a fleet is taken by each wiki without a word", async () => {
  const modules = [...(await importGenerated(folder, "fleet")).values()].filter(({ module }) =>
    module.path.startsWith("query+"),
  );
  expect(modules.length).toBeGreaterThan(55);
  const random = new Random(SEED + 9);
  const calls = modules.flatMap((module) => callsOf(module, random));
  expect(calls.length).toBeGreaterThan(500);
  const requests = await runProgram(modules, calls);
  expect(requests).toHaveLength(calls.length);
  for (const wiki of wikis) {
    // oxlint-disable-next-line no-await-in-loop -- each wiki takes all processors
    const answers = await wiki.batchRaw(requests);
    const refused = requests.flatMap((request, index) => {
      const answer = answers[index];
      const verdict = answer && serverVerdict(answer);
      const isTaken =
        verdict &&
        (!verdict.error || isPrivate(verdict.error)) &&
        decidedWarnings(verdict).length === 0 &&
        !verdict.opaque;
      return isTaken ? [] : [`${request}\n    ${JSON.stringify(verdict)}`];
    });
    expect.soft(refused, wiki.version).toEqual([]);
  }
});

/** Calls of a builder with random arguments that its validator lets through, as source text. */
function callsOf({ name, module, validate }: GeneratedModule, random: Random): readonly string[] {
  const found = new Set<string>();
  for (let tries = 0; tries < TRIES && found.size < EACH; tries += 1) {
    const params = typedParams(module, random);
    const { ok, issues } = validate(params);
    if (ok && issues.length === 0) found.add(`${name}(${literal(params)}, COMPARABLE)`);
  }
  return [...found];
}

/** A value as source text. */
function literal(value: unknown): string {
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}: ${literal(member)}`,
  );
  return `{ ${members.join(", ")} }`;
}

/** Compiles the calls as a program and runs it: the requests that they build. */
async function runProgram(
  modules: readonly GeneratedModule[],
  calls: readonly string[],
): Promise<readonly string[]> {
  const names = modules.map(({ name }) => name).join(", ");
  const program = [
    `import { ${names} } from "./code/fleet/index.js";`,
    `const COMPARABLE = { format: "json", formatversion: "1", errorformat: "raw" } as const;`,
    `export const requests: readonly string[] = [`,
    ...calls.map((call) => `  String(${call}),`),
    `];`,
  ];
  writeFileSync(join(folder, "program.ts"), program.join("\n"));
  compile(folder, ["program.ts"]);
  const built = pathToFileURL(join(folder, "built/program.js")).href;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the program above exports
  const { requests } = (await import(/* @vite-ignore */ built)) as {
    readonly requests: readonly string[];
  };
  return requests;
}
