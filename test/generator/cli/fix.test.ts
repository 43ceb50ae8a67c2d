import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { writeFiles } from "../support/files.js";
import { runInProcess } from "../support/in-process.js";
import { scratchFolder } from "../support/places.js";
import { catalogue, module, parameter } from "../support/specs.js";
import { errorLines } from "../support/tsc.js";

const LONG = 120_000;

const OLD = catalogue(
  module("a", [
    parameter("kinds", ["red", "blue", "green"], { multi: "" }),
    parameter("mode", ["all", "redirects", "nonredirects"]),
    parameter("count", "integer", { default: 10 }),
    parameter("fromtitle", "string"),
    parameter("gone", "string"),
  ]),
  module("b", [parameter("count", "integer"), parameter("gone", "string")]),
);

/** The previous one, with a value less, a similar value instead of one, a parameter of another name, another default, and a parameter less. */
const NEXT = catalogue(
  module("a", [
    parameter("kinds", ["red", "green"], { multi: "" }),
    parameter("mode", ["all", "redirects", "nonredirect"]),
    parameter("count", "integer", { default: 20 }),
    parameter("fromtitles", "string"),
  ]),
  module("b", [parameter("count", "integer"), parameter("gone", "string")]),
);

const CODE = `import { a } from "../api/wiki/a.js";
import type { AParams } from "../api/wiki/a.js";
import type { BParams } from "../api/wiki/b.js";
declare function next(): string;

export const one = a({ fromtitle: "A", kinds: ["red", "blue"], mode: "all" });
export const noRename = a({ count: 2, mode: "nonredirects" });
export const onlyBlue = a({ count: 5, gone: "x", kinds: ["blue"] });
export const computed = a({ count: 3, gone: next() });
const fromtitle = "A";
export const short = a({ count: 1, fromtitle });
export const several = a({
  mode: "all",
  gone: "y",
});
export const none = a();
let gone: string | undefined = "x";
while (gone !== undefined) {
  const { next }: { next?: string } = { next: String(a({ count: 1, gone })) };
  gone = next;
}
export const both: AParams & BParams = { count: 1, gone: "y" };
export const either: AParams | BParams = { count: 1, gone: "y" };
`;

/**
 * Some parts stay: they need a decision, a value may have an effect, or a loop ends by it. No rename
 * of a value is reported.
 */
const FIXED = `import { a } from "../api/wiki/a.js";
import type { AParams } from "../api/wiki/a.js";
import type { BParams } from "../api/wiki/b.js";
declare function next(): string;

export const one = a({ count: 10, fromtitles: "A", kinds: ["red"], mode: "all" });
export const noRename = a({ count: 2, mode: "nonredirects" });
export const onlyBlue = a({ count: 5, gone: "x", kinds: ["blue"] });
export const computed = a({ count: 3, gone: next() });
const fromtitle = "A";
export const short = a({ count: 1, fromtitles: fromtitle });
export const several = a({
  count: 10,
  mode: "all",
});
export const none = a({ count: 10 });
let gone: string | undefined = "x";
while (gone !== undefined) {
  const { next }: { next?: string } = { next: String(a({ count: 1, gone })) };
  gone = next;
}
export const both: AParams & BParams = { count: 1, gone: "y" };
export const either: AParams | BParams = { count: 1, gone: "y" };
`;

const FIXES = `Fixed 7 locations of 4 findings in 1 file:
  src/code.ts:6: write the previous default, \`count: 10\`
  src/code.ts:6: rename \`fromtitle\` to \`fromtitles\`
  src/code.ts:6: remove "blue" from \`kinds\`
  src/code.ts:11: rename \`fromtitle\` to \`fromtitles\`
  src/code.ts:12: write the previous default, \`count: 10\`
  src/code.ts:14: remove \`gone\`
  src/code.ts:16: write the previous default, \`count: 10\`
`;

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: "nodenext",
    target: "es2023",
    lib: ["es2023", "dom", "dom.iterable"],
    types: [],
  },
  include: ["src"],
};

/** A project with code that was written for the old spec, whose spec is the next one. */
async function project(): Promise<string> {
  const folder = scratchFolder();
  writeFiles(folder, [
    { path: "old.json", text: JSON.stringify(OLD) },
    { path: "wiki.json", text: JSON.stringify(OLD) },
    {
      path: "paramsmith.config.json",
      text: '{ "specs": [{ "file": "wiki.json" }], "out": "api" }',
    },
    { path: "package.json", text: '{ "type": "module" }' },
    { path: "tsconfig.json", text: JSON.stringify(TSCONFIG) },
    { path: "src/code.ts", text: CODE },
  ]);
  expect((await runInProcess(folder, ["generate"])).code).toBe(0);
  writeFiles(folder, [{ path: "wiki.json", text: JSON.stringify(NEXT) }]);
  return folder;
}

/** The declarations at which the compiler reports errors. */
function brokenNames(folder: string): readonly string[] {
  const lines = readFileSync(join(folder, "src/code.ts"), "utf8").split("\n");
  return errorLines(folder, "-p", folder).map(
    (at) => /const (\w+)/.exec(lines[Number(at.split(":")[1]) - 1] ?? "")?.[1] ?? "?",
  );
}

const DIFF = ["diff", "old.json", "wiki.json", "--usage", "src/**/*.ts"];

describe("paramsmith diff --fix", () => {
  it(
    "adapts code as far as it compiles with the new code",
    async () => {
      const folder = await project();
      const run = await runInProcess(folder, [...DIFF, "--fix", "--format", "json"]);
      expect(run.code).toBe(1);
      expect(run.err).toBe(FIXES);
      expect(JSON.parse(run.out).findings.length).toBeGreaterThan(4);
      expect(readFileSync(join(folder, "src/code.ts"), "utf8")).toBe(FIXED);

      expect((await runInProcess(folder, ["generate"])).code).toBe(0);
      expect(brokenNames(folder)).toEqual(["?", "noRename", "onlyBlue", "computed"]);
      const again = await runInProcess(folder, [...DIFF, "--fix"]);
      expect(again.err).toBe("No files were changed: no known fix compiles.\n");
      expect(readFileSync(join(folder, "src/code.ts"), "utf8")).toBe(FIXED);
    },
    LONG,
  );

  it(
    "leaves code that would no longer compile elsewhere",
    async () => {
      const folder = await project();
      const code = `import { a } from "../api/wiki/a.js";
const params = { gone: "x" };
export const length = params.gone.length;
export const call = a(params);
`;
      writeFiles(folder, [{ path: "src/code.ts", text: code }]);
      const run = await runInProcess(folder, [...DIFF, "--fix"]);
      expect(run.code).toBe(1);
      expect(readFileSync(join(folder, "src/code.ts"), "utf8")).toBe(code);
    },
    LONG,
  );

  it(
    "leaves files that are not UTF-8, whose characters it would replace",
    async () => {
      const folder = await project();
      const bytes = Buffer.from(`// café\n${CODE}`, "latin1");
      writeFileSync(join(folder, "src/code.ts"), bytes);
      const run = await runInProcess(folder, [...DIFF, "--fix"]);
      expect(run.err).toBe("No files were changed: no known fix compiles.\n");
      expect(readFileSync(join(folder, "src/code.ts"))).toEqual(bytes);
    },
    LONG,
  );
});
