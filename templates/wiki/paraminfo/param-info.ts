import { paraminfoModule } from "../../../generated/actions/paraminfo.js";
import { escapeHtml } from "../../runtime/http/html.js";
import type { AnyModule, ParamDescriptor } from "../../runtime/model/descriptor.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok } from "../../runtime/query-service/outcome.js";
import { helpOf, paramHelpOf } from "../call/module-help.js";
import { argumentList } from "../call/module-call.js";
import type { ActionCall, StubAction } from "../call/stub-action.js";
import { listOrEmpty, textOrEmpty } from "../values/row.js";

/**
 * Describes modules from their descriptors and help texts. Order and patterns match MediaWiki 1.39
 * to 1.45.
 */
export const paramInfo: StubAction = {
  module: {
    ...paraminfoModule,
    // The help texts are available in two formats.
    params: {
      ...paraminfoModule.params,
      helpformat: { type: "enum", values: ["html", "none"], default: "none" },
    },
  },
  // The deprecated parameters.
  unsupported: ["querymodules", "mainmodule", "pagesetmodule", "formatmodules"],
  run(call) {
    const { args, modules } = call;
    const patterns = argumentList(call, "modules").map(String);
    const found = patterns.map((pattern) => modulesByPattern(pattern, modules));
    const infos = [...new Set(found.flat())].map((module) => moduleInfo(module, call));
    return ok({
      body: {
        paraminfo: {
          helpformat: args["helpformat"] === "html" ? "html" : "none",
          ...(infos.length > 0 && { modules: infos }),
        },
      },
      warnings: patterns
        .filter((_, index) => found[index]?.length === 0)
        .map((pattern) => ({ code: "badmodule", text: `The wiki has no modules ${pattern}.` })),
    });
  },
};

type Modules = ActionCall["modules"];

/**
 * The module at a path, or the modules below `query+*` or `query+**`. A space can replace the plus
 * sign.
 */
function modulesByPattern(pattern: string, modules: Modules): readonly AnyModule[] {
  const path = pattern.replaceAll(" ", "+");
  const [, parent = "main", stars] = /^(?:(.*)\+)?(\*\*?)$/.exec(path) ?? [];
  const module = modules.get(path);
  if (stars === undefined) return module ? [module] : [];
  const above = parent === "main" ? "" : `${parent}+`;
  return [...modules.values()]
    .filter(
      ({ path: each }) =>
        each !== "main" &&
        each.startsWith(above) &&
        (stars === "**" || !each.slice(above.length).includes("+")),
    )
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** A module's description in format version 2. */
function moduleInfo(
  module: AnyModule,
  { modules, help: texts, args, store }: ActionCall,
): JsonObject {
  const { name, path, group, prefix, generator, params, templates = {} } = module;
  const { readrights, writerights, mustbeposted, deprecated } = module;
  const help = helpOf(texts, path);
  const isHtml = args["helpformat"] === "html";
  const manual = store.rows("tags").filter(({ source }) => listOrEmpty(source).includes("manual"));
  const tags = manual.map(({ name: tag }) => textOrEmpty(tag));
  const parameters = [...Object.entries(params), ...Object.entries(templates)].map(
    ([param, descriptor], index) => {
      const text = isHtml ? paramHelpOf(help, param, descriptor) : undefined;
      return {
        index: index + 1,
        name: param,
        ...(text !== undefined && { description: helpHtml(text) }),
        ...paramInfoOf(descriptor),
        ...(descriptor.type === "tags" && { type: tags.length > 0 ? tags : "tags" }),
        ...submodulesOf(module, param, descriptor, modules),
      };
    },
  );
  return {
    name,
    path,
    ...(group !== "" && { group }),
    prefix,
    source: "MediaWiki",
    sourcename: "MediaWiki",
    licensetag: "GPL-2.0-or-later",
    ...(isHtml && { description: helpHtml(help?.description ?? "") }),
    ...(deprecated && { deprecated }),
    ...(readrights && { readrights }),
    ...(writerights && { writerights }),
    ...(mustbeposted && { mustbeposted }),
    ...(generator && { generator }),
    helpurls: help?.manual === undefined ? [] : [help.manual],
    ...(isHtml && { examples: [] }),
    parameters: parameters.slice(0, Object.keys(params).length),
    templatedparameters: parameters.slice(Object.keys(params).length),
  };
}

/**
 * Each line of a text is a paragraph with code in backticks. A single line does not have a
 * paragraph element.
 */
function helpHtml(text: string): string {
  const html = escapeHtml(text).replaceAll(/`([^`\n]+)`/g, "<kbd>$1</kbd>");
  const lines = html.split("\n").filter((line) => line !== "");
  return lines.length === 1 ? html : lines.map((line) => `<p>${line}\n</p>`).join("\n");
}

/** Descriptor members that descriptions omit or rename. */
const OTHER: ReadonlySet<string> = new Set([
  "type",
  "required",
  "default",
  "multi",
  "token",
  "values",
  "unlisted",
  "when",
]);

function paramInfoOf(param: ParamDescriptor): JsonObject {
  const { required = false, multi, token } = param;
  return {
    type: param.type === "enum" ? param.values : param.type,
    required,
    ...(param.default !== undefined && { default: writtenDefault(param.default) }),
    multi: multi !== undefined,
    ...(multi && { ...multi, limit: multi.lowlimit }),
    ...Object.fromEntries(Object.entries(param).filter(([name]) => !OTHER.has(name))),
    ...(param.type === "title" && { mustExist: false }),
    ...(token !== undefined && { tokentype: token }),
  };
}

/** A parameter's default as the API writes it: a list of values is one string. */
function writtenDefault(value: unknown): string | number | boolean {
  // The server does not treat a list with one number as a list.
  const single: unknown =
    Array.isArray(value) && value.length === 1 && typeof value[0] === "number" ? value[0] : value;
  if (Array.isArray(single)) return single.join("|");
  return typeof single === "number" || typeof single === "boolean" ? single : String(single);
}

/** The modules that a parameter's values select, and the deprecated ones among them. */
function submodulesOf(
  { path }: AnyModule,
  name: string,
  param: ParamDescriptor,
  modules: Modules,
): JsonObject {
  if (param.type !== "enum") return {};
  // Generators of other actions are also `query` modules.
  const parent = path === "main" ? "" : `${name === "generator" ? "query" : path}+`;
  const selected = param.values.flatMap((value): (readonly [string, AnyModule])[] => {
    const module = modules.get(parent + value);
    const isSelected = name === "generator" ? module?.generator : module?.group === name;
    return module && isSelected ? [[value, module]] : [];
  });
  if (selected.length === 0) return {};
  const deprecated = selected.flatMap(([value, module]) => (module.deprecated ? [value] : []));
  return {
    submodules: Object.fromEntries(selected.map(([value, module]) => [value, module.path])),
    ...(deprecated.length > 0 && { deprecatedvalues: deprecated }),
    ...(name === "generator" && { submoduleparamprefix: "g" }),
  };
}
