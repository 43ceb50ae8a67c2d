import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic, Position } from "../../base/diagnostic.js";
import { moduleParameters } from "../model/operation.js";
import type { ModuleOperation } from "../model/operation.js";
import type { Origin } from "../model/parameter.js";
import type { CatalogueModel } from "../model/spec-model.js";

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
    // Generators and formats exclude each other. Duplicates within one module are reported
    // elsewhere.
    const apart =
      !earlier ||
      earlier.module === use.module ||
      (earlier.asGenerator && use.asGenerator) ||
      (earlier.module.role === "format" && use.module.role === "format");
    return apart ? [] : [{ use, earlier }];
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
