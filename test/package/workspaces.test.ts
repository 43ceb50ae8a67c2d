/**
 * The examples of Turborepo and Nx: what they declare is enough to cache `generate`, on this machine and
 * remotely, and what a cache restores is what `check` expects.
 *
 * @module
 */
import { execFile, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { snapshot } from "../generator/support/files.ts";
import { plainEnvironment, ran, ROOT } from "./packed.ts";
import { remoteCache } from "./remote-cache.ts";
import type { RemoteCache } from "./remote-cache.ts";

/** Runs the tasks of a workspace. */
interface Runner {
  readonly name: "turborepo" | "nx";
  /** Its command, as it is installed in the workspace. */
  readonly program: string;
  readonly words: readonly string[];
  /** No daemon, no telemetry, no cache but that of the workspace and the test's own. */
  readonly env: (workspace: string, cache: string) => Readonly<Record<string, string>>;
  /** Finds in what it prints whether the one task came from a cache. */
  readonly hit: RegExp;
  readonly miss: RegExp;
  /** Whether it deletes files of another run when it restores those of a former one. */
  readonly restore: "deletes others" | "keeps others";
}

const runners: readonly Runner[] = [
  {
    name: "turborepo",
    program: "turbo",
    words: ["run", "generate"],
    env: (_, cache) => ({
      TURBO_TELEMETRY_DISABLED: "1",
      DO_NOT_TRACK: "1",
      TURBO_NO_UPDATE_NOTIFIER: "1",
      TURBO_API: cache,
      TURBO_TOKEN: "none",
      TURBO_TEAM: "team_none",
    }),
    hit: /Cached: +1 cached, 1 total/,
    miss: /Cached: +0 cached, 1 total/,
    restore: "keeps others",
  },
  {
    name: "nx",
    program: "nx",
    words: ["run-many", "-t", "generate"],
    env: (workspace, cache) => ({
      NX_DAEMON: "false",
      NX_NO_CLOUD: "true",
      NX_TUI: "false",
      NX_CACHE_DIRECTORY: join(workspace, ".nx", "cache"),
      NX_WORKSPACE_DATA_DIRECTORY: join(workspace, ".nx", "workspace-data"),
      NX_SELF_HOSTED_REMOTE_CACHE_SERVER: cache,
      NX_SELF_HOSTED_REMOTE_CACHE_ACCESS_TOKEN: "none",
    }),
    hit: /Cache: +1\/1 hit/,
    miss: /Cache: +0\/1 hit/,
    restore: "deletes others",
  },
];

interface Manifest {
  readonly devDependencies: Readonly<Record<string, string>>;
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

interface Module {
  readonly name: string;
  readonly path: string;
  readonly prefix: string;
  readonly parameters: readonly { readonly name: string }[];
}

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "paramsmith-workspaces-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Makes the lock file, and nothing else, say that another version of the package is installed. */
function lockOtherVersion(workspace: string): void {
  const file = join(workspace, "package-lock.json");
  const { packages, ...others }: Lock = JSON.parse(readFileSync(file, "utf8"));
  const path = `node_modules/${manifest.name}`;
  const locked = packages[path];
  expect(locked?.version).toBe(manifest.version);
  const other = { ...locked, version: "99.0.0", integrity: `sha512-${"A".repeat(86)}==` };
  writeFileSync(file, JSON.stringify({ ...others, packages: { ...packages, [path]: other } }));
}

/** Installs the package into a workspace, which asks for it by its version. */
function install(workspace: string): void {
  const path = join(workspace, "packages", "wiki-api", "package.json");
  const { devDependencies, ...others }: Manifest = JSON.parse(readFileSync(path, "utf8"));
  expect(Object.keys(devDependencies)).toContain(manifest.name);
  const changed = { ...devDependencies, [manifest.name]: `file:${inject("tarball").file}` };
  writeFileSync(path, JSON.stringify({ ...others, devDependencies: changed }));
  ran("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund"], workspace);
}

function commit(workspace: string): void {
  ran("git", ["init", "--quiet"], workspace);
  ran("git", ["add", "--all"], workspace);
  const who = ["-c", "user.name=somebody", "-c", "user.email=somebody@wiki.example"];
  ran("git", [...who, "commit", "--quiet", "--message", "Begin"], workspace);
}

/** A path in the one package of a workspace. */
function below(root: string, ...path: readonly string[]): string {
  return join(root, "packages", "wiki-api", ...path);
}

/** The generated code: paths and texts. */
function output(root: string): Readonly<Record<string, string>> {
  return snapshot(below(root, "src", "api"));
}

/** Fails where the generated code is not what the spec gives. */
function check(root: string): void {
  expect(ran(process.execPath, [script(root), "check"], below(root))).toContain("up to date");
}

function script(root: string): string {
  return join(root, "node_modules", manifest.name, manifest.bin.paramsmith);
}

/** Deletes the generated files that no manifest lists, as `check` asks, and gives their paths. */
function deleteOrphans(root: string): readonly string[] {
  const { stderr, stdout } = spawnSync(process.execPath, [script(root), "check"], {
    cwd: below(root),
    encoding: "utf8",
    env: plainEnvironment(),
  });
  const orphans = [...`${stderr}${stdout}`.matchAll(/^(\S+): error\[generated-orphan\]/gm)];
  for (const [, path = ""] of orphans) rmSync(below(root, path));
  return orphans.map(([, path = ""]) => path);
}

/** Puts the spec and the configuration back. */
function asCommitted(root: string): void {
  ran("git", ["checkout", "--quiet", "--", "packages/wiki-api"], root);
}

describe.each(runners)("The example of $name", (runner) => {
  let workspace = "";
  let elsewhere = "";
  let cache: RemoteCache = { origin: "", stored: () => [], close: () => undefined };
  let first: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    workspace = join(folder, runner.name);
    elsewhere = join(folder, `${runner.name}-elsewhere`);
    cpSync(join(ROOT, "test", "examples", runner.name), workspace, { recursive: true });
    install(workspace);
    commit(workspace);
    cpSync(workspace, elsewhere, { recursive: true, verbatimSymlinks: true });
    cache = await remoteCache();
  });

  afterAll(() => {
    cache.close();
  });

  /** Whether `generate` came from a cache. The server of the cache is in this process, so nothing may block. */
  async function generated(root: string): Promise<"hit" | "miss"> {
    const { stdout } = await promisify(execFile)(
      join(root, "node_modules", ".bin", runner.program),
      runner.words,
      {
        cwd: root,
        env: { ...plainEnvironment(), ...runner.env(root, cache.origin) },
      },
    );
    if (runner.hit.test(stdout)) return "hit";
    expect(stdout).toMatch(runner.miss);
    return "miss";
  }

  /** Changes the catalogue: a copy of its module joins it, with the given name of its first parameter. */
  function withModule(root: string, parameter: string): void {
    const catalogue: { readonly paraminfo: { readonly modules: readonly Module[] } } = JSON.parse(
      readFileSync(
        join(ROOT, "test/examples", runner.name, "packages/wiki-api/spec/wiki.json"),
        "utf8",
      ),
    );
    const { modules, ...others } = catalogue.paraminfo;
    const [one, ...rest] = modules.flatMap(({ parameters }) => parameters);
    const added = {
      ...modules[0],
      name: "allusers",
      path: "query+allusers",
      prefix: "au",
      parameters: [{ ...one, name: parameter }, ...rest],
    };
    const changed = { paraminfo: { ...others, modules: [...modules, added] } };
    writeFileSync(below(root, "spec", "wiki.json"), JSON.stringify(changed));
  }

  it("runs generate at first", async () => {
    expect(await generated(workspace)).toBe("miss");
    check(workspace);
    first = output(workspace);
    expect(Object.keys(first)).toContain(join("wiki", "allpages.ts"));
  });

  it("does not run it again", async () => {
    expect(await generated(workspace)).toBe("hit");
    expect(output(workspace)).toEqual(first);
    check(workspace);
  });

  it("restores what was deleted, and Paramsmith has forgotten", async () => {
    for (const path of ["packages/wiki-api/src", "node_modules/.cache"])
      rmSync(join(workspace, path), { recursive: true });
    expect(await generated(workspace)).toBe("hit");
    expect(output(workspace)).toEqual(first);
    check(workspace);
  });

  it("restores it in another folder from the remote cache", async () => {
    expect(cache.stored().length).toBe(1);
    expect(await generated(elsewhere)).toBe("hit");
    expect(output(elsewhere)).toEqual(first);
    check(elsewhere);
  });

  it("runs it for another spec, and restores the former output when the spec is as it was", async () => {
    withModule(workspace, "from");
    expect(await generated(workspace)).toBe("miss");
    check(workspace);
    expect(Object.keys(output(workspace))).toContain(join("wiki", "allusers.ts"));
    asCommitted(workspace);
    expect(await generated(workspace)).toBe("hit");
    switch (runner.restore) {
      case "deletes others":
        break;
      case "keeps others":
        expect(output(workspace)).toMatchObject(first);
        expect(deleteOrphans(workspace)).toContain("src/api/wiki/allusers.ts");
    }
    expect(output(workspace)).toEqual(first);
    check(workspace);
  });

  it("runs it for another configuration", async () => {
    const file = below(workspace, "paramsmith.config.json");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace('"src/api",', '"src/api",\n  "importExtension": ".ts",'));
    expect(await generated(workspace)).toBe("miss");
    check(workspace);
    asCommitted(workspace);
  });

  it("runs it for another version of Paramsmith", async () => {
    expect(await generated(workspace)).toBe("hit");
    lockOtherVersion(workspace);
    expect(await generated(workspace)).toBe("miss");
  });
});
