/**
 * Sizes of installed packages with their dependencies, beside other tools: `node test/bench/install-sizes.mjs`.
 * Packs both packages as they are built, and installs each tool alone, by the versions of this
 * folder's lock file, from npm's registry and without scripts.
 */
import { execFileSync } from "node:child_process";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..", "..");
const { dependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, "package.json"), "utf8"),
);
const folder = mkdtempSync(join(tmpdir(), "paramsmith-sizes-"));

/** Packages that are installed together, by the name of the row. */
const TOOLS = new Map([
  ["paramsmith", [pack(ROOT)]],
  ["@paramsmith/runtime", [pack(join(ROOT, "dist", "runtime-package"))]],
  ["openapi-typescript", named("openapi-typescript")],
  ["orval", named("orval")],
  ["@hey-api/openapi-ts", named("@hey-api/openapi-ts")],
  [
    "@kubb/cli, @kubb/plugin-ts",
    named("@kubb/cli", "@kubb/core", "@kubb/plugin-oas", "@kubb/plugin-ts"),
  ],
  ["typia", named("typia")],
  ["mwn", named("mwn")],
  ["m3api", named("m3api")],
  ["types-mediawiki-api", named("types-mediawiki-api")],
]);

try {
  console.log("| package | packages | files | installed |");
  console.log("| --- | --: | --: | --: |");
  for (const [name, specs] of TOOLS) {
    const project = join(folder, String(specs.length), name.replaceAll(/\W/g, "-"));
    mkdirSync(project, { recursive: true });
    writeFileSync(join(project, "package.json"), '{ "private": true }\n');
    npm(["install", "--ignore-scripts", "--no-audit", "--no-fund", ...specs], project);
    const { packages } = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8"));
    const installed = Object.keys(packages).filter((path) => path !== "");
    const { files, bytes } = sizeOf(join(project, "node_modules"));
    console.log(`| ${name} | ${installed.length} | ${files} | ${(bytes / 1e6).toFixed(1)} MB |`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function named(...names) {
  return names.map((name) => `${name}@${dependencies[name]}`);
}

/** Packs a package and prints its sizes. */
function pack(root) {
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const [{ name, filename, size, unpackedSize }] = JSON.parse(npm(args, root));
  const sizes = [size, unpackedSize].map((bytes) => `${(bytes / 1e6).toFixed(2)} MB`);
  console.log(`${name}: ${sizes[0]} packed, ${sizes[1]} unpacked`);
  return join(folder, filename);
}

function npm(args, cwd) {
  return execFileSync("npm", args, {
    cwd,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
    stdio: ["ignore", "pipe", "inherit"],
  });
}

function sizeOf(path) {
  const stats = lstatSync(path);
  if (!stats.isDirectory()) return { files: 1, bytes: stats.size };
  return readdirSync(path)
    .map((name) => sizeOf(join(path, name)))
    .reduce((a, b) => ({ files: a.files + b.files, bytes: a.bytes + b.bytes }), {
      files: 0,
      bytes: 0,
    });
}
