import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readSpecPairs } from "../../../generator/diff/spec-folders.js";
import type { FilePair, SpecFiles } from "../../../generator/diff/compared-spec.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";

const CATALOGUE = "catalogue.json";

afterEach(() => vi.unstubAllEnvs());

/** A folder with files, each with its own path as its text. */
function folderOf(...paths: readonly string[]): string {
  const folder = scratchFolder();
  writeFiles(
    folder,
    paths.map((path) => ({ path, text: path })),
  );
  return folder;
}

async function pairsOf(
  folder: string,
  first: string,
  second?: string,
): Promise<readonly FilePair[]> {
  const { value, diagnostics } = await readSpecPairs(folder, first, second);
  expect(diagnostics).toEqual([]);
  return value ?? [];
}

async function codesOf(folder: string, first: string, second?: string): Promise<readonly string[]> {
  const { value, diagnostics } = await readSpecPairs(folder, first, second);
  expect(value).toBeUndefined();
  return diagnostics.map(({ code }) => code);
}

/** The names of the files of a side. */
function namesOf(files: SpecFiles | undefined): object | undefined {
  if (files === undefined) return undefined;
  const { spec, protocol, site, results } = files;
  return {
    spec: spec.file,
    ...(protocol && { protocol: protocol.file }),
    ...(site && { site: site.file }),
    ...(results && { results: results.map(({ file }) => file) }),
  };
}

const sidesOf = (pairs: readonly FilePair[]): readonly object[] =>
  pairs.map((pair) => ({ old: namesOf(pair.old), new: namesOf(pair.new) }));

describe("the base and the revision of a comparison", () => {
  it("are pairs of the same folder in two folders of specs, sorted", async () => {
    const folder = folderOf(
      `old/b/${CATALOGUE}`,
      `old/a/${CATALOGUE}`,
      `new/c/${CATALOGUE}`,
      `new/a/${CATALOGUE}`,
      "new/notes/readme.txt",
      "new/file.txt",
    );

    expect(sidesOf(await pairsOf(folder, "old", "new"))).toEqual([
      {
        old: { spec: `old/a/${CATALOGUE}`, results: [] },
        new: { spec: `new/a/${CATALOGUE}`, results: [] },
      },
      { old: { spec: `old/b/${CATALOGUE}`, results: [] }, new: undefined },
      { old: undefined, new: { spec: `new/c/${CATALOGUE}`, results: [] } },
    ]);
  });

  it("are one pair if both have one spec, whatever its folder", async () => {
    const folder = folderOf(`old/before/${CATALOGUE}`, `new/after/${CATALOGUE}`);

    expect(sidesOf(await pairsOf(folder, "old", "new"))).toEqual([
      {
        old: { spec: `old/before/${CATALOGUE}`, results: [] },
        new: { spec: `new/after/${CATALOGUE}`, results: [] },
      },
    ]);
  });

  it("are not one pair if one side has further specs", async () => {
    const folder = folderOf(
      `old/before/${CATALOGUE}`,
      `new/after/${CATALOGUE}`,
      `new/x/${CATALOGUE}`,
    );

    expect(await pairsOf(folder, "old", "new")).toHaveLength(3);
  });

  it("have the facts and the results beside a catalogue, in the order of their names", async () => {
    const beside = [CATALOGUE, "protocol.json", "site.json", "results/b.json", "results/a.json"];
    const folder = folderOf(
      ...["old", "new"].flatMap((side) => beside.map((name) => `${side}/${name}`)),
      "old/results/notes.txt",
    );
    const sides = (side: string): object => ({
      spec: `${side}/${CATALOGUE}`,
      protocol: `${side}/protocol.json`,
      site: `${side}/site.json`,
      results: [`${side}/results/a.json`, `${side}/results/b.json`],
    });

    expect(sidesOf(await pairsOf(folder, "old", "new"))).toEqual([
      { old: sides("old"), new: sides("new") },
    ]);
    expect(sidesOf(await pairsOf(folder, `old/${CATALOGUE}`, `new/${CATALOGUE}`))).toEqual([
      { old: sides("old"), new: sides("new") },
    ]);
  });

  it("do not take missing results beside a named file for removed ones", async () => {
    const folder = folderOf("old.json", "new.json");

    expect(sidesOf(await pairsOf(folder, "old.json", "new.json"))).toEqual([
      { old: { spec: "old.json" }, new: { spec: "new.json" } },
    ]);
  });

  it("have the protocol that ships if only the other side has its own", async () => {
    const folder = folderOf(`old/${CATALOGUE}`, "old/protocol.json", `new/${CATALOGUE}`);
    const shipped = "spec/paraminfo/protocol.json";

    expect(sidesOf(await pairsOf(folder, "old", "new"))).toMatchObject([
      { old: { protocol: "old/protocol.json" }, new: { protocol: shipped } },
    ]);
    expect(sidesOf(await pairsOf(folder, "new", "old"))).toMatchObject([
      { old: { protocol: shipped }, new: { protocol: "old/protocol.json" } },
    ]);
  });

  it("have no files beside them that a copy of Git cannot have", async () => {
    const folder = folderOf("copy.json", `new/${CATALOGUE}`, "new/protocol.json", "new/site.json");
    const named = `new/${CATALOGUE}`;
    // Git sets it for the external command of `git diff`.
    vi.stubEnv("GIT_DIFF_PATH_COUNTER", "1");

    const pairs = await pairsOf(folder, "copy.json", named);

    expect(pairs.map((pair) => pair.old?.isCopy)).toEqual([true]);
    expect(sidesOf(pairs)).toMatchObject([{ old: { spec: "copy.json" } }]);
    expect(pairs[0]?.old).not.toHaveProperty("protocol");
  });

  it("are all new or all removed beside Git's name for a missing file", async () => {
    const folder = folderOf(CATALOGUE);

    expect(sidesOf(await pairsOf(folder, "/dev/null", CATALOGUE))).toEqual([
      { old: undefined, new: { spec: CATALOGUE } },
    ]);
    expect(sidesOf(await pairsOf(folder, CATALOGUE, "/dev/null"))).toEqual([
      { old: { spec: CATALOGUE }, new: undefined },
    ]);
  });

  it("cannot be a folder without a spec, nor a missing file", async () => {
    const folder = folderOf("empty/readme.txt", CATALOGUE);

    expect(await codesOf(folder, "empty", CATALOGUE)).toEqual(["folder-without-spec"]);
    expect(await codesOf(folder, "none.json", CATALOGUE)).toHaveLength(1);
    expect(await codesOf(folder, "empty", "empty")).toEqual([
      "folder-without-spec",
      "folder-without-spec",
    ]);
  });
});

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync("git", ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@b", ...args], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  }).trim();

const textsOf = (pairs: readonly FilePair[]): readonly object[] =>
  pairs.map((pair) =>
    [pair.old, pair.new].map(
      (side) => side && [side.spec.file, new TextDecoder().decode(side.spec.bytes)],
    ),
  );

/** A repository whose branch `work` has a commit more than `main`, and a change on the disk. */
function repository(): string {
  const folder = folderOf(`spec/${CATALOGUE}`);
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "add", "-A");
  git(folder, "commit", "--quiet", "-m", "Base");
  git(folder, "checkout", "--quiet", "-b", "work");
  writeFileSync(join(folder, "spec", CATALOGUE), "committed");
  git(folder, "commit", "--quiet", "-a", "-m", "Work");
  writeFileSync(join(folder, "spec", CATALOGUE), "on disk");
  return folder;
}

describe("the base of a comparison in a repository", () => {
  it("is that of the merge base with the default branch", async () => {
    const folder = repository();
    const base = git(folder, "rev-parse", "main").slice(0, 12);

    expect(textsOf(await pairsOf(folder, `spec/${CATALOGUE}`))).toEqual([
      [
        [`${base}:./${CATALOGUE}`, `spec/${CATALOGUE}`],
        [`spec/${CATALOGUE}`, "on disk"],
      ],
    ]);
    expect(textsOf(await pairsOf(folder, "spec"))).toEqual([
      [
        [`${base}:./${CATALOGUE}`, `spec/${CATALOGUE}`],
        [`spec/${CATALOGUE}`, "on disk"],
      ],
    ]);
    expect(textsOf(await pairsOf(folder, `work:spec/${CATALOGUE}`))).toEqual([
      [
        [`${base}:spec/${CATALOGUE}`, `spec/${CATALOGUE}`],
        [`work:spec/${CATALOGUE}`, "committed"],
      ],
    ]);
  });

  it("is that of the target branch of a pull request in a workflow", async () => {
    const folder = repository();
    git(folder, "branch", "release", "work");
    vi.stubEnv("GITHUB_BASE_REF", "release");

    const pairs = await pairsOf(folder, `spec/${CATALOGUE}`);

    expect(pairs[0]?.old && new TextDecoder().decode(pairs[0].old.spec.bytes)).toBe("committed");
  });

  it("is none for a spec that it does not have", async () => {
    const folder = repository();
    writeFiles(folder, [{ path: `added/${CATALOGUE}`, text: "added" }]);

    expect(sidesOf(await pairsOf(folder, "added"))).toEqual([
      { old: undefined, new: { spec: `added/${CATALOGUE}`, results: [] } },
    ]);
  });

  it("may be a revision, with paths from the top or from the folder", async () => {
    const folder = repository();
    const inside = join(folder, "spec");

    for (const [cwd, path] of [
      [folder, `spec/${CATALOGUE}`],
      [inside, `spec/${CATALOGUE}`],
      [inside, CATALOGUE],
    ] as const) {
      const disk = cwd === folder ? `spec/${CATALOGUE}` : CATALOGUE;
      // oxlint-disable-next-line no-await-in-loop -- one repository
      const pairs = await pairsOf(cwd, `main:${path}`, disk);
      expect(
        pairs.map((pair) => pair.old && new TextDecoder().decode(pair.old.spec.bytes)),
      ).toEqual([`spec/${CATALOGUE}`]);
    }
  });

  it("cannot be an unknown revision, nor one without the file", async () => {
    const folder = repository();
    const disk = `spec/${CATALOGUE}`;

    expect(await codesOf(folder, `none:${disk}`, disk)).toEqual(["revision-unknown"]);
    expect(await codesOf(folder, "main:none.json", disk)).toEqual(["revision-without-file"]);
    expect(await codesOf(folder, `--all:${disk}`, disk)).not.toEqual(["revision-unknown"]);
  });

  it("needs a repository, and a default branch with a common commit", async () => {
    const outside = folderOf(CATALOGUE);
    expect(await codesOf(outside, CATALOGUE)).toEqual(["git-failed"]);
    expect(await codesOf(outside, `main:${CATALOGUE}`, CATALOGUE)).toEqual(["git-failed"]);

    const folder = repository();
    git(folder, "branch", "--quiet", "-D", "main");
    vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
    expect(await codesOf(folder, `spec/${CATALOGUE}`)).toEqual(["git-failed"]);

    git(folder, "checkout", "--quiet", "--orphan", "main");
    git(folder, "commit", "--quiet", "-a", "-m", "Other root");
    git(folder, "checkout", "--quiet", "work");
    expect(await codesOf(folder, `spec/${CATALOGUE}`)).toEqual(["git-failed"]);
  });

  it("is the file whose name has a colon, if there is one", async () => {
    const folder = repository();
    writeFileSync(join(folder, "main:x.json"), "with a colon");

    const pairs = await pairsOf(folder, "main:x.json", `spec/${CATALOGUE}`);

    expect(textsOf(pairs)[0]).toEqual([
      ["main:x.json", "with a colon"],
      [`spec/${CATALOGUE}`, "on disk"],
    ]);
  });

  it("has the files of a folder as they were committed", async () => {
    const folder = repository();
    for (const name of ["results/b.json", "results/a.json", "protocol.json", "site.json"]) {
      mkdirSync(join(folder, "spec", "results"), { recursive: true });
      writeFileSync(join(folder, "spec", name), name);
    }
    git(folder, "add", "-A");
    git(folder, "commit", "--quiet", "-m", "More");
    rmSync(join(folder, "spec", "results"), { recursive: true });

    expect(sidesOf(await pairsOf(folder, "work:spec", "spec"))).toEqual([
      {
        old: {
          spec: `work:spec/${CATALOGUE}`,
          protocol: "work:spec/protocol.json",
          site: "work:spec/site.json",
          results: ["work:spec/results/a.json", "work:spec/results/b.json"],
        },
        new: {
          spec: `spec/${CATALOGUE}`,
          protocol: "spec/protocol.json",
          site: "spec/site.json",
          results: [],
        },
      },
    ]);
  });
});
