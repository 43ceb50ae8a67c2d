import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PACKAGE, compilerErrors, withoutDirectives } from "./compiler-errors.js";

const HERE = join(PACKAGE, "test/consumer");
const CONFIGS = ["tsconfig.json", "tsconfig.bundler.json"];
const LONG = 60_000;

describe.each(CONFIGS)("code that uses the package under %s", (config) => {
  it(
    "compiles, and what must not compile does not",
    () => {
      expect(compilerErrors(join(HERE, config))).toEqual([]);
    },
    LONG,
  );
});

describe.each(CONFIGS)("code that must not compile under %s", (config) => {
  const expected: string[] = [];
  let folder = "";

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "paramsmith-consumer-"));
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(PACKAGE, join(folder, "node_modules/paramsmith"), "dir");
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    for (const each of CONFIGS) cpSync(join(HERE, each), join(folder, each));
    for (const file of readdirSync(HERE).filter((name) => name.startsWith("refused-"))) {
      const bare = withoutDirectives(file, readFileSync(join(HERE, file), "utf8"));
      expected.push(...bare.expected);
      writeFileSync(join(folder, file), bare.text);
    }
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    "has exactly the error that is expected of each line, and no other",
    () => {
      expect(expected.length).toBeGreaterThan(50);
      expect(compilerErrors(join(folder, config)).toSorted()).toEqual(expected.toSorted());
    },
    LONG,
  );
});

describe("the sources of the runtime", () => {
  it(
    "compile under strict alone, as in a project that has them among its own",
    () => {
      expect(compilerErrors(join(HERE, "tsconfig.sources.json"))).toEqual([]);
    },
    LONG,
  );
});
