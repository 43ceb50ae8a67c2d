import { execFile } from "node:child_process";
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
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const PACKAGE = fileURLToPath(new URL("../../", import.meta.url));
const HERE = join(PACKAGE, "test/consumer");
const CONFIGS = ["tsconfig.json", "tsconfig.bundler.json"];
const LONG = 60_000;

/** `file line code` of every error that the compiler has. */
async function errors(config: string): Promise<readonly string[]> {
  const tsc = join(PACKAGE, "node_modules/typescript/bin/tsc");
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [tsc, "--pretty", "false", "-p", config], (_failure, stdout) =>
      resolve(stdout),
    );
  });
  return output
    .split("\n")
    .filter((line) => line.includes("error TS"))
    .map((line) => line.replace(/^(?:.*\/)?([^/]+)\((\d+),\d+\): error (TS\d+).*$/, "$1 $2 $3"));
}

describe.each(CONFIGS)("code that uses the package under %s", (config) => {
  it(
    "compiles, and what must not compile does not",
    async () => {
      expect(await errors(join(HERE, config))).toEqual([]);
    },
    LONG,
  );
});

describe.each(CONFIGS)("code that must not compile under %s", (config) => {
  const DIRECTIVE = /^\s*\/\/ @ts-expect-error (?<code>TS\d+): /;
  const expected: string[] = [];
  let folder = "";

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "paramsmith-consumer-"));
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(PACKAGE, join(folder, "node_modules/paramsmith"), "dir");
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    for (const each of CONFIGS) cpSync(join(HERE, each), join(folder, each));
    for (const file of readdirSync(HERE).filter((name) => name.startsWith("refused-"))) {
      const lines = readFileSync(join(HERE, file), "utf8").split("\n");
      for (const [index, line] of lines.entries()) {
        const code = DIRECTIVE.exec(line)?.groups?.["code"];
        if (code !== undefined) expected.push(`${file} ${index + 2} ${code}`);
      }
      // A line more or less would move the errors.
      const bare = lines.map((line) => (DIRECTIVE.test(line) ? "//" : line));
      writeFileSync(join(folder, file), bare.join("\n"));
    }
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    "has exactly the error that is expected of each line, and no other",
    async () => {
      expect(expected.length).toBeGreaterThan(50);
      expect((await errors(join(folder, config))).toSorted()).toEqual(expected.toSorted());
    },
    LONG,
  );
});

describe("the sources of the runtime", () => {
  it(
    "compile under strict alone, as in a project that has them among its own",
    async () => {
      expect(await errors(join(HERE, "tsconfig.sources.json"))).toEqual([]);
    },
    LONG,
  );
});
