import type { AnyModule, ParamDescriptor } from "../../runtime/model/descriptor.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { escapeHtml } from "../../runtime/http/html.js";
import { helpOf, paramHelpOf } from "../call/module-help.js";
import type { ModuleTexts } from "../call/module-help.js";
import type { Modules } from "./found-modules.js";

/** The forms in which `paraminfo` has texts. */
export type HelpFormat = "html" | "none";

/** The modules and texts that descriptions are made of. */
export interface InfoSource {
  readonly modules: Modules;
  readonly texts: ModuleTexts;
  readonly format: HelpFormat;
  /** The address of the license. */
  readonly license: string;
  /** The tags that users have defined. */
  readonly tags: readonly string[];
}

/** The description of a module in a response to `action=paraminfo`, in format version 2. */
export function moduleInfo(
  module: AnyModule,
  { modules, texts, format, license, tags }: InfoSource,
): JsonObject {
  const { name, path, group, prefix, generator, params, templates = {} } = module;
  const { readrights, writerights, mustbeposted, deprecated } = module;
  const help = helpOf(texts, path);
  const describe = (param: string, descriptor: ParamDescriptor): JsonObject => {
    const text = paramHelpOf(help, param, descriptor);
    if (text === undefined || format === "none") return {};
    return { description: helpHtml(text) };
  };
  const written = Object.entries(params).length;
  return {
    name,
    path,
    ...(group !== "" && { group }),
    prefix,
    source: "MediaWiki",
    sourcename: "MediaWiki",
    licensetag: "GPL-2.0-or-later",
    licenselink: license,
    ...(format === "html" && { description: helpHtml(help?.description ?? "") }),
    ...(deprecated && { deprecated }),
    ...(readrights && { readrights }),
    ...(writerights && { writerights }),
    ...(mustbeposted && { mustbeposted }),
    ...(generator && { generator }),
    helpurls: help?.manual === undefined ? [] : [help.manual],
    ...(format === "html" && { examples: [] }),
    parameters: Object.entries(params).map(([param, descriptor], index) => ({
      ...paramInfo(param, descriptor, index + 1, describe(param, descriptor)),
      ...(descriptor.type === "tags" && tags.length > 0 && { type: tags }),
      ...submodulesOf(module, param, descriptor, modules),
    })),
    templatedparameters: Object.entries(templates).map(([param, descriptor], index) => ({
      ...paramInfo(param, descriptor, written + index + 1, describe(param, descriptor)),
      templatevars: descriptor.templatevars,
    })),
  };
}

/** Each line of a text is a paragraph, with code between backticks. The only one has no element. */
function helpHtml(text: string): string {
  const html = escapeHtml(text).replaceAll(/`([^`\n]+)`/g, "<kbd>$1</kbd>");
  const lines = html.split("\n").filter((line) => line !== "");
  return lines.length === 1 ? html : lines.map((line) => `<p>${line}\n</p>`).join("\n");
}

function paramInfo(
  name: string,
  param: ParamDescriptor,
  index: number,
  description: JsonObject,
): JsonObject {
  const { required = false, multi, token } = param;
  return {
    index,
    name,
    ...description,
    type: param.type === "enum" ? param.values : param.type,
    required,
    ...(param.default !== undefined && { default: writtenDefault(param.default) }),
    multi: multi !== undefined,
    ...(multi && { ...multi, limit: multi.lowlimit }),
    ...sameMembers(param),
    ...(param.type === "title" && { mustExist: false }),
    ...(token !== undefined && { tokentype: token }),
  };
}

/** The default of a parameter as the API writes it: a list of values is one text. */
function writtenDefault(value: unknown): string | number | boolean {
  if (Array.isArray(value)) {
    const [only] = value;
    // A number is no list to the server.
    return value.length === 1 && typeof only === "number" ? only : value.join("|");
  }
  return typeof value === "number" || typeof value === "boolean" ? value : String(value);
}

/** Members of descriptors that descriptions have too: bounds, lengths, kinds, deprecated values. */
const SAME: ReadonlySet<string> = new Set([
  "min",
  "max",
  "highmax",
  "enforcerange",
  "maxbytes",
  "maxchars",
  "subtypes",
  "extranamespaces",
  "deprecatedvalues",
  "sensitive",
  "deprecated",
  "info",
]);

function sameMembers(param: ParamDescriptor): JsonObject {
  return Object.fromEntries(Object.entries(param).filter(([name]) => SAME.has(name)));
}

/** The modules that the values of a parameter select, and those of them that are deprecated. */
function submodulesOf(
  { path }: AnyModule,
  name: string,
  param: ParamDescriptor,
  modules: Modules,
): JsonObject {
  if (param.type !== "enum") return {};
  const selected = param.values.flatMap((value): (readonly [string, string])[] => {
    const below = selectedPath(path, name, value, modules);
    return below === undefined ? [] : [[value, below]];
  });
  if (selected.length === 0) return {};
  const deprecated = selected.flatMap(([value, below]) =>
    modules.get(below)?.deprecated ? [value] : [],
  );
  return {
    submodules: Object.fromEntries(selected),
    ...(deprecated.length > 0 && { deprecatedvalues: deprecated }),
    ...(name === "generator" && { submoduleparamprefix: "g" }),
  };
}

/** The path of the module that a value of a parameter selects; undefined if it selects none. */
function selectedPath(
  path: string,
  name: string,
  value: string,
  modules: Modules,
): string | undefined {
  // Generators of other actions are modules of `query` too.
  const parent = name === "generator" ? "query" : path;
  const below = parent === "main" ? value : `${parent}+${value}`;
  const module = modules.get(below);
  const isSelected = name === "generator" ? module?.generator === true : module?.group === name;
  return isSelected ? below : undefined;
}
