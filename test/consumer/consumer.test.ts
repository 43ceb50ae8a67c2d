import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { scratchFolder } from "../generator/support/places.js";
import {
  PACKAGE,
  compilerErrors,
  copyProject,
  expectErrors,
  withoutDirectives,
} from "./compiler-errors.js";

const HERE = join(PACKAGE, "test/consumer");
const CONFIGS = ["tsconfig.json", "tsconfig.bundler.json"];

describe.each(CONFIGS)("code that uses the package under %s", (config) => {
  it("compiles, and what must not compile does not", () => {
    expect(compilerErrors(join(HERE, config))).toEqual([]);
  });

  it("has exactly the error that is expected of each line, and no other", () => {
    const folder = scratchFolder();
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(PACKAGE, join(folder, "node_modules/paramsmith"), "dir");
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    for (const each of CONFIGS) cpSync(join(HERE, each), join(folder, each));
    const files = readdirSync(HERE).filter((name) => name.startsWith("refused-"));
    const expected = files.flatMap((file) => {
      const bare = withoutDirectives(file, readFileSync(join(HERE, file), "utf8"));
      writeFileSync(join(folder, file), bare.text);
      return bare.expected;
    });
    expect(expected.length).toBeGreaterThan(50);
    expect(compilerErrors(join(folder, config)).toSorted()).toEqual(expected.toSorted());
  });
});

it("the sources of the runtime compile under strict alone, as in a project that has them among its own", () => {
  expect(compilerErrors(join(HERE, "tsconfig.sources.json"))).toEqual([]);
});

it.each([
  { project: "document", errors: 15, args: ["--spec", "pets.json", "--out", "generated"] },
  { project: "int64", errors: 6, args: [] },
  { project: "version-1", errors: 10, args: [] },
])(
  "code that uses what is generated for $project compiles, and has exactly the expected errors",
  async ({ project, errors, args }) => {
    const folder = scratchFolder();
    for (const spec of ["paraminfo", "actions"])
      cpSync(join(PACKAGE, "spec", spec), join(folder, spec), { recursive: true });
    await copyProject(project, folder, ...args);
    expect(expectErrors(folder, `refused-${project}.ts`)).toBeGreaterThan(errors);
  },
);
