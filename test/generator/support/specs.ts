import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { Diagnostic, Staged } from "../../../generator/base/diagnostic.js";
import { model } from "./model.js";
import { TARGETS } from "../../../generator/spec/input.js";
import type { CatalogueInput, OpenApiInput, SpecInput } from "../../../generator/spec/input.js";
import type { SourceFile } from "../../../generator/spec/source/source-file.js";
import type { ModuleOperation } from "../../../generator/spec/model/operation.js";
import type {
  CatalogueModel,
  OpenApiModel,
  SpecModel,
} from "../../../generator/spec/model/spec-model.js";
import { recogniseKind } from "../../../generator/spec/source/source-file.js";
import { REPOSITORY } from "./places.js";

const SHIPPED_PROTOCOL = readFileSync(join(REPOSITORY, "spec", "paraminfo", "protocol.json"));

/** A value of a spec as JSON. */
export type Json = { readonly [key: string]: unknown };

/** A catalogue of modules. */
export function catalogue(...modules: readonly Json[]): Json {
  return { paraminfo: { helpformat: "none", modules } };
}

/** A query module; its prefix is its name. */
export function module(name: string, parameters: readonly Json[] = [], more: Json = {}): Json {
  return { name, path: `query+${name}`, group: "list", prefix: name, parameters, ...more };
}

/** A parameter of a catalogue. */
export function parameter(name: string, type: unknown = "string", more: Json = {}): Json {
  return { name, type, ...more };
}

/** An OpenAPI document with one operation, `list`, that answers with a string. */
export function openApiDocument(operation: Json = {}, more: Json = {}): Json {
  const answer = {
    description: "",
    content: { "application/json": { schema: { type: "string" } } },
  };
  const get = { operationId: "list", responses: { 200: answer }, ...operation };
  return {
    openapi: "3.1.0",
    info: { title: "Test", version: "1" },
    paths: { "/list": { get } },
    ...more,
  };
}

/** A query parameter of an OpenAPI document. */
export function query(name: string, schema: Json, more: Json = {}): Json {
  return { name, in: "query", schema, ...more };
}

/** The input of a spec of either kind, for all code. Throws an error if the value is of no kind. */
export function inputOf(spec: unknown, name?: string): SpecInput {
  const { value: kind, diagnostics } = recogniseKind(fileOf(spec));
  switch (kind) {
    case "catalogue":
      return catalogueInput(spec, name);
    case "openapi":
      return openApiInput(spec, name);
    case undefined:
      throw new Error(diagnostics.map(inShort).join("\n"));
  }
}

/**
 * The input of a spec of either kind. An OpenAPI document is refused if a part of it has a problem.
 */
export function strictInput(spec: unknown, name?: string): SpecInput {
  const input = inputOf(spec, name);
  return input.kind === "openapi" ? { ...input, strict: true } : input;
}

/** The input of a catalogue, for all code. */
export function catalogueInput(spec: unknown, name = "test"): CatalogueInput {
  return {
    kind: "catalogue",
    ...commonInput(spec, name),
    protocol: { file: "protocol.json", bytes: SHIPPED_PROTOCOL },
  };
}

/** The input of an OpenAPI document, for all code. */
export function openApiInput(spec: unknown, name = "test"): OpenApiInput {
  return { kind: "openapi", ...commonInput(spec, name) };
}

function commonInput(
  spec: unknown,
  name: string,
): Pick<SpecInput, "name" | "source" | "targets" | "spec"> {
  return { name, source: "spec.json", targets: TARGETS, spec: fileOf(spec) };
}

function fileOf(spec: unknown): SourceFile {
  return { file: "spec.json", bytes: new TextEncoder().encode(JSON.stringify(spec)) };
}

/** Reads, checks and lowers a spec. */
export function modelled(spec: unknown): Staged<SpecModel> {
  return model(inputOf(spec));
}

/**
 * The findings about a spec in short. An OpenAPI document is refused if a part of it has a problem.
 */
export function findings(spec: unknown): readonly string[] {
  return model(strictInput(spec)).diagnostics.map(inShort);
}

/** A finding as its code and message. */
export function inShort({ code, message }: Diagnostic): string {
  return `${code}: ${message}`;
}

/** The model of a catalogue that has no errors. */
export function catalogueModel(...modules: readonly Json[]): CatalogueModel {
  const { value, diagnostics } = modelled(catalogue(...modules));
  expect(diagnostics).toEqual([]);
  if (value?.kind !== "catalogue") throw new Error("This is no catalogue.");
  return value;
}

/** A module of a catalogue that has no errors, lowered. */
export function lowered(given: Json): ModuleOperation {
  const found = catalogueModel(given).operations.find(({ path }) => path === given["path"]);
  if (!found) throw new Error("The module is missing.");
  return found;
}

/** The model of an OpenAPI document that has no errors. */
export function openApiModel(spec: Json): OpenApiModel {
  const { value, diagnostics } = modelled(spec);
  expect(diagnostics).toEqual([]);
  if (value?.kind !== "openapi") throw new Error("This is no OpenAPI document.");
  return value;
}
