import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { revisionTree } from "../../../generator/diff/git.js";
import type { Tree } from "../../../generator/diff/spec-folders.js";
import { writeFiles } from "../support/files.js";

const FILES = { "a/spec.yaml": "spec", "a/b.yaml": "b", "a/B.yaml": "B", "c.yaml": "c" };

describe("the files of a revision", () => {
  const repository = { folder: "" };

  beforeAll(() => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "paramsmith-git-")));
    writeFiles(
      folder,
      Object.entries(FILES).map(([path, text]) => ({ path, text })),
    );
    const git = (...args: readonly string[]) =>
      execFileSync("git", ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@b", ...args]);
    mkdirSync(join(folder, "links"));
    symlinkSync("../c.yaml", join(folder, "links/c.yaml"));
    symlinkSync("a", join(folder, "linked"));
    symlinkSync("../../outside", join(folder, "links/outside.yaml"));
    git("init", "--quiet", "--initial-branch=main");
    git("add", "-A");
    git("commit", "--quiet", "-m", "Base");
    repository.folder = folder;
  });

  afterAll(() => {
    rmSync(repository.folder, { recursive: true });
  });

  function treeIn(folder = "", label?: string): Tree {
    const { value } = revisionTree(join(repository.folder, folder), "main", label);
    if (!value) throw new Error("The revision is unknown.");
    return value;
  }

  /** What becomes of a path in a file. */
  function referenced(folder: string, main: string, path: string): unknown {
    const found = treeIn(folder).readReferenced(main, path);
    return found.kind === "file"
      ? [found.path, found.source.file, new TextDecoder().decode(found.source.bytes)]
      : [found.path, found.refusal];
  }

  it("are those that symbolic links inside the repository lead to", () => {
    const tree = treeIn();
    const paths = ["links/c.yaml", "linked", "linked/b.yaml", "links/outside.yaml"];
    expect(paths.map((path) => tree.kind(path))).toEqual(["file", "folder", "file", undefined]);
    expect(tree.list("linked")).toEqual(tree.list("a"));
    expect(referenced("links", "./spec.yaml", "c.yaml")).toEqual(["c.yaml", "main:./c.yaml", "c"]);
    expect(tree.read("links/outside.yaml").diagnostics).toHaveLength(1);
  });

  it("have the name of the revision", () => {
    expect(treeIn("a", "1a2b").read("./b.yaml").value).toEqual({
      file: "1a2b:./b.yaml",
      bytes: Buffer.from("b"),
    });
  });

  it.each([
    ["", "a/spec.yaml", "b.yaml", "main:a/b.yaml", "b"],
    ["", "a/spec.yaml", "../c.yaml", "main:c.yaml", "c"],
    ["a", "a/spec.yaml", "b.yaml", "main:a/b.yaml", "b"],
    ["a", "./spec.yaml", "b.yaml", "main:./b.yaml", "b"],
    ["a", "./spec.yaml", "../c.yaml", "main:../c.yaml", "c"],
    ["a", "../c.yaml", "a/b.yaml", "main:../a/b.yaml", "b"],
    ["a", "../a/spec.yaml", "../c.yaml", "main:../c.yaml", "c"],
  ])("refer to others beside them: in %j, %s to %s", (folder, main, path, file, text) => {
    expect(referenced(folder, main, path)).toEqual([path, file, text]);
  });

  it.each([
    ["a/spec.yaml", "../../c.yaml", { kind: "outside" }],
    ["a/spec.yaml", "/c.yaml", { kind: "outside" }],
    ["a/spec.yaml", "https://wiki.test/c.yaml", { kind: "network" }],
    ["a/spec.yaml", "none.yaml", { kind: "unreadable", detail: "main has no file of this name" }],
    [
      "./a/spec.yaml",
      "../../c.yaml",
      { kind: "unreadable", detail: "main has no file of this name" },
    ],
  ])("refer to no other place: %s to %s", (main, path, refusal) => {
    expect(referenced("", main, path)).toEqual([path, refusal]);
  });
});
