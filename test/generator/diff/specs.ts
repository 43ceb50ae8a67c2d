/**
 * The real specs as plain JSON, to edit and to compare.
 *
 * @module
 */
import { readFileSync } from "node:fs";
import { diffSpecs } from "../../../generator/diff/diff.js";
import type { DiffOptions } from "../../../generator/diff/diff.js";
import type { Finding } from "../../../generator/diff/finding.js";
import { comparedCatalogue, readComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { ComparedSpec } from "../../../generator/diff/compared-spec.js";
import type { Document } from "../../../generator/base/document.js";
import { loadCatalogueDocuments } from "../../../generator/spec/catalogue/load.js";
import type { Module, Parameter } from "../../../generator/spec/source/types.js";

/** JSON that a test edits in place. */
export interface Json {
  [key: string]: Json;
}

/** A catalogue with its protocol, or an OpenAPI document. */
export interface EditedSpec {
  readonly spec: Json;
  readonly protocol?: Json;
  readonly site?: Json;
}

function read(path: string): string {
  return readFileSync(new URL(`../../../spec/${path}`, import.meta.url), "utf8");
}

const TEXTS = {
  catalogue: read("paraminfo/catalogue.json"),
  protocol: read("paraminfo/protocol.json"),
  openapi: read("alliance/openapi.json"),
};

export function parsed(text: string): Json {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- tests edit it like any JSON
  return JSON.parse(text) as Json;
}

/** A fresh copy of the real catalogue and its protocol. */
export function realCatalogue(): EditedSpec {
  return { spec: parsed(TEXTS.catalogue), protocol: parsed(TEXTS.protocol) };
}

/** A catalogue without rules about several parameters, so that programs can set one at a time. */
export function withoutRules(edited: EditedSpec): EditedSpec {
  return edited.protocol ? { ...edited, protocol: { ...edited.protocol, rules: {} } } : edited;
}

/** A fresh copy of the real OpenAPI document. */
export function realOpenApi(): EditedSpec {
  return { spec: parsed(TEXTS.openapi) };
}

/** The items of a list in JSON, to edit in place. */
export function listOf(value: Json | undefined): Json[] {
  if (!Array.isArray(value)) throw new TypeError("It is no list.");
  return value;
}

/** The module of a path in a catalogue. */
export function moduleOf({ spec }: EditedSpec, path: string): Module {
  const found = listOf(spec["paraminfo"]?.["modules"]).find(
    (module) => textOf(module["path"]) === path,
  );
  if (!found) throw new Error(`There is no module ${path}.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the catalogue is one
  return found as unknown as Module;
}

/** A fresh catalogue of one real module: what is found in a large one is found in it, in less time. */
export function realModule(path: string): EditedSpec {
  moduleTexts[path] ??= JSON.stringify({
    paraminfo: { modules: [moduleOf(realCatalogue(), path)] },
  });
  return { spec: parsed(moduleTexts[path]) };
}

const moduleTexts: Record<string, string> = {};

/** A parameter of a module. */
export function parameterOf(spec: EditedSpec, path: string, name: string): Parameter {
  const found = moduleOf(spec, path).parameters.find((each) => each.name === name);
  if (!found) throw new Error(`There is no parameter ${name} of ${path}.`);
  return found;
}

/** Reads a spec as the command does. */
export function compared(
  { spec, protocol, site }: EditedSpec,
  file = "spec.json",
  indent = 2,
): ComparedSpec {
  const { value, diagnostics } = readComparedSpec(
    { file, bytes: bytesOf(spec, indent) },
    {
      ...(protocol && { protocol: { file: "protocol.json", bytes: bytesOf(protocol, indent) } }),
      ...(site && { site: { file: "site.json", bytes: bytesOf(site, indent) } }),
    },
  );
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return value;
}

function bytesOf(value: Json, indent: number): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value, undefined, indent));
}

/**
 * A catalogue that does not know its lines: much faster. An OpenAPI document as the command reads
 * it.
 */
export function unchecked(edited: EditedSpec): ComparedSpec {
  const { spec, protocol, site } = edited;
  if (!("paraminfo" in spec)) return recentOpenApi(edited);
  const { value } = loadCatalogueDocuments(
    { name: "", source: "spec.json", withIgnoredKeys: true },
    {
      document: documentOf("spec.json", spec),
      protocol: protocol && documentOf("protocol.json", protocol),
      site: site && documentOf("site.json", site),
    },
  );
  if (!value) return compared(edited);
  return comparedCatalogue(value, {
    ...(protocol && { protocol: "protocol.json" }),
    hasResults: false,
  });
}

/**
 * Reads an OpenAPI document, unless it is one of the last. Properties compare the same ones both
 * ways.
 */
function recentOpenApi(edited: EditedSpec): ComparedSpec {
  const text = JSON.stringify(edited);
  const known = recent.get(text) ?? compared(edited);
  recent.delete(text);
  recent.set(text, known);
  const [oldest] = recent.keys();
  if (recent.size > 4 && oldest !== undefined) recent.delete(oldest);
  return known;
}

const recent = new Map<string, ComparedSpec>();

function documentOf(file: string, value: Json): Document {
  return { file, value, locate: () => ({ file, line: 1, column: 1 }) };
}

/** The findings between two edited specs. */
export function findings(
  old: EditedSpec,
  next: EditedSpec,
  options: DiffOptions = {},
): readonly Finding[] {
  return diffSpecs(unchecked(old), unchecked(next), options);
}

/** Just the rules of findings. */
export function rulesOf(found: readonly Finding[]): readonly string[] {
  return found.map(({ rule }) => rule);
}

/** A text in JSON; empty where it is none. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
