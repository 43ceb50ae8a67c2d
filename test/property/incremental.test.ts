import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { array, asyncProperty, constantFrom, nat, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { generateCommand } from "../../generator/cli/run-generate.js";
import { jobOptions } from "../../generator/cli/options.js";
import { resolveJob } from "../../generator/cli/resolve-job.js";
import { generate } from "../../generator/pipeline.js";
import { withoutAcceptedWarnings } from "../../generator/project/accepted.js";
import { readInputs } from "../../generator/project/inputs.js";
import { withManifest } from "../../generator/project/changes.js";
import { writeFiles } from "../generator/support/files.js";
import { REPOSITORY, scratchFolder } from "../generator/support/places.js";
import { openApiDocument } from "../generator/support/specs.js";
import { assert } from "../random-runs.js";

interface Named {
  readonly name: string;
  readonly [key: string]: unknown;
}

interface Module extends Named {
  readonly path: string;
  readonly parameters: readonly Named[];
}

const SPEC = join(REPOSITORY, "spec", "paraminfo");
const NAMES = ["allpages", "info", "categorymembers", "siteinfo", "links"];

function read(...path: readonly string[]): unknown {
  return JSON.parse(readFileSync(join(SPEC, ...path), "utf8"));
}

function action(path: string, group: string): Module {
  const name = path.split("+").at(-1) ?? "";
  return { name, path, group, prefix: name, parameters: [{ name: "reason", type: "string" }] };
}

/** Query modules with results, and actions one below the other. */
function shipped(): readonly Module[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the project's own catalogue
  const { paraminfo } = read("catalogue.json") as { paraminfo: { modules: readonly Module[] } };
  return [
    ...paraminfo.modules.filter(({ name }) => NAMES.includes(name)),
    action("flow", "action"),
    action("flow+reply", "submodule"),
  ];
}

/** A project in a folder, and what stands in its catalogue. */
interface Project {
  readonly folder: string;
  modules: readonly Module[];
  indent: number;
}

function project(): Project {
  const folder = scratchFolder();
  mkdirSync(join(folder, "node_modules"));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the project's own corrections
  const { corrections } = read("results", "corrections.json") as {
    readonly corrections: readonly { readonly module: string }[];
  };
  const own = corrections.filter(({ module }) => NAMES.includes(module.replace("query+", "")));
  const beside = [...NAMES, "query"]
    .filter((name) => existsSync(join(SPEC, "results", `${name}.json`)))
    .map((name) => ({
      path: `wiki/results/${name}.json`,
      value: read("results", `${name}.json`),
    }));
  writeFiles(
    folder,
    [
      ...beside,
      { path: "wiki/results/corrections.json", value: { corrections: own } },
      { path: "towns.json", value: openApiDocument() },
      { path: "paramsmith.config.json", value: configuration(".js") },
    ].map(({ path, value }) => ({ path, text: JSON.stringify(value) })),
  );
  return saved({ folder, modules: shipped(), indent: 2 });
}

function configuration(importExtension: string): object {
  const specs = [{ file: "towns.json" }, { file: "wiki/catalogue.json", name: "wiki" }];
  return { out: "out", importExtension, specs };
}

function saved(given: Project): Project {
  const { folder, modules, indent } = given;
  const value = { paraminfo: { helpformat: "none", modules } };
  writeFileSync(join(folder, "wiki", "catalogue.json"), JSON.stringify(value, undefined, indent));
  return given;
}

type Edit = (given: Project, number: number) => unknown;

function editModule(edit: (module: Module, number: number) => Module): Edit {
  return (given, number) => {
    const at = number % given.modules.length;
    given.modules = given.modules.map((module, index) =>
      index === at ? edit(module, number) : module,
    );
    saved(given);
  };
}

function editFile(
  choose: (given: Project, number: number) => string | undefined,
  edit: (file: string) => void,
): Edit {
  return (given, number) => {
    const file = choose(given, number);
    if (file !== undefined && existsSync(file)) edit(file);
  };
}

function outputFile({ folder }: Project, number: number): string | undefined {
  const out = join(folder, "out");
  if (!existsSync(out)) return undefined;
  const files = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((path) =>
    statSync(join(out, path)).isFile(),
  );
  return join(out, files[number % files.length] ?? "");
}

function cacheFile({ folder }: Project): string | undefined {
  const cache = join(folder, "node_modules", ".cache", "paramsmith");
  const [name] = existsSync(cache) ? readdirSync(cache) : [];
  return name === undefined ? undefined : join(cache, name);
}

function resultFile({ folder }: Project, number: number): string | undefined {
  const at = join(folder, "wiki", "results");
  const names = readdirSync(at);
  const name = names[number % names.length];
  return name === undefined ? undefined : join(at, name);
}

/** What somebody, or something, does to a project between two runs. */
const EDITS: Readonly<Record<string, Edit>> = {
  "a value of a parameter": editModule((module, number) => ({
    ...module,
    parameters: module.parameters.map((parameter, index) =>
      index === number % module.parameters.length
        ? { ...parameter, deprecated: number % 3 === 0 }
        : parameter,
    ),
  })),
  "a description": editModule((module, number) => ({ ...module, description: `Text ${number}.` })),
  "one parameter more": editModule((module, number) => ({
    ...module,
    parameters: [...module.parameters, { name: `new${number}`, type: "integer" }],
  })),
  "one parameter less": editModule((module) => ({
    ...module,
    parameters: module.parameters.slice(0, -1),
  })),
  "a type that nobody knows": editModule((module, number) => ({
    ...module,
    parameters: [...module.parameters, { name: `odd${number}`, type: "colour" }],
  })),
  "another name": editModule((module, number) => ({
    ...module,
    name: `${module.name}x${number}`,
    path: `${module.path}x${number}`,
  })),
  "another prefix": editModule((module, number) => ({ ...module, prefix: `p${number}` })),
  "one module less": (given, number) => {
    given.modules = given.modules.filter((_, index) => index !== number % given.modules.length);
    saved(given);
  },
  "the modules of the beginning": (given) => {
    given.modules = shipped();
    saved(given);
  },
  "another order": (given) => {
    given.modules = given.modules.toReversed();
    saved(given);
  },
  "another layout": (given, number) => {
    given.indent = number % 4;
    saved(given);
  },
  "an edit of a result": editFile(resultFile, (file) => {
    const text = readFileSync(file, "utf8");
    writeFileSync(
      file,
      text.replace(/"seen":(\d+)/, (_, seen) => `"seen":${Number(seen) + 1}`),
    );
  }),
  "a field less in a result": editFile(resultFile, (file) => {
    const text = readFileSync(file, "utf8");
    writeFileSync(
      file,
      text.replace(/"(?!query|pages)(\w+)":\{"is":"string",/, '"renamed":{"is":"string",'),
    );
  }),
  "a result less": editFile(resultFile, (file) => rmSync(file)),
  "another OpenAPI document": ({ folder }, number) => {
    const text = JSON.stringify(openApiDocument({ summary: `Lists ${number}.` }));
    writeFileSync(join(folder, "towns.json"), text);
  },
  "a file of the output less": editFile(outputFile, (file) => rmSync(file)),
  "a file of the output saved as it was": editFile(outputFile, (file) =>
    writeFileSync(file, readFileSync(file)),
  ),
  "another form of imports": ({ folder }, number) => {
    const text = JSON.stringify(configuration(number % 2 === 0 ? ".ts" : ".js"));
    writeFileSync(join(folder, "paramsmith.config.json"), text);
  },
  "half a file": ({ folder }) => {
    const file = join(folder, "wiki", "catalogue.json");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.slice(0, text.length / 2));
  },
  "a damaged cache": editFile(cacheFile, (file) => {
    const text = readFileSync(file, "utf8");
    writeFileSync(file, `${text.slice(0, -90)}${text.slice(-80)}`);
  }),
  "no cache": editFile(cacheFile, (file) => rmSync(file)),
  nothing: () => undefined,
};

/** The files of the output, each with its text and when it was written. */
function output(
  folder: string,
): ReadonlyMap<string, { readonly text: string; readonly at: number }> {
  const out = join(folder, "out");
  const paths = existsSync(out) ? readdirSync(out, { recursive: true, encoding: "utf8" }) : [];
  return new Map(
    paths
      .filter((path) => statSync(join(out, path)).isFile())
      .map((path) => {
        const file = join(out, path);
        return [path, { text: readFileSync(file, "utf8"), at: statSync(file).mtimeMs }] as const;
      }),
  );
}

/** Runs, and holds what was said and written against what everything in memory gives. */
async function isAsFromTheStart({ folder }: Project): Promise<void> {
  const options = jobOptions(folder, [], undefined);
  const job = resolveJob(options).value;
  if (!job) throw new Error("The configuration cannot be read.");
  const { value: inputs, diagnostics: unread } = readInputs(job);
  const whole = inputs ? await generate(inputs) : { value: undefined, diagnostics: unread };
  const before = output(folder);
  const { diagnostics, exitCode } = await generateCommand(options);
  const after = output(folder);
  // Where a run finds nothing to do, it repeats no warning; it did so before there was anything to know.
  if (diagnostics.length > 0 || exitCode > 0)
    expect(diagnostics).toEqual(withoutAcceptedWarnings(whole.diagnostics, job, options.today));
  if (!whole.value) expect(after).toEqual(before);
  else {
    const wanted = withManifest(whole.value, { config: "../paramsmith.config.json" }).map(
      ({ path, text }) => [path, text] as const,
    );
    expect(new Map([...after].map(([path, { text }]) => [path, text]))).toEqual(new Map(wanted));
  }
  for (const [path, { text, at }] of after)
    if (before.get(path)?.text === text) expect([path, at]).toEqual([path, before.get(path)?.at]);
}

describe("a run after another", () => {
  it("gives what a first run would give, whatever was done in between", async () => {
    const edits = array(tuple(constantFrom(...Object.keys(EDITS)), nat(99)), {
      minLength: 4,
      maxLength: 10,
    });
    await assert(
      asyncProperty(edits, async (all) => {
        const given = project();
        await isAsFromTheStart(given);
        for (const [name, number] of all) {
          EDITS[name]?.(given, number);
          // oxlint-disable-next-line no-await-in-loop -- one run after the other
          await isAsFromTheStart(given);
        }
      }),
      {
        numRuns: 5,
        // A counterexample that is still long is better than none.
        interruptAfterTimeLimit: 240_000,
        markInterruptAsFailure: true,
        // A submodule is selected by a parameter of the module above it, which bears that one's prefix.
        // The root of queries, whose result is edited, has a value for each module.
        examples: [[[["another prefix", 5]]], [[["a field less in a result", 12]]]],
      },
    );
  }, 300_000);
});
