import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Position } from "../../base/diagnostic.js";
import { moduleParameters, expansionsOf } from "../model/operation.js";
import type { ModuleOperation } from "../model/operation.js";
import type { Origin, Parameter, TemplatedParameter } from "../model/parameter.js";
import type { CatalogueModel } from "../model/spec-model.js";
import { isMadeOf } from "../../../templates/runtime/model/named-by-template.js";

interface WireNameUse {
  readonly wireName: string;
  readonly module: ModuleOperation;
  readonly origin: Origin;
  readonly deprecated: boolean;
  readonly asGenerator: boolean;
}

/**
 * Reports parameters of different modules that have the same name on the wire, if one request can
 * contain both modules. A request contains any query modules, one of them also as the generator, or
 * one action with its parents, and the roots. Names shared with a root are warnings, because the
 * server passes the value to both. Deprecated parameters are ignored: `iwurl` of `iwlinks` is also
 * a parameter of `query`. Names shared by two query modules without prefixes are warnings, because
 * wikis have such modules (ContentTranslation).
 */
export function wireNameDiagnostics(
  model: CatalogueModel,
  locate: (origin: Origin) => Position,
): readonly Diagnostic[] {
  const roots = model.operations
    .filter(({ role, path }) => role !== "request" && path !== "query")
    .flatMap(wireNameUses);
  const query = model.operations.filter(
    ({ path }) => path === "query" || path.startsWith("query+"),
  );
  const actions = model.operations.filter(
    ({ role, path }) => role === "request" && !path.startsWith("query+"),
  );
  const clashes = [
    ...findClashes([...roots, ...query.flatMap(wireNameUses), ...query.flatMap(generatorUses)]),
    ...actions.flatMap((action) =>
      findClashes([
        ...roots,
        ...actions.filter(({ path }) => action.path.startsWith(`${path}+`)).flatMap(wireNameUses),
        ...wireNameUses(action),
      ]).filter(({ use }) => use.module === action),
    ),
  ];
  return clashes.flatMap(({ use, earlier }) => {
    const args = { name: use.wireName, module: use.module.path, other: earlier.module.path };
    if (earlier.module.role === "request")
      return isUnprefixedQuery(use) && isUnprefixedQuery(earlier)
        ? [diagnostic("unprefixed-wire-name", args, locate(use.origin))]
        : [diagnostic("duplicate-wire-name", args, locate(use.origin))];
    return use.deprecated ? [] : [diagnostic("root-wire-name", args, locate(use.origin))];
  });
}

/**
 * Returns true for query modules without a prefix. Unlike an action and its parent, two such
 * modules can be requested separately.
 */
function isUnprefixedQuery({ module, asGenerator }: WireNameUse): boolean {
  return module.prefix === "" && module.path.startsWith("query+") && !asGenerator;
}

interface Clash {
  readonly use: WireNameUse;
  readonly earlier: WireNameUse;
}

function findClashes(uses: readonly WireNameUse[]): readonly Clash[] {
  const taken = new Map<string, WireNameUse>();
  return uses.flatMap((use) => {
    const earlier = taken.get(use.wireName);
    if (!earlier) taken.set(use.wireName, use);
    // Generators and formats cannot be used together. Duplicates within one module are reported
    // elsewhere.
    const isDistinct =
      !earlier ||
      earlier.module === use.module ||
      (earlier.asGenerator && use.asGenerator) ||
      (earlier.module.role === "format" && use.module.role === "format");
    return isDistinct ? [] : [{ use, earlier }];
  });
}

function wireNameUses(module: ModuleOperation): readonly WireNameUse[] {
  return moduleParameters(module).closed.map(({ parameter }) => ({
    wireName: module.prefix + parameter.name,
    module,
    origin: parameter.origin,
    deprecated: parameter.deprecated,
    asGenerator: false,
  }));
}

function generatorUses(module: ModuleOperation): readonly WireNameUse[] {
  return module.generator
    ? wireNameUses(module).map((use) => ({
        ...use,
        wireName: `g${use.wireName}`,
        asGenerator: true,
      }))
    : [];
}

/** The names that a parameter can have: alternatives by `kind`. */
type PossibleNames =
  | { readonly kind: "listed"; readonly parameter: Parameter; readonly names: readonly string[] }
  | {
      readonly kind: "open";
      readonly parameter: Parameter;
      /** The text around the variables. */
      readonly parts: readonly string[];
    };

/**
 * Reports templates whose expanded names can equal a different parameter's name in the same module.
 */
export function templateNameDiagnostics(
  model: CatalogueModel,
  locate: (origin: Origin) => Position,
): readonly Diagnostic[] {
  return model.operations.flatMap((module) => {
    const all: readonly PossibleNames[] = [
      ...module.parameters.map((parameter) => listedNames(parameter, [parameter.name])),
      ...module.templated.map((template) => templateNames(module, template)),
    ];
    return overlaps(all).map(([{ parameter }, other]) =>
      diagnostic(
        "template-overlap",
        { name: parameter.name, other: other.parameter.name },
        locate(parameter.origin),
      ),
    );
  });
}

type Overlap = readonly [names: PossibleNames, other: PossibleNames];

/** The parameters that can have the same name as an earlier one, or the same name twice. */
function overlaps(all: readonly PossibleNames[]): readonly Overlap[] {
  const listed = new Map<string, number>();
  const index = templateIndex(
    all.flatMap((names) => (names.kind === "open" ? [names.parts] : [])),
    (parts, name) => isMadeOf(name, parts, 0),
  );
  return all.flatMap((names, number): readonly Overlap[] => {
    const samples = samplesOf(names);
    let earlier = names.kind === "open" ? index.nameOf(names.parts) : undefined;
    for (const name of samples)
      for (const each of [listed.get(name), index.templateOf(name)])
        if (each !== undefined && (earlier === undefined || each < earlier)) earlier = each;
    const isRepeated = new Set(samples).size < samples.length;
    for (const name of samples) index.addName(name, number);
    if (names.kind === "open") index.addTemplate(names.parts, number);
    else for (const name of samples) if (!listed.has(name)) listed.set(name, number);
    const other = all[earlier ?? (isRepeated ? number : -1)];
    return other ? [[names, other]] : [];
  });
}

/** A parameter's names; one of them if their number is unlimited. */
function samplesOf(names: PossibleNames): readonly string[] {
  switch (names.kind) {
    case "listed":
      return names.names;
    case "open":
      return [names.parts.join("x")];
  }
}

function templateNames(module: ModuleOperation, template: TemplatedParameter): PossibleNames {
  const expansions = expansionsOf(module, template);
  return expansions
    ? listedNames(
        template,
        expansions.map(({ parameter }) => parameter.name),
      )
    : { kind: "open", parameter: template, parts: template.name.split(/\{[^{}]*\}/) };
}

function listedNames(parameter: Parameter, names: readonly string[]): PossibleNames {
  return { kind: "listed", parameter, names };
}

/** Returns true if a name consists of the text around the variables of a template, and their values. */
type Covers = (parts: readonly string[], name: string) => boolean;

/** Names and templates in the order of their numbers, which only increase. */
interface TemplateIndex {
  addName(name: string, number: number): void;
  addTemplate(parts: readonly string[], number: number): void;
  /** The lowest number of a template that covers a name. */
  templateOf(name: string): number | undefined;
  /** The lowest number of a name that a template covers. */
  nameOf(parts: readonly string[]): number | undefined;
}

/** The names and templates with the same first and last text. */
interface Group {
  readonly names: { readonly name: string; readonly number: number }[];
  readonly templates: { readonly parts: readonly string[]; readonly number: number }[];
}

/**
 * Creates an index that compares a name only with templates that have its beginning and its end,
 * because a module may have thousands of both.
 *
 * @param all the text around the variables of each template that is added or looked up
 */
export function templateIndex(all: readonly (readonly string[])[], covers: Covers): TemplateIndex {
  const groups = new Map<string, Map<string, Group>>();
  for (const parts of all) {
    const [first, last] = endsOf(parts);
    const byLast = groups.get(first) ?? new Map<string, Group>();
    groups.set(first, byLast);
    if (!byLast.has(last)) byLast.set(last, { names: [], templates: [] });
  }
  const groupOf = (parts: readonly string[]): Group | undefined => {
    const [first, last] = endsOf(parts);
    return groups.get(first)?.get(last);
  };
  const firstLengths = new Set(all.map((parts) => endsOf(parts)[0].length));
  const lastLengths = new Set(all.map((parts) => endsOf(parts)[1].length));
  const groupsOf = (name: string): readonly Group[] =>
    [...firstLengths].flatMap((length) => {
      const byLast = length > name.length ? undefined : groups.get(name.slice(0, length));
      return byLast
        ? [...lastLengths].flatMap((end) =>
            end > name.length ? [] : (byLast.get(name.slice(name.length - end)) ?? []),
          )
        : [];
    });
  return {
    addName(name, number) {
      for (const { names } of groupsOf(name)) names.push({ name, number });
    },
    addTemplate(parts, number) {
      groupOf(parts)?.templates.push({ parts, number });
    },
    templateOf: (name) =>
      lowest(
        groupsOf(name).flatMap(
          ({ templates }) => templates.find(({ parts }) => covers(parts, name))?.number ?? [],
        ),
      ),
    nameOf: (parts) => groupOf(parts)?.names.find(({ name }) => covers(parts, name))?.number,
  };
}

function endsOf(parts: readonly string[]): readonly [first: string, last: string] {
  return [parts[0] ?? "", parts.at(-1) ?? ""];
}

function lowest(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : Math.min(...numbers);
}
