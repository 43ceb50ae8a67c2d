import { listOf, moduleOf, parameterOf, parsed, realCatalogue, textOf } from "./specs.js";
import type { EditedSpec, Json } from "./specs.js";

/** Two modules and the roots: what is found in a large catalogue is found in it, in less time. */
export function smallCatalogue(): EditedSpec {
  const real = realCatalogue();
  const modules = listOf(real.spec["paraminfo"]?.["modules"]).filter((module) =>
    ["query+allpages", "query+info", "main", "query", "json"].includes(textOf(module["path"])),
  );
  return { ...real, spec: parsed(JSON.stringify({ paraminfo: { modules } })) };
}

function parameters(spec: EditedSpec, edit: (parameter: { name: string }) => unknown): void {
  const module = moduleOf(spec, "query+allpages");
  Object.assign(module, { parameters: module.parameters.filter((each) => edit(each) !== false) });
}

/** Removes a parameter that every request may have. */
function removeRoot(spec: EditedSpec, path: string, parameter: string): void {
  const root = listOf(spec.protocol?.["roots"]).find((each) => textOf(each["path"]) === path);
  if (!root) throw new Error(`There is no root ${path}.`);
  Object.assign(root, {
    parameters: listOf(root["parameters"]).filter((each) => textOf(each["name"]) !== parameter),
  });
}

/** The edits of the catalogue that the programs are compiled with: the rule of the finding, and a word. */
export const catalogueEdits: Readonly<Record<string, (spec: EditedSpec) => void>> = {
  "param-removed": (spec) => parameters(spec, ({ name }) => name !== "filterredir"),
  "type-narrowed": (spec) => {
    Object.assign(parameterOf(spec, "query+allpages", "from"), { type: "integer" });
  },
  "enum-value-removed": (spec) => {
    Object.assign(parameterOf(spec, "query+allpages", "filterredir"), {
      type: ["all", "redirects"],
    });
  },
  "param-became-required": (spec) => {
    Object.assign(parameterOf(spec, "query+allpages", "from"), { required: "" });
  },
  "enum-value-added": (spec) => {
    Object.assign(parameterOf(spec, "query+allpages", "filterredir"), {
      type: ["all", "broken", "nonredirects", "redirects"],
    });
  },
  "param-removed query": (spec) => {
    removeRoot(spec, "query", "revids");
  },
  "param-removed main": (spec) => {
    removeRoot(spec, "main", "maxlag");
  },
  "module-removed": (spec) => {
    const paraminfo = spec.spec["paraminfo"] ?? {};
    const modules = listOf(paraminfo["modules"]);
    Object.assign(paraminfo, {
      modules: modules.filter((each) => textOf(each["path"]) !== "query+allpages"),
    });
  },
  "enum-to-string": (spec) => {
    Object.assign(parameterOf(spec, "query+allpages", "filterredir"), { type: "string" });
  },
};

function alliance(spec: EditedSpec): Json {
  const found = spec.spec["components"]?.["schemas"]?.["Alliance"];
  if (!found) throw new Error("There is no schema.");
  return found;
}

/** The edits of the OpenAPI document that programs are compiled with, by the rule of the finding. */
export const schemaEdits: Readonly<Record<string, (spec: EditedSpec) => void>> = {
  "response-field-removed": (spec) => {
    const schema = alliance(spec);
    Reflect.deleteProperty(schema["properties"] ?? {}, "leaderId");
    const required: unknown = schema["required"];
    if (Array.isArray(required))
      Object.assign(schema, { required: required.filter((name) => name !== "leaderId") });
  },
  "response-type-changed": (spec) => {
    Object.assign(alliance(spec)["properties"] ?? {}, { strength: { type: "string" } });
  },
};
