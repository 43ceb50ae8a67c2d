/**
 * The index of a spec's declarations is one file in what is built: it says what the files say that it
 * takes the place of, and its types can be used for theirs.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, sep } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import manifest from "../../../package.json" with { type: "json" };

const ROOT = join(import.meta.dirname, "..", "..", "..");
const BUILT = join(ROOT, "dist", "generated");
const TIMEOUT = 60_000;

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "paramsmith-built-index-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The files of a spec's folder that the index leaves to their own entry points. */
const SERVED = /^(?:handlers|stub|selections[\\/].*)\.ts$/;

/** The files of a spec's folder that its index exports: subpath of the package, and names of exported types. */
function declared(
  spec: string,
): readonly { readonly path: string; readonly types: readonly string[] }[] {
  // What is built may have files of an earlier build beside it.
  return readdirSync(join(ROOT, "generated", spec), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && basename(file) !== "index.ts" && !SERVED.test(file))
    .map(
      (file) =>
        `${spec}/${file
          .split(sep)
          .join("/")
          .replace(/(?:\.d)?\.ts$/, "")}`,
    )
    .map((path) => ({
      path,
      types: [
        ...readFileSync(join(BUILT, `${path}.d.ts`), "utf8").matchAll(
          /^export (?:declare )?(?:interface|type) (\w+)/gm,
        ),
      ].flatMap(([, name]) => name ?? []),
    }));
}

/** A program that uses everything of the files as what the index has under the same name, and the other way. */
function usingBoth(spec: string): string {
  const uses = declared(spec).flatMap(({ path, types }, at) => [
    `import type * as file${at} from "${manifest.name}/${path}";`,
    `declare const values${at}: typeof file${at};`,
    `export const from${at}: Pick<typeof index, keyof typeof file${at}> = values${at};`,
    `export const to${at}: typeof file${at} = whole;`,
    ...types.map(
      (name, place) =>
        `export const both${at}_${place}: [(of: file${at}.${name}) => index.${name}, (of: index.${name}) => file${at}.${name}] = [(of) => of, (of) => of];`,
    ),
  ]);
  const head = `import type * as index from "${manifest.name}/${spec}";\ndeclare const whole: typeof index;\n`;
  return `${head}${uses.join("\n")}\n`;
}

/** The messages of the compiler about a program that imports the package. */
function errorsOf(program: string): string {
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(ROOT, join(folder, "node_modules", manifest.name), "junction");
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(folder, "both.ts"), program);
  const options = {
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    types: [],
    module: "nodenext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    // Whoever publishes declarations must be able to name what the index has.
    declaration: true,
  };
  const config = { compilerOptions: options, files: ["both.ts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
  const { stdout } = spawnSync(process.execPath, [tsc, "-p", folder, "--pretty", "false"], {
    encoding: "utf8",
  });
  return stdout;
}

/** The names of the values that an entry point of the package exports. */
function valuesOf(entry: string): readonly string[] {
  const program = `import * as all from "${entry}"; console.log(JSON.stringify(Object.keys(all)));`;
  const words = ["--input-type=module", "-e", program];
  return JSON.parse(spawnSync(process.execPath, words, { cwd: ROOT, encoding: "utf8" }).stdout);
}

describe("The built entry point of all requests", () => {
  const text = readFileSync(join(BUILT, "paraminfo", "requests.d.ts"), "utf8");

  it("refers to no types of responses and none of the stub", () => {
    const imported = [...text.matchAll(/ from "(.*)";$/gm)].map(([, from]) => from);
    expect([...new Set(imported)]).toEqual(["../runtime/core.js"]);
    expect(text).not.toMatch(/\b\w+(?:Result|Row)\b/);
  });

  it("has the values of the index except for results", () => {
    const requests = valuesOf("paramsmith/paraminfo/requests");
    const left = valuesOf("paramsmith/paraminfo").filter((name) => !requests.includes(name));
    expect(requests.length).toBeGreaterThan(200);
    expect(left.length).toBeGreaterThan(60);
    expect(left.filter((name) => !/(?:Result|ResultV1)$/.test(name))).toEqual([]);
  });

  it(
    "has the types of the index without those of responses, and composes with them",
    { timeout: TIMEOUT },
    () => {
      const program = `import * as index from "paramsmith/paraminfo";
import * as requests from "paramsmith/paraminfo/requests";
import { allpages } from "paramsmith/paraminfo/allpages";
import { fetchSender, rowsOf } from "paramsmith/client";
declare const all: typeof index;
export const same: typeof requests = all;
export const params: index.AllpagesParams = { limit: 5 } satisfies requests.AllpagesParams;
export const both = requests.query([allpages(params), requests.allusers({ limit: 5 })]);
// @ts-expect-error -- no such parameter
requests.allpages({ limits: 5 });
const send = fetchSender("https://wiki.example/w/api.php");
for await (const { title } of rowsOf(allpages(params), send)) console.log(title.length);
// @ts-expect-error -- the types of responses are in the module
rowsOf(requests.allpages(params), send);
`;
      expect(errorsOf(program)).toBe("");
    },
  );
});

describe("The built index of paraminfo", () => {
  it("refers to one file of the runtime, which refers to no other", () => {
    const text = readFileSync(join(BUILT, "paraminfo", "index.d.ts"), "utf8");
    const imported = [...text.matchAll(/ from "(.*)";$/gm)].map(([, from]) => from);
    expect([...new Set(imported)]).toEqual(["../runtime/core.js"]);
    const core = readFileSync(join(BUILT, "runtime", "core.d.ts"), "utf8");
    expect(core).toMatch(/^export interface ModuleDescriptor</m);
    expect(core).not.toMatch(/^(?:import|export) .* from |import\("/m);
  });
});

describe.each(["paraminfo", "alliance"])("The built index of %s", (spec) => {
  it("has no other file of its folder in it", () => {
    const text = readFileSync(join(BUILT, spec, "index.d.ts"), "utf8");
    expect(text).not.toMatch(/from "\.\//);
    expect(text).toMatch(/from "\.\.\/runtime\//);
  });

  it("has no declaration of handlers and the stub, and refers to none of their runtime", () => {
    const text = readFileSync(join(BUILT, spec, "index.d.ts"), "utf8");
    expect(text).not.toMatch(
      / from "\.\.\/runtime\/(?:wiki|http|query-service|data-rest|sample)\//,
    );
    const served = ["handlers", "stub"].flatMap((file) => valuesOf(`paramsmith/${spec}/${file}`));
    expect(served.length).toBeGreaterThan(1);
    expect(valuesOf(`paramsmith/${spec}`).filter((name) => served.includes(name))).toEqual([]);
  });

  it("has everything that its files have, as types that fit", { timeout: TIMEOUT }, () => {
    expect(declared(spec).length).toBeGreaterThan(3);
    expect(errorsOf(usingBoth(spec))).toBe("");
  });
});
