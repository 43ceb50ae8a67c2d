import { spawnSync } from "node:child_process";
import { posix } from "node:path";
import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { isNetworkAddress, isRelativePath } from "../base/reference.js";
import type { Tree } from "./spec-folders.js";

const MAX_OUTPUT = 1 << 30;

/** The output of Git, or the problem. */
type GitResult = { readonly bytes: Buffer } | { readonly problem: string };

/** Runs Git in a folder. */
function git(folder: string, ...args: readonly string[]): GitResult {
  return gitWithInput(folder, "", ...args);
}

function gitWithInput(folder: string, input: string, ...args: readonly string[]): GitResult {
  const { error, status, stdout, stderr } = spawnSync("git", ["-C", folder, ...args], {
    input,
    maxBuffer: MAX_OUTPUT,
  });
  if (error) {
    const isMissing = "code" in error && error.code === "ENOENT";
    return { problem: isMissing ? "git is not installed" : error.message };
  }
  if (status === 0) return { bytes: stdout };
  const [first = ""] = stderr.toString("utf8").trim().split("\n");
  return { problem: first.replace(/^(?:fatal|error): /, "").replace(/\.$/, "") || "it failed" };
}

function textOf(result: GitResult): string | undefined {
  return "bytes" in result ? result.bytes.toString("utf8").trim() : undefined;
}

/** The problem of a folder that is in no repository, or of a machine without Git. */
function repositoryProblem(folder: string): string | undefined {
  const inside = git(folder, "rev-parse", "--git-dir");
  return "problem" in inside ? inside.problem : undefined;
}

/**
 * The files of a revision. Paths are relative to the top of the repository, or to the folder if
 * they begin with `./`.
 */
export function revisionTree(folder: string, revision: string, label = revision): Staged<Tree> {
  const named = `${revision}^{commit}`;
  const commit = textOf(git(folder, "rev-parse", "--verify", "--quiet", "--end-of-options", named));
  if (commit === undefined) {
    const detail = repositoryProblem(folder);
    return failed(
      detail === undefined
        ? diagnostic("revision-unknown", { name: revision })
        : diagnostic("git-failed", { detail }),
    );
  }
  const objectAt = (path: string) => objectOf(folder, `${commit}:${path}`);
  const tree: Tree = {
    kind(path) {
      const { type } = objectAt(path) ?? {};
      return type === "blob" ? "file" : type === "tree" ? "folder" : undefined;
    },
    list(path) {
      const { id = "" } = objectAt(path) ?? {};
      const names = textOf(git(folder, "ls-tree", "-z", "--full-tree", "--name-only", id)) ?? "";
      return names
        .split("\0")
        .filter((name) => name !== "")
        .toSorted();
    },
    read: (path) => {
      const { id = "" } = objectAt(path) ?? {};
      const result = git(folder, "cat-file", "blob", id);
      return "bytes" in result
        ? { value: { file: `${label}:${path}`, bytes: result.bytes }, diagnostics: [] }
        : failed(diagnostic("revision-without-file", { name: label, detail: path }));
    },
    readReferenced(main, path) {
      const at = isRelativePath(path) ? siblingPath(main, path) : undefined;
      if (at === undefined) {
        const refusal = { kind: isNetworkAddress(path) ? "network" : "outside" } as const;
        return { kind: "refused", path, refusal };
      }
      const { value: source } = tree.read(at);
      if (source) return { kind: "file", path, source };
      const detail = `${label} has no file of this name`;
      return { kind: "refused", path, refusal: { kind: "unreadable", detail } };
    },
  };
  return { value: tree, diagnostics: [] };
}

/** The object at a path of a commit, to which symbolic links inside the repository lead as well. */
function objectOf(
  folder: string,
  name: string,
): { readonly id: string; readonly type: string } | undefined {
  const check = ["cat-file", "--batch-check", "--follow-symlinks"];
  const line = textOf(gitWithInput(folder, name, ...check)) ?? "";
  const [, id, type] = /^([0-9a-f]+) (blob|tree) \d+$/.exec(line) ?? [];
  return id !== undefined && type !== undefined ? { id, type } : undefined;
}

/**
 * The path of a file next to a different one. Git resolves paths that begin with a dot from the
 * working folder, and other paths from the root. Undefined outside the repository.
 */
function siblingPath(main: string, path: string): string | undefined {
  const joined = posix.join(posix.dirname(main), path);
  const isFromTop = !main.startsWith(".");
  if (isFromTop) return joined.startsWith("../") ? undefined : joined;
  return joined.startsWith("../") ? joined : `./${joined}`;
}

/** The commit at which a revision branched off the default branch. */
export function mergeBase(folder: string, revision: string): Staged<string> {
  const branch = defaultBranch(folder);
  const base = branch && textOf(git(folder, "merge-base", "--end-of-options", revision, branch));
  if (base !== undefined) return { value: base, diagnostics: [] };
  const detail =
    repositoryProblem(folder) ??
    (branch === undefined
      ? "the default branch is not known here"
      : `${revision} and ${branch} have no common commit in this clone`);
  return failed(diagnostic("git-failed", { detail }));
}

/**
 * The target branch of a pull request in a workflow, otherwise the default branch of the remote,
 * otherwise a usual name.
 */
function defaultBranch(folder: string): string | undefined {
  const targetBranch = process.env["GITHUB_BASE_REF"];
  const candidates = [
    ...(targetBranch ? [`refs/remotes/origin/${targetBranch}`, `refs/heads/${targetBranch}`] : []),
    textOf(git(folder, "symbolic-ref", "--quiet", "refs/remotes/origin/HEAD")),
    "refs/remotes/origin/main",
    "refs/remotes/origin/master",
    `refs/heads/${textOf(git(folder, "config", "init.defaultBranch")) ?? "main"}`,
    "refs/heads/main",
    "refs/heads/master",
  ];
  return candidates.find(
    (name) =>
      name !== undefined && "bytes" in git(folder, "rev-parse", "--verify", "--quiet", name),
  );
}

function failed(found: Diagnostic): Staged<never> {
  return { value: undefined, diagnostics: [found] };
}
