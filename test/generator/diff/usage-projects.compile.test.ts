import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { ts } from "ts-morph";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withUsage } from "../../../generator/diff/usage/mark.js";
import { subjectsOf } from "../../../generator/diff/usage/generated-names.js";
import { readUses, usageFiles } from "../../../generator/diff/usage/read.js";
import { writeFiles } from "../support/files.js";
import { REPOSITORY } from "../support/places.js";
import { outputOf } from "./proof-output.js";
import type { ProofOutput } from "./proof-output.js";
import { compared, findings } from "./specs.js";
import type { EditedSpec } from "./specs.js";
import { catalogueEdits, smallCatalogue } from "./usage-catalogue-edits.js";
import { USAGE_PROJECTS } from "./usage-projects.js";
import type { UsageProject } from "./usage-projects.js";

const LONG = 600_000;
const base = smallCatalogue();
const EDITS = ["param-removed", "module-removed"] as const;

let folder = "";
let output: ProofOutput;

function revision(rule: (typeof EDITS)[number]): EditedSpec {
  const next = smallCatalogue();
  catalogueEdits[rule]?.(next);
  return next;
}

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "paramsmith-usage-projects-")));
  output = await outputOf([base, ...EDITS.map(revision)]);
}, LONG);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/**
 * The files of a side without its stub, with what they import, by path. Compiling the wiki of the stub
 * would take most of the time.
 */
function filesOf(side: string): ReadonlyMap<string, string> {
  const texts = new Map(output.files.map(({ path, text }) => [path, text]));
  const stub = `${side}/stub.ts`;
  const found = new Map<string, string>();
  const open = [...texts.keys()].filter((path) => path.startsWith(`${side}/`));
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const text = texts.get(path)?.replace('export * from "./stub.js";\n', "");
    if (text === undefined || path === stub || found.has(path)) continue;
    found.set(path, text);
    for (const { fileName } of ts.preProcessFile(text).importedFiles)
      open.push(posix.join(posix.dirname(path), fileName).replace(/\.js$/, ".ts"));
  }
  return found;
}

/** Writes a project with the code of a spec. */
function projectOf({ files }: UsageProject, spec: EditedSpec, name: string): string {
  const root = join(folder, name);
  const { folder: side } = output.sideOf(spec);
  writeFiles(
    root,
    Object.entries(files).map(([path, text]) => ({ path, text })),
  );
  writeFiles(
    root,
    [...filesOf(side)].map(([path, text]) => {
      const [top = "", ...rest] = path.split("/");
      return { path: ["generated", top === side ? "wiki" : top, ...rest].join("/"), text };
    }),
  );
  const link = join(root, "node_modules", "@wiki", "api");
  if (existsSync(join(root, "generated", "package.json"))) {
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, "generated"), link, "dir");
  }
  return root;
}

/** The files in which the compiler finds errors. */
function filesWithErrors(root: string, build: string): readonly string[] {
  const tsc = join(REPOSITORY, "node_modules", "typescript", "bin", "tsc");
  const { stdout } = spawnSync(process.execPath, [tsc, "-b", "--pretty", "false", build], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const lines = stdout.split("\n").filter((line) => line.includes("error TS"));
  return [...new Set(lines.map((line) => line.replace(/\(\d.*$/s, "")))].toSorted();
}

/** The files in which uses of the findings of an edit are found. */
function usedFiles(root: string, next: EditedSpec): readonly string[] {
  const found = findings(base, next).filter(({ module }) => module === "query+allpages");
  const subjects = subjectsOf(found, [{ old: compared(base), new: compared(next) }]);
  const globs = ["src/**/*.{ts,js,cjs}", "app/src/**/*.ts"];
  const uses = readUses(root, usageFiles(root, globs), subjects);
  const used = withUsage(found, uses).flatMap(({ usage = [] }) => usage);
  return [...new Set(used.map(({ file }) => file))].toSorted();
}

describe("uses of generated code by", () => {
  it.each(USAGE_PROJECTS.map((project, index) => [project.name, project, index] as const))(
    "%s are in the files that no longer compile",
    (_name, project, index) => {
      const root = projectOf(project, base, `p${index}`);
      // What is not built yet is used, too.
      const unbuilt = EDITS.map((rule) => usedFiles(root, revision(rule)));
      expect(filesWithErrors(root, project.build)).toEqual([]);
      const built = EDITS.map((rule) => usedFiles(root, revision(rule)));
      const broken = EDITS.map((rule) => {
        const after = projectOf(project, revision(rule), `p${index}-${rule}`);
        return filesWithErrors(after, project.build);
      });
      expect(broken.every((files) => files.length > 0)).toBe(true);
      expect(unbuilt).toEqual(broken);
      expect(built).toEqual(broken);
    },
    LONG,
  );
});
