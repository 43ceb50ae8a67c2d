import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import { isSet } from "../parameters/traits.js";
import type { Module, Parameter, Protocol } from "../source/types.js";
import type { Origin } from "../model/parameter.js";
import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Position, Staged } from "../../base/diagnostic.js";
import type { ModuleOperation } from "../model/operation.js";
import type { SpecModel, NamedSpec } from "../model/spec-model.js";

/** A module and its location. */
export interface PlacedModule {
  readonly module: Module;
  readonly origin: Origin;
}

/**
 * The protocol's root modules that a catalogue lacks. They select the catalogue's modules: the
 * submodules of `query` are the values of `list`, `prop`, `meta` and `generator`. `main` keeps its
 * actions and formats, because a catalogue may contain only query modules.
 */
export function missingRoots(
  { file, value }: Document<Protocol>,
  modules: readonly Module[],
): readonly PlacedModule[] {
  const own = new Set(modules.map(({ path }) => path));
  return value.roots.flatMap((root, index) =>
    own.has(root.path)
      ? []
      : [{ module: selecting(root, modules), origin: { file, pointer: below("/roots", index) } }],
  );
}

/** The path of the module that selects a module. */
export function parentPath(path: string): string {
  return path.includes("+") ? path.slice(0, path.lastIndexOf("+")) : "main";
}

function selecting(root: Module, modules: readonly Module[]): Module {
  const children = modules.filter(({ path }) => path !== "main" && parentPath(path) === root.path);
  return {
    ...root,
    parameters: root.parameters.map((parameter) =>
      parameter.submodules ? withChildren(root, parameter, children) : parameter,
    ),
  };
}

function withChildren(root: Module, parameter: Parameter, children: readonly Module[]): Parameter {
  const { type: _type, deprecatedvalues: _, internalvalues: _internal, ...rest } = parameter;
  const found = new Map([
    ...(root.path === "main" ? choicesOf(parameter) : []).map((each) => [each.name, each] as const),
    ...children
      .filter((child) => isSelectedBy(parameter, child))
      .map((child) => [child.name, choiceOf(child)] as const),
  ]);
  const choices = [...found.values()].toSorted(
    (a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1),
  );
  const deprecated = namesOf(choices.filter((each) => each.deprecated));
  const internal = namesOf(choices.filter((each) => each.internal));
  return {
    ...rest,
    type: namesOf(choices),
    submodules: Object.fromEntries(choices.map(({ name, path }) => [name, path])),
    ...(deprecated.length > 0 && { deprecatedvalues: deprecated }),
    ...(internal.length > 0 && { internalvalues: internal }),
  };
}

/** A parameter that adds a prefix to its modules' parameters selects generators. */
function isSelectedBy({ name, submoduleparamprefix }: Parameter, child: Module): boolean {
  return submoduleparamprefix === undefined ? child.group === name : isSet(child.generator);
}

/** A value of a parameter that selects a module. */
interface Choice {
  readonly name: string;
  readonly path: string;
  readonly deprecated: boolean;
  readonly internal: boolean;
}

function choiceOf({ name, path, deprecated, internal }: Module): Choice {
  return { name, path, deprecated: isSet(deprecated), internal: isSet(internal) };
}

function choicesOf({ submodules, deprecatedvalues, internalvalues }: Parameter): readonly Choice[] {
  return Object.entries(submodules ?? {}).map(([name, path]) => ({
    name,
    path,
    deprecated: deprecatedvalues?.includes(name) ?? false,
    internal: internalvalues?.includes(name) ?? false,
  }));
}

/** MediaWiki 1.45 lists deprecated modules after the others, and internal ones last. */
function rank({ deprecated, internal }: Choice): number {
  return (deprecated ? 1 : 0) + (internal ? 2 : 0);
}

function namesOf(choices: readonly Choice[]): string[] {
  return choices.map(({ name }) => name);
}

/**
 * Replaces a catalogue's root modules, formats and request defaults with a different catalogue's.
 * Reports modules that these roots do not select.
 */
export function replaceRoots(
  { model, file }: NamedSpec,
  roots: NamedSpec,
  locate: (origin: Origin) => Position,
): Staged<SpecModel> {
  if (model.kind !== "catalogue" || roots.model.kind !== "catalogue") {
    const { name } = roots;
    const found = diagnostic("roots-of-openapi", { name }, { file, line: 1, column: 1 });
    return { value: undefined, diagnostics: [found] };
  }
  const shared = roots.model.operations.filter(({ role }) => role !== "request");
  const own = model.operations.filter(({ role }) => role === "request");
  return {
    value: {
      ...model,
      requestDefaults: roots.model.requestDefaults,
      operations: [...shared, ...own],
    },
    diagnostics: own.flatMap((each): readonly Diagnostic[] => {
      const { path: module, origin } = each;
      return isSelected(each, shared)
        ? []
        : [diagnostic("roots-lack-module", { module, name: roots.name }, locate(origin))];
    }),
  };
}

/** Returns false if the parent's parameter lists values, and the module is not one of them. */
function isSelected(
  { path, name, group }: ModuleOperation,
  roots: readonly ModuleOperation[],
): boolean {
  const parent = roots.find((each) => each.path === parentPath(path));
  const type = parent?.parameters.find((each) => each.name === (group || "action"))?.type;
  return type?.kind !== "enum" || type.values.includes(name);
}
