import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeFiles } from "../support/files.js";
import { errorLines } from "../support/tsc.js";
import { compared, findings } from "./specs.js";
import type { EditedSpec } from "./specs.js";
import { catalogueEdits, smallCatalogue } from "./usage-edits.js";
import { USAGE_PROJECTS } from "./usage-projects.js";
import type { UsageProject } from "./usage-projects.js";
import { codeOf, decidedLines, markedIn, outputFiles, wikiInput } from "./usage-versions.js";

const LONG = 600_000;
const base = smallCatalogue();
const EDITS = ["param-removed", "module-removed"] as const;

type Edit = "base" | (typeof EDITS)[number];

let folder = "";
const code = new Map<Edit, ReadonlyMap<string, string>>();

function revision(edit: Edit): EditedSpec {
  const next = smallCatalogue();
  if (edit !== "base") catalogueEdits[edit]?.(next);
  return next;
}

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "paramsmith-usage-projects-")));
  for (const edit of ["base", ...EDITS] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    code.set(edit, await codeOf(wikiInput(revision(edit))));
}, LONG);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function codeAt(edit: Edit): ReadonlyMap<string, string> {
  return code.get(edit) ?? new Map();
}

/** Writes a project with the code of a spec. */
function projectOf({ files }: UsageProject, edit: Edit, name: string): string {
  const root = join(folder, name);
  const own = Object.entries(files).map(([path, text]) => ({ path, text }));
  writeFiles(root, [...own, ...outputFiles("generated", codeAt(edit))]);
  const link = join(root, "node_modules", "@wiki", "api");
  if (existsSync(join(root, "generated", "package.json"))) {
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, "generated"), link, "dir");
  }
  return root;
}

/** The lines that are marked as broken by an edit. */
function brokenLines(root: string, edit: Edit): readonly string[] {
  const next = revision(edit);
  const found = findings(base, next).filter(({ module }) => module === "query+allpages");
  const marked = markedIn(root, ["src/**/*.{ts,js,cjs}", "{app,lib}/src/**/*.ts"], found, {
    pair: { old: compared(base), new: compared(next) },
    generated: { old: codeAt("base"), new: codeAt(edit) },
  });
  return decidedLines(marked);
}

describe("the code that a change breaks in", () => {
  it.each(USAGE_PROJECTS.map((project, index) => [project.name, project, index] as const))(
    "%s is marked at the lines that no longer compile",
    (_name, project, index) => {
      const root = projectOf(project, "base", `p${index}`);
      // References that are not built yet are compiled from their sources.
      const unbuilt = EDITS.map((edit) => brokenLines(root, edit));
      expect(errorLines(root, "-b", project.build)).toEqual([]);
      const built = EDITS.map((edit) => brokenLines(root, edit));
      const broken = EDITS.map((edit) => {
        const after = projectOf(project, edit, `p${index}-${edit}`);
        return errorLines(after, "-b", project.build);
      });
      expect(broken.every((lines) => lines.length > 0)).toBe(true);
      expect(unbuilt).toEqual(broken);
      expect(built).toEqual(broken);
    },
    LONG,
  );
});
