/**
 * What generator/diff.md tells people to put into git and into a workflow, run as it stands there.
 *
 * @module
 */
import { chmodSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readFences } from "../../pages/fences.ts";
import { REPOSITORY } from "../support/places.js";
import { repository, writeInto } from "../support/repository.ts";
import type { Repository } from "../support/repository.ts";
import { isPosix } from "../../availability.js";

const fences = readFences(readFileSync(join(REPOSITORY, "generator", "diff.md"), "utf8"));
const DRIVER = commandsOf(fenceWith("console", "diff.paramsmith.command"));
const HOOK = fenceWith("sh", "git cat-file");
const WORKFLOW = fenceWith("yaml", "paramsmith diff");

const CATALOGUE = `{
  "paraminfo": {
    "modules": [
      { "name": "tags", "path": "query+tags", "group": "list", "prefix": "tg", "parameters": [
        { "name": "limit", "type": "limit", "default": 10, "min": 1, "max": 500, "highmax": 5000, "enforcerange": "" }
      ] }
    ]
  }
}
`;
const NARROWER = CATALOGUE.replace('"max": 500', '"max": 400');
const CONFIG = `{ "specs": [{ "file": "spec/wiki/catalogue.json" }], "out": "src/api" }\n`;

function fenceWith(language: string, words: string): string {
  const found = fences.filter((each) => each.language === language && each.text.includes(words));
  if (found.length !== 1)
    throw new Error(`The page has ${found.length} ${language} blocks with ${words}.`);
  return found[0]?.text ?? "";
}

/** The commands of a session but for the last, which looks at a file of the page. */
function commandsOf(session: string): readonly string[] {
  const lines = session.split("\n").filter((line) => line.startsWith("$ "));
  return lines.slice(0, -1).map((line) => line.slice(2));
}

/** A repository with the driver of the page, a spec and other JSON. */
function driven(): Repository {
  const made = repository();
  for (const command of DRIVER) expect(made.run(command)).toEqual({ status: 0, output: "" });
  writeInto(made.folder, { "spec/wiki/catalogue.json": CATALOGUE, "other.json": '{ "a": 1 }\n' });
  expect(made.run("git add --all && git commit --quiet --message One")).toEqual({
    status: 0,
    output: "",
  });
  return made;
}

/** A repository with the hook of the page, and nothing committed. */
function hooked(): Repository {
  const made = repository();
  writeInto(made.folder, {
    "spec/wiki/catalogue.json": CATALOGUE,
    "paramsmith.config.json": CONFIG,
    ".git/hooks/pre-commit": HOOK,
  });
  chmodSync(join(made.folder, ".git/hooks/pre-commit"), 0o755);
  return made;
}

/** A clone as the workflow has it: the branch of the pull request merged into its base, no branch checked out. */
function pullRequest(
  base: Readonly<Record<string, string>>,
  change: Readonly<Record<string, string>>,
): Repository {
  const origin = repository();
  const commit = "git add --all && git commit --quiet --message Change";
  writeInto(origin.folder, base);
  expect(origin.run(commit)).toEqual({ status: 0, output: "" });
  origin.run("git checkout --quiet -b change");
  writeInto(origin.folder, change);
  expect(
    origin.run(`paramsmith generate > generated.log && rm generated.log && ${commit}`),
  ).toEqual({ status: 0, output: "" });
  // What others did in the meantime is not of the pull request.
  origin.run("git checkout --quiet main");
  writeInto(origin.folder, { "README.md": "Text\n" });
  origin.run(`${commit} && git checkout --quiet --detach && git merge --quiet --no-edit change`);
  const clone = repository();
  rmSync(join(clone.folder, ".git"), { recursive: true });
  const fetched = clone.run(
    `git init --quiet && git fetch --quiet ${origin.folder} HEAD "+refs/heads/*:refs/remotes/origin/*" && git checkout --quiet --force FETCH_HEAD`,
  );
  expect(fetched).toEqual({ status: 0, output: "" });
  return clone;
}

describe.runIf(isPosix())("git diff, configured as on the page", () => {
  it("reviews a spec that changed, and shows the lines of other JSON", () => {
    const { folder, run } = driven();
    writeInto(folder, { "spec/wiki/catalogue.json": NARROWER, "other.json": '{ "a": 2 }\n' });
    const { status, output } = run("git diff");
    expect(status).toBe(0);
    expect(output).toContain(
      "spec/wiki/catalogue.json:5:70: breaking[max-lowered]: query+tags limit\n",
    );
    expect(output).toContain('-{ "a": 1 }\n+{ "a": 2 }\n');
    expect(output).not.toContain('+        { "name": "limit"');
    expect(run("git diff --no-ext-diff").output).toContain('+        { "name": "limit"');
  });

  it("reviews specs that were added, deleted and renamed, in the index and in commits", () => {
    const { folder, run } = driven();
    writeInto(folder, { "spec/new/catalogue.json": CATALOGUE.replaceAll("tags", "marks") });
    const added = run("git add --all && git diff --cached");
    expect(added).toMatchObject({ status: 0 });
    expect(added.output).toMatch(
      /^spec\/new\/catalogue\.json\n.*\w+\[module-added\]: query\+marks\n/,
    );
    run("git commit --quiet --message Two");
    const deleted = run("git rm --quiet spec/wiki/catalogue.json && git diff --cached");
    expect(deleted).toMatchObject({ status: 0 });
    expect(deleted.output).toMatch(
      /^spec\/wiki\/catalogue\.json\n.*breaking\[module-removed\]: query\+tags\n/,
    );
    run("git commit --quiet --message Three");
    const shown = run("git show --ext-diff HEAD");
    expect(shown).toMatchObject({ status: 0 });
    expect(shown.output).toContain("breaking[module-removed]: query+tags\n");
    const renamed = run("git mv spec/new spec/newer && git diff --cached --find-renames");
    expect(renamed).toMatchObject({ status: 0 });
    expect(renamed.output).toContain("spec/new");
    expect(run("git log -p --ext-diff").output).toContain("[module-added]: query+marks\n");
  });

  it("shows the lines of a spec that cannot be read, and goes on", () => {
    const { folder, run } = driven();
    writeInto(folder, { "spec/wiki/catalogue.json": `${CATALOGUE}}\n`, "zoo.json": "1\n" });
    const { status, output } = run("git add --all && git diff --cached");
    expect(status).toBe(0);
    expect(output).toContain("   }\n }\n+}\n");
    expect(output).toContain("zoo.json\n");
  });
});

describe.runIf(isPosix())("the pre-commit hook of the README", () => {
  it(
    "lets a new spec and harmless changes through, and stops what is not generated and what breaks",
    { timeout: 60_000 },
    () => {
      const { folder, run } = hooked();
      const commit = "git add --all && git commit --quiet --message Change";
      const stale = run(commit);
      expect(stale.output).toContain("help: run paramsmith generate");
      expect(stale.status).toBe(1);
      const first = run(`paramsmith generate && ${commit}`);
      expect(first.status, first.output).toBe(0);
      writeInto(folder, {
        "spec/wiki/catalogue.json": CATALOGUE.replace('"max": 500', '"max": 600'),
      });
      const wider = run(`paramsmith generate && ${commit}`);
      expect(wider.output).toContain("max-raised");
      expect(wider.status, wider.output).toBe(0);
      writeInto(folder, { "spec/wiki/catalogue.json": NARROWER });
      const narrower = run(`paramsmith generate && ${commit}`);
      expect(narrower.output).toContain("breaking[max-lowered]: query+tags limit");
      expect(narrower.status).toBe(1);
      expect(run("git log --oneline").output.trim().split("\n")).toHaveLength(2);
    },
  );
});

interface Workflow {
  readonly on: string;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly steps: readonly {
          readonly run?: string;
          readonly uses?: string;
          readonly with?: object;
        }[];
      }
    >
  >;
}

/** The reader of YAML that a dependency has: a test needs none of its own. */
function parsedYaml(text: string): Workflow {
  const require = createRequire(
    createRequire(import.meta.url).resolve("json-schema-to-typescript"),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it is, the assertions below say
  const { load } = require("js-yaml") as { readonly load: (yaml: string) => Workflow };
  return load(text);
}

describe.runIf(isPosix())("the workflow of the page", () => {
  const { on, jobs } = parsedYaml(WORKFLOW);
  const steps = jobs["specs"]?.steps ?? [];
  const runs = steps.flatMap(({ run }) => run ?? []);

  it("is YAML that a pull request starts, with the whole history and no unknown command", () => {
    expect(on).toBe("pull_request");
    expect(steps.find(({ uses }) => uses?.startsWith("actions/checkout@"))?.with).toEqual({
      "fetch-depth": 0,
    });
    expect(runs[0]).toBe("npm ci");
    expect(runs.slice(1).every((run) => run.startsWith("npx paramsmith "))).toBe(true);
    expect(runs).toHaveLength(4);
  });

  it.each([
    [
      "a narrower limit",
      CATALOGUE,
      NARROWER,
      [0, 1, 0],
      "The maximum of `limit` falls from 500 to 400.",
      "::error file=spec/wiki/catalogue.json,line=5,",
    ],
    ["nothing", CATALOGUE, CATALOGUE, [0, 0, 0], "No changes", ""],
    [
      "a new spec",
      undefined,
      CATALOGUE,
      // Whether a new module breaks is for the rules to say.
      [0, expect.toBeOneOf([0, 1]), 0],
      "- `query+tags`: ",
      " file=spec/wiki/catalogue.json,line=4,",
    ],
  ] as const)(
    "reviews a pull request with %s",
    { timeout: 60_000 },
    (_, before, after, codes, summary, annotation) => {
      const { folder, run } = pullRequest(
        { "paramsmith.config.json": CONFIG, ...(before && { "spec/wiki/catalogue.json": before }) },
        { "spec/wiki/catalogue.json": after, "note.txt": "A change\n" },
      );
      const env = { GITHUB_BASE_REF: "main", GITHUB_STEP_SUMMARY: join(folder, ".npm-summary.md") };
      // What npm installs stands there already.
      const ran = runs.slice(1).map((command) => run(command, env));
      expect(
        ran.map(({ status }) => status),
        ran.map(({ output }) => output).join("\n"),
      ).toEqual(codes);
      expect(readFileSync(env.GITHUB_STEP_SUMMARY, "utf8")).toContain(summary);
      expect(ran[1]?.output).toContain(annotation);
    },
  );
});
