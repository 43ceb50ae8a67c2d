import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Staged } from "../../generator/base/diagnostic.js";
import type { SourceFile } from "../../generator/spec/source/source-file.js";
import type { SpecInput } from "../../generator/spec/input.js";
import { recogniseKind } from "../../generator/spec/source/source-file.js";
import { packageRoot } from "../../generator/project/folders.js";

const PROTOCOL = { file: "protocol.json", bytes: read("spec/paraminfo/protocol.json") };

function read(path: string): Uint8Array {
  return readFileSync(join(packageRoot(), path));
}

/**
 * A spec with what stands beside it, of one JSON value: `{ spec, protocol, site, results }`. Nothing
 * if the spec is of no kind.
 */
export function specInput(name: string, value: unknown): SpecInput | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const part = (key: string): unknown =>
    Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  const [spec, protocol, site] = [part("spec"), part("protocol"), part("site")];
  if (spec === undefined) return undefined;
  const file = source("spec.json", spec);
  const common = { name, source: `${name}.json`, spec: file };
  const { value: kind } = recogniseKind(file);
  switch (kind) {
    case "catalogue":
      return {
        kind,
        ...common,
        protocol: protocol === undefined ? PROTOCOL : source("protocol.json", protocol),
        ...(site !== undefined && { site: source("site.json", site) }),
        results: sources("results", part("results")),
      };
    case "openapi":
      return { kind, ...common };
    case undefined:
      return undefined;
  }
}

/** The input of a spec file of any bytes, with the protocol that ships. */
export function specOfBytes(spec: SourceFile): Staged<SpecInput> {
  const { value: kind, diagnostics } = recogniseKind(spec);
  const common = { name: "spec", source: "spec.json", spec };
  switch (kind) {
    case "catalogue":
      return { value: { kind, ...common, protocol: PROTOCOL }, diagnostics };
    case "openapi":
      return { value: { kind, ...common }, diagnostics };
    case undefined:
      return { value: undefined, diagnostics };
  }
}

/** Files of a folder; corrections are found by their name. */
function sources(folder: string, values: unknown): readonly SourceFile[] {
  return Array.isArray(values)
    ? values.map((value, index) => {
        const name = memberOf(value, "corrections") === undefined ? index : "corrections";
        return source(`${folder}/${name}.json`, value);
      })
    : [];
}

function source(file: string, value: unknown): SourceFile {
  const text: string | undefined = JSON.stringify(value);
  return { file, bytes: Buffer.from(text ?? "") };
}

/** Modules of the shipped catalogue, few and of every kind, with what stands beside them. */
const SHIPPED = ["main", "query", "json", "query+allpages", "query+revisions", "query+siteinfo"];

/** The goldens, and parts of the specs that ship. */
export function specSeeds(): readonly string[] {
  const goldens = join(packageRoot(), "test", "golden");
  const found = readdirSync(goldens).flatMap((name) => golden(join(goldens, name)));
  return [...found, shippedSeed(SHIPPED.slice(0, 4)), openApiSeed()];
}

function golden(folder: string): readonly string[] {
  const spec = json(join(folder, "spec.json"));
  if (spec === undefined) return [];
  const protocol = json(join(folder, "protocol.json"));
  const site = json(join(folder, "site.json"));
  const results = jsonsIn(join(folder, "results"));
  return [
    JSON.stringify({
      spec,
      ...(protocol !== undefined && { protocol }),
      ...(site !== undefined && { site }),
      ...(results.length > 0 && { results }),
    }),
  ];
}

function json(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function jsonsIn(folder: string): readonly unknown[] {
  return existsSync(folder)
    ? readdirSync(folder)
        .toSorted()
        .flatMap((name) => json(join(folder, name)) ?? [])
    : [];
}

/** Modules of the shipped catalogue with what was learned of them. */
export function shippedSeed(paths: readonly string[]): string {
  const folder = join(packageRoot(), "spec", "paraminfo");
  const catalogue: unknown = json(join(folder, "catalogue.json"));
  const modules = listAt(catalogue, ["paraminfo", "modules"]).filter((each) =>
    paths.includes(String(memberOf(each, "path"))),
  );
  const results = jsonsIn(join(folder, "results")).filter((each) =>
    paths.includes(String(memberOf(each, "module"))),
  );
  return JSON.stringify({
    spec: { paraminfo: { helpformat: "none", modules } },
    results,
  });
}

function openApiSeed(): string {
  return JSON.stringify({ spec: json(join(packageRoot(), "spec", "alliance", "openapi.json")) });
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

function listAt(value: unknown, at: readonly string[]): readonly unknown[] {
  const found = at.reduce(memberOf, value);
  return Array.isArray(found) ? found : [];
}
