import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { isSet } from "../parameters/traits.js";
import type { Catalogue, Descriptions, Module, Protocol, Site } from "../source/types.js";
import type { ModuleOperation, ModuleRole } from "../model/operation.js";
import type { CatalogueModel } from "../model/spec-model.js";
import { minorOf, versionOf } from "../model/server-versions.js";
import { descriptionsOf } from "./descriptions.js";
import { undocumentedFacts, ignoredKeysOf } from "../model/remarks.js";
import { lowerParameter, lowerTemplated } from "./parameter.js";
import { plainText } from "../../base/html.js";
import { applicableRules, withRuleNotes } from "./rules.js";
import { missingRoots, parentPath } from "./roots.js";
import type { Keys } from "../model/remarks.js";

const DOCUMENT_KEYS: Keys = {
  texts: [],
  read: new Set(["$schema", "batchcomplete", "warnings", "paraminfo"]),
};
const PARAMINFO_KEYS: Keys = { texts: [], read: new Set(["helpformat", "modules"]) };
const MODULE_KEYS: Keys = {
  texts: [
    "classname",
    "source",
    "sourcename",
    "licensetag",
    "licenselink",
    "helpurls",
    "description",
    "examples",
  ],
  read: new Set([
    "name",
    "path",
    "group",
    "prefix",
    "readrights",
    "writerights",
    "mustbeposted",
    "generator",
    "deprecated",
    "internal",
    "dynamicparameters",
    "parameters",
    "templatedparameters",
  ]),
};

/** The documents of a catalogue. */
export interface CatalogueDocuments {
  readonly name: string;
  /** The name of the spec in file headers. */
  readonly source: string;
  readonly catalogue: Document<Catalogue>;
  /** If absent, the model has only the roots of the catalogue, and no gaps. */
  readonly protocol?: Document<Protocol>;
  readonly site?: Document<Site>;
  /** Descriptions of what the catalogue does not describe, the preferred document first. */
  readonly descriptions?: readonly Document<Descriptions>[];
  /** True if the model keeps the members that no code is generated from. */
  readonly withIgnoredKeys?: boolean;
}

/**
 * Converts a checked catalogue to the model. Missing root modules come from the protocol, and
 * select the modules of the catalogue.
 */
export function lowerCatalogue(input: CatalogueDocuments): CatalogueModel {
  const {
    name,
    source,
    catalogue,
    protocol,
    site,
    descriptions = [],
    withIgnoredKeys = false,
  } = input;
  const { modules, helpformat } = catalogue.value.paraminfo;
  const own = new Map(modules.map((module) => [module.path, module]));
  const roots = protocol ? missingRoots(protocol, modules) : [];
  const rules = protocol?.value.rules;
  const version = site && minorVersion(site.value);
  const all = new Map([...roots.map(({ module }) => [module.path, module] as const), ...own]);
  return {
    kind: "catalogue",
    name,
    source,
    operations: [
      ...roots.map(({ module, origin }) =>
        lowerModule(module, {
          all,
          rules,
          version,
          helpformat: undefined,
          ...origin,
          descriptions,
          withIgnoredKeys,
        }),
      ),
      ...modules.map((module, index) =>
        lowerModule(module, {
          all,
          rules,
          version,
          helpformat,
          file: catalogue.file,
          pointer: below("/paraminfo/modules", index),
          descriptions,
          withIgnoredKeys,
        }),
      ),
    ],
    requestDefaults: protocol?.value.requestDefaults ?? {},
    ...(site && lowerSite(site)),
    gaps: protocol
      ? undocumentedFacts(
          protocol.value.undocumented,
          { file: protocol.file, pointer: "/undocumented" },
          withIgnoredKeys,
        )
      : [],
    ...(withIgnoredKeys && {
      remarks: {
        document: ignoredKeysOf(catalogue.value, DOCUMENT_KEYS),
        paraminfo: ignoredKeysOf(catalogue.value.paraminfo, PARAMINFO_KEYS),
        corrections: [],
      },
    }),
  };
}

/** A parameter accepts the namespaces -2 and -1, which have no pages, only if it lists them. */
function lowerSite({
  file,
  value: { generator, namespaces: listed, titles },
}: Document<Site>): Pick<CatalogueModel, "namespaces" | "site"> {
  const namespaces = listed
    .map((each, index) => ({ ...each, origin: { file, pointer: below("/namespaces", index) } }))
    .filter(({ id }) => id >= 0);
  return {
    namespaces: namespaces.map(({ id }) => id),
    site: {
      file,
      generator,
      namespaces,
      ...(titles && { titles: { ...titles, namespaces: listed } }),
    },
  };
}

/** The minor version of MediaWiki 1; undefined for other software. */
function minorVersion({ generator }: Site): number | undefined {
  const version = versionOf(generator);
  return version && minorOf(version);
}

interface ModuleContext {
  readonly all: ReadonlyMap<string, Module>;
  /** The rules of the protocol, by module path. */
  readonly rules: Protocol["rules"];
  /** The minor version of MediaWiki 1 on the wiki. */
  readonly version: number | undefined;
  /** The help format of the module's file. */
  readonly helpformat: string | undefined;
  readonly file: string;
  readonly pointer: string;
  readonly descriptions: readonly Document<Descriptions>[];
  readonly withIgnoredKeys: boolean;
}

function lowerModule(
  module: Module,
  {
    all,
    rules: rulesByPath = {},
    version,
    helpformat,
    file,
    pointer,
    descriptions: documents,
    withIgnoredKeys,
  }: ModuleContext,
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
  const descriptions = descriptionsOf(documents, module.path);
  const description = plainText(module.description, helpformat) ?? descriptions[0]?.description;
  const manual = manualUrl(module) ?? descriptions.find((each) => each.manual)?.manual;
  const context = { helpformat, descriptions, withIgnoredKeys, path: module.path };
  const lowered = inReadingOrder(parameters).map((each) =>
    lowerParameter(each.parameter, each.origin, context),
  );
  // A path may be a name that every object inherits.
  const ofPath = Object.hasOwn(rulesByPath, module.path) ? rulesByPath[module.path] : undefined;
  const rules = applicableRules(ofPath ?? [], lowered);
  return {
    kind: "module",
    name: module.name,
    origin: { file, pointer },
    path: module.path,
    role: roleOf(module),
    group: module.group ?? "",
    prefix: module.prefix,
    select: selectionSteps(module, all),
    generator: isSet(module.generator),
    readrights: isSet(module.readrights),
    writerights: isSet(module.writerights),
    mustbeposted: isSet(module.mustbeposted),
    deprecated: isSet(module.deprecated),
    ...(version !== undefined && { version }),
    ...(isSet(module.internal) && { internal: true }),
    ...(takesDynamicParameters(module) && { dynamicParameters: true }),
    ...(description !== undefined && { description }),
    ...(manual !== undefined && { manual }),
    parameters: lowered.map((each) => withRuleNotes(each, rules)),
    ...(rules.length > 0 && { rules }),
    templated: inReadingOrder(templated).map((each) =>
      lowerTemplated(each.parameter, each.origin, context),
    ),
    ...(withIgnoredKeys && { remarks: ignoredKeysOf(module, MODULE_KEYS) }),
  };
}

/** The first address of help that a browser can open. */
function manualUrl({ helpurls = [] }: Module): string | undefined {
  return helpurls.find((url) => /^https?:\/\/\S+$/.test(url));
}

/** The value is a flag or a description. Either means that the module accepts such parameters. */
function takesDynamicParameters({ dynamicparameters: value }: Module): boolean {
  return value !== undefined && value !== false;
}

function roleOf({ path, group }: Module): ModuleRole {
  if (group === "format") return "format";
  return path === "main" || path === "query" ? "root" : "request";
}

/** Sorts parameters by `index`, or keeps their order without it. */
function inReadingOrder<Item extends { readonly parameter: { readonly index?: number } }>(
  items: readonly Item[],
): readonly Item[] {
  const position = (item: Item): number => item.parameter.index ?? items.indexOf(item) + 1;
  return items.toSorted((a, b) => position(a) - position(b));
}

/**
 * The parameters that select a module. Each step of the path is a value of the parent's parameter
 * that the module's group names.
 */
function selectionSteps(
  module: Module,
  all: ReadonlyMap<string, Module>,
): readonly (readonly [string, string])[] {
  if (module.path === "main") return [];
  const above = parentPath(module.path);
  const parent = all.get(above);
  const steps = parent
    ? selectionSteps(parent, all)
    : above === "main"
      ? []
      : [["action", above] as const];
  return [...steps, [`${parent?.prefix ?? ""}${module.group ?? "action"}`, module.name]];
}
