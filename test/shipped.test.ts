/**
 * What goes to those who install the package: the files that `npm pack` takes, which must be enough and
 * no more, and the dependencies that come with them. Needs no network; test/package/ installs it.
 *
 * @module
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, posix } from "node:path";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import formatter from "oxfmt/package.json" with { type: "json" };
import { linksOf } from "./pages/links.ts";
import { readPage } from "./pages/pages.ts";
import manifest from "../package.json" with { type: "json" };
import { snapshot } from "./generator/support/files.ts";
import { packPackage, ran, ROOT, unpack } from "./package/packed.ts";
import type { Tarball } from "./package/packed.ts";

/** Against hangs only: packing takes a minute on a busy machine. */
const TIMEOUT = 180_000;

/** Bytes of all files together, and of the tarball; to be raised with a reason only. */
const LIMITS = { unpacked: 12_500_000, packed: 3_100_000 };

/** What is shipped, with the reason: every file fits one of these, and each of these is needed. */
const PARTS: readonly (readonly [why: string, pattern: RegExp])[] = [
  ["npm always takes it", /^(?:package\.json|README\.md|LICENSE)$/],
  ["the command line and the compiler", /^dist\/generator\/(?!scripts\/)[\w/.-]+\.js$/],
  ["the configuration that names the shipped specs", /^paramsmith\.config\.json$/],
  ["the shipped specs, prepared for serve", /^dist\/generator\/serve\/shipped\.json$/],
  [
    "types of the compiler as functions",
    /^dist\/generator\/(?!(?:cli|diff\/\w+|emit\/(?:parts|targets)|explorer|inspect|serve|spec\/parameters|wiki)\/)[\w/.-]+\.d\.ts$/,
  ],
  ["code of the shipped specs", /^dist\/generated\/[\w/.-]+\.(?:js|d\.ts)$/],
  ["the runtime and the test wiki", /^dist\/templates\/(?:runtime|wiki)\/[\w/.-]+\.(?:js|d\.ts)$/],
  ["what generate copies", /^dist\/runtime\/declarations\.json$/],
  ["schemas for editors and for generate", /^spec\/schemas\/[\w-]+\.schema\.json$/],
  ["the shipped specs", /^spec\/(?:actions|alliance|extensions|paraminfo)\/[\w/.-]+\.json$/],
  ["pictures of pages", /^(?:generated|generator)\/[\w-]+\.(?:svg|png)$/],
  ["examples", /^test\/(?:examples\/[\w/.-]+\.(?:ts|json)|consumer\/pet-shop\/petstore\.json)$/],
  [
    "pages",
    /^(?:(?:spec|generated|generator|templates|test\/bench)\/[\w-]+|CHANGELOG|CONTRIBUTING|SECURITY)\.md$/,
  ],
];

interface LockedPackage {
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly integrity?: string;
}

const lock: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync(join(ROOT, "package-lock.json"), "utf8"),
);
const locked = Object.entries(lock.packages).filter(([path]) => path !== "");

let folder = "";
let tarball: Tarball = { file: "", size: 0, unpackedSize: 0, files: [] };
let unpacked = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "paramsmith-shipped-"));
  tarball = packPackage(folder);
  unpacked = unpack(tarball, folder);
}, TIMEOUT);

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Declarations that are reached from others by relative imports and exist, and imports that lead nowhere. */
function reachedDeclarations(from: readonly string[]): {
  readonly reached: ReadonlySet<string>;
  readonly astray: readonly string[];
} {
  const reached = new Set<string>();
  const astray: string[] = [];
  const open = [...from];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const text = readFileSync(join(unpacked, path), "utf8");
    for (const { groups } of text.matchAll(/\b(?:from|import\() ?"(?<to>\.{1,2}\/[^"]+)\.js"/g)) {
      const to = posix.join(posix.dirname(path), `${groups?.["to"]}.d.ts`);
      if (existsSync(join(unpacked, to))) open.push(to);
      else astray.push(`${path}: ${to}`);
    }
  }
  return { reached, astray };
}

describe("The files of the package", () => {
  it("are each there for a reason", () => {
    const other = tarball.files.filter(({ path }) =>
      PARTS.every(([, pattern]) => !pattern.test(path)),
    );
    expect(other.map(({ path }) => path)).toEqual([]);
  });

  it.each(PARTS)("include %s", (_, pattern) => {
    expect(tarball.files.some(({ path }) => pattern.test(path))).toBe(true);
  });

  it("include what README.md links to", () => {
    const paths = new Set(tarball.files.map(({ path }) => path));
    const links = linksOf(readPage("README.md").text).map((link) => link.split("#")[0] ?? "");
    expect(links.filter((link) => link !== "" && !paths.has(link))).toEqual([]);
  });

  it("stay below the size that they had", () => {
    expect(tarball.unpackedSize).toBeLessThan(LIMITS.unpacked);
    expect(tarball.size).toBeLessThan(LIMITS.packed);
  });

  it("have every declaration that an entry point leads to", () => {
    const starts = tarball.files
      .map(({ path }) => path)
      .filter((path) => /^dist\/(?:generated\/.*|generator\/index)\.d\.ts$/.test(path));
    const { reached, astray } = reachedDeclarations(starts);
    expect(astray).toEqual([]);
    expect(reached.size).toBeGreaterThan(starts.length);
  });

  it("are enough to generate what is committed", { timeout: TIMEOUT }, () => {
    // Only what is declared can be found, and the cache of the run stays in this folder.
    mkdirSync(join(folder, "node_modules"));
    for (const name of Object.keys({ ...manifest.dependencies, ...installedBinaries() })) {
      const link = join(folder, "node_modules", name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(ROOT, "node_modules", name), link, "junction");
    }
    cpSync(join(ROOT, "paramsmith.config.json"), join(unpacked, "paramsmith.config.json"));
    ran(process.execPath, [manifest.bin.paramsmith, "generate"], unpacked);
    expect(snapshot(join(unpacked, "generated"))).toEqual(snapshot(join(ROOT, "generated")));
  });

  it("have nothing that publint objects to", { timeout: TIMEOUT }, async () => {
    const bytes = readFileSync(tarball.file);
    const tarballBytes = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
    const { messages } = await publint({ pack: { tarball: tarballBytes }, strict: true });
    expect(messages).toEqual([]);
  });
});

/** The optional dependencies for this platform: of the formatter's binaries, npm installs that one alone. */
function installedBinaries(): Readonly<Record<string, string>> {
  const all = Object.entries(manifest.optionalDependencies);
  return Object.fromEntries(
    all.filter(([name]) => existsSync(join(ROOT, "node_modules", name, "package.json"))),
  );
}

describe("The package", () => {
  it("runs no script where it is installed", () => {
    const lifecycle = /^(?:preinstall|install|postinstall|prepublish|dependencies)$/;
    expect(Object.keys(manifest.scripts).filter((name) => lifecycle.test(name))).toEqual([]);
  });

  it("depends on exact versions, since they determine what is written", () => {
    const versions = Object.values({ ...manifest.dependencies, ...manifest.optionalDependencies });
    expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it("depends on the binaries of the formatter that the build bundles", () => {
    expect(manifest.optionalDependencies).toEqual(formatter.optionalDependencies);
  });

  it("brings few packages along", () => {
    const brought = locked.filter(([, { dev, optional }]) => dev !== true && optional !== true);
    expect(brought.length).toBeLessThanOrEqual(36);
  });

  it("brings no package that runs a script where it is installed", () => {
    const scripted = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true);
    // The build works without that of esbuild, a development dependency: its binary is a package.
    expect(scripted.map(([path, { dev }]) => [path, dev])).toEqual([
      ["node_modules/esbuild", true],
    ]);
  });
});

describe("The lock file", () => {
  it("names no address, so that every package comes from the registry that npm is set to", () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it("names no folder and no repository as the source of a package", () => {
    expect(locked.filter(([, { link }]) => link === true)).toEqual([]);
  });

  it("has a checksum of every package", () => {
    const without = locked.filter(
      ([, { integrity = "" }]) => !/^sha512-[\w+/]+=*$/.test(integrity),
    );
    expect(without.map(([path]) => path)).toEqual([]);
  });
});
