import type { AnyModule, ParamDescriptor } from "../../model/descriptor.js";
import type { Json, JsonObject } from "../../model/json.js";

/** The modules of a wiki, by path. */
export type Modules = ReadonlyMap<string, AnyModule>;

/** The description of a module in a response to `action=paraminfo`, in format version 2. */
export function moduleInfo(module: AnyModule, modules: Modules): JsonObject {
  const { name, path, group, prefix, generator, params, templates = {} } = module;
  const { readrights, writerights, mustbeposted, deprecated } = module;
  return {
    name,
    path,
    ...(group !== "" && { group }),
    prefix,
    source: "MediaWiki",
    sourcename: "MediaWiki",
    licensetag: "GPL-2.0-or-later",
    ...(readrights && { readrights }),
    ...(writerights && { writerights }),
    ...(mustbeposted && { mustbeposted }),
    ...(generator && { generator }),
    ...(deprecated && { deprecated }),
    parameters: Object.entries(params).map(([param, descriptor], index) => ({
      ...paramInfo(param, descriptor, index + 1),
      ...submodulesOf(module, param, descriptor, modules),
    })),
    templatedparameters: Object.entries(templates).map(([param, descriptor], index) => ({
      ...paramInfo(param, descriptor, index + 1),
      templatevars: descriptor.templatevars,
    })),
  };
}

function paramInfo(name: string, param: ParamDescriptor, index: number): JsonObject {
  const { required = false, sensitive, deprecated, multi, token, info } = param;
  return {
    index,
    name,
    type: param.type === "enum" ? param.values : param.type,
    required,
    ...(param.default !== undefined && { default: defaultOf(param.default) }),
    multi: multi !== undefined,
    ...(multi && { ...multi, limit: multi.lowlimit }),
    ...boundsOf(param),
    ...(sensitive && { sensitive }),
    ...(deprecated && { deprecated }),
    ...(token !== undefined && { tokentype: token }),
    ...(info && { info: info.map((each) => ({ ...each })) }),
  };
}

/** A list of values is one text. */
function defaultOf(value: unknown): Json {
  if (Array.isArray(value)) return value.join("|");
  return typeof value === "number" || typeof value === "boolean" ? value : String(value);
}

/** The properties of a type: bounds, lengths, kinds of users and namespaces, deprecated values. */
function boundsOf(param: ParamDescriptor): JsonObject {
  switch (param.type) {
    case "integer":
    case "float":
    case "limit": {
      const { min, max, highmax, enforcerange } = param;
      return {
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
        ...(highmax !== undefined && { highmax }),
        ...(enforcerange && { enforcerange }),
      };
    }
    case "string":
    case "text":
    case "password":
    case "raw":
    case "tags":
    case "upload":
    case "unknown": {
      const { maxbytes, maxchars } = param;
      return {
        ...(maxbytes !== undefined && { maxbytes }),
        ...(maxchars !== undefined && { maxchars }),
      };
    }
    case "user":
      return { subtypes: param.subtypes };
    case "namespace":
      return param.extranamespaces ? { extranamespaces: param.extranamespaces } : {};
    case "enum":
      return param.deprecatedvalues ? { deprecatedvalues: param.deprecatedvalues } : {};
    case "title":
      return { mustExist: false };
    case "boolean":
    case "timestamp":
    case "expiry":
      return {};
  }
}

/** The modules that the values of a parameter select. */
function submodulesOf(
  { path }: AnyModule,
  name: string,
  param: ParamDescriptor,
  modules: Modules,
): JsonObject {
  if (param.type !== "enum") return {};
  const selected = param.values.flatMap((value): (readonly [string, string])[] => {
    const below = path === "main" ? value : `${path}+${value}`;
    const module = modules.get(below);
    const isSelected = name === "generator" ? module?.generator === true : module?.group === name;
    return isSelected ? [[value, below]] : [];
  });
  if (selected.length === 0) return {};
  return {
    submodules: Object.fromEntries(selected),
    ...(name === "generator" && { submoduleparamprefix: "g" }),
  };
}
