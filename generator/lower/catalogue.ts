import { below } from "../read/document.js";
import type { Document } from "../read/document.js";
import { isSet } from "../spec/catalogue.js";
import type { Catalogue, Module, Protocol, Site } from "../spec/types.js";
import type { ModuleOperation, ModuleRole } from "../model/operation.js";
import type { CatalogueModel } from "../model/spec-model.js";
import { gapsOf } from "./gaps.js";
import { lowerParameter, lowerTemplated } from "./parameter.js";
import { plainText } from "../text/html.js";

/** What lowering a catalogue needs beside it. */
export interface CatalogueInput {
  readonly name: string;
  /** As headers name the spec. */
  readonly source: string;
  readonly catalogue: Document<Catalogue>;
  readonly protocol: Document<Protocol>;
  readonly site?: Document<Site>;
}

/** Turns a checked catalogue into the model; a root that it does not have comes from the protocol. */
export function lowerCatalogue(input: CatalogueInput): CatalogueModel {
  const { name, source, catalogue, protocol, site } = input;
  const { modules, helpformat } = catalogue.value.paraminfo;
  const own = new Map(modules.map((module) => [module.path, module]));
  const roots = protocol.value.roots.filter((root) => !own.has(root.path));
  const all = new Map([...roots.map((root) => [root.path, root] as const), ...own]);
  return {
    kind: "catalogue",
    name,
    source,
    operations: [
      ...roots.map((root) =>
        lowerModule(root, {
          all,
          helpformat: undefined,
          file: protocol.file,
          pointer: below("/roots", protocol.value.roots.indexOf(root)),
        }),
      ),
      ...modules.map((module, index) =>
        lowerModule(module, {
          all,
          helpformat,
          file: catalogue.file,
          pointer: below("/paraminfo/modules", index),
        }),
      ),
    ],
    requestDefaults: protocol.value.requestDefaults,
    ...(site && { namespaces: site.value.namespaces.map(({ id }) => id) }),
    gaps: gapsOf(protocol.value.undocumented),
  };
}

interface ModuleContext {
  readonly all: ReadonlyMap<string, Module>;
  /** Of the file that the module is in. */
  readonly helpformat: string | undefined;
  readonly file: string;
  readonly pointer: string;
}

function lowerModule(
  module: Module,
  { all, helpformat, file, pointer }: ModuleContext,
): ModuleOperation {
  const origin = (list: string, index: number) => ({ file, pointer: below(pointer, list, index) });
  const parameters = module.parameters.map((parameter, index) => ({
    parameter,
    origin: origin("parameters", index),
  }));
  const templated = (module.templatedparameters ?? []).map((parameter, index) => ({
    parameter,
    origin: origin("templatedparameters", index),
  }));
  const description = plainText(module.description, helpformat);
  return {
    kind: "module",
    name: module.name,
    origin: { file, pointer },
    path: module.path,
    role: roleOf(module),
    group: module.group ?? "",
    prefix: module.prefix,
    select: selection(module, all),
    generator: isSet(module.generator),
    readrights: isSet(module.readrights),
    writerights: isSet(module.writerights),
    mustbeposted: isSet(module.mustbeposted),
    deprecated: isSet(module.deprecated),
    ...(description !== undefined && { description }),
    parameters: inReadingOrder(parameters).map((each) =>
      lowerParameter(each.parameter, each.origin, helpformat),
    ),
    templated: inReadingOrder(templated).map((each) =>
      lowerTemplated(each.parameter, each.origin, helpformat),
    ),
  };
}

function roleOf({ path, group }: Module): ModuleRole {
  if (group === "format") return "format";
  return path === "main" || path === "query" ? "root" : "request";
}

/** By `index`; without it, as listed. */
function inReadingOrder<Item extends { readonly parameter: { readonly index?: number } }>(
  items: readonly Item[],
): readonly Item[] {
  const position = (item: Item): number => item.parameter.index ?? items.indexOf(item) + 1;
  return items.toSorted((a, b) => position(a) - position(b));
}

/** Each step of a path is chosen by the parameter that its group names, in the module above it. */
function selection(
  module: Module,
  all: ReadonlyMap<string, Module>,
): readonly (readonly [string, string])[] {
  if (module.path === "main") return [];
  const parentPath = module.path.includes("+")
    ? module.path.slice(0, module.path.lastIndexOf("+"))
    : "main";
  const parent = all.get(parentPath);
  const above = parent
    ? selection(parent, all)
    : parentPath === "main"
      ? []
      : [["action", parentPath] as const];
  return [...above, [`${parent?.prefix ?? ""}${module.group ?? "action"}`, module.name]];
}
