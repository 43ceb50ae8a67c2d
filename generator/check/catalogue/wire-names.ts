import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Diagnostic, Position } from "../../diagnostics/diagnostic.js";
import { moduleParameters } from "../../model/expansion.js";
import type { ModuleOperation } from "../../model/operation.js";
import type { Origin } from "../../model/parameter.js";
import type { CatalogueModel } from "../../model/spec-model.js";

interface Claim {
  readonly wireName: string;
  readonly module: ModuleOperation;
  readonly origin: Origin;
  readonly deprecated: boolean;
  readonly asGenerator: boolean;
}

/**
 * Reports parameters of different modules that have the same name on the wire, among modules that
 * one request can hold: any query modules, one also as the generator, or one action with those above it, and the roots.
 * A name of a root is a warning, since the server gives such a value to both; a deprecated parameter
 * that nobody should use is not worth one (`iwurl` of `iwlinks` is also one of the root `query`).
 * So is a name that two query modules without prefixes share: wikis have those (ContentTranslation's lists).
 */
export function wireNameDiagnostics(
  model: CatalogueModel,
  locate: (origin: Origin) => Position,
): readonly Diagnostic[] {
  const roots = model.operations
    .filter(({ role, path }) => role !== "request" && path !== "query")
    .flatMap(claims);
  const query = model.operations.filter(
    ({ path }) => path === "query" || path.startsWith("query+"),
  );
  const actions = model.operations.filter(
    ({ role, path }) => role === "request" && !path.startsWith("query+"),
  );
  const clashes = [
    ...clashesOf([...roots, ...query.flatMap(claims), ...query.flatMap(generatorClaims)]),
    ...actions.flatMap((action) =>
      clashesOf([
        ...roots,
        ...actions.filter(({ path }) => action.path.startsWith(`${path}+`)).flatMap(claims),
        ...claims(action),
      ]).filter(({ claim }) => claim.module === action),
    ),
  ];
  return clashes.flatMap(({ claim, earlier }) => {
    const args = { name: claim.wireName, other: earlier.module.path };
    if (earlier.module.role === "request")
      return isUnprefixedQuery(claim) && isUnprefixedQuery(earlier)
        ? [diagnostic("unprefixed-wire-name", args, locate(claim.origin))]
        : [diagnostic("duplicate-wire-name", args, locate(claim.origin))];
    return claim.deprecated ? [] : [diagnostic("root-wire-name", args, locate(claim.origin))];
  });
}

/** Two such modules can be asked for apart, unlike an action and the one above it. */
function isUnprefixedQuery({ module, asGenerator }: Claim): boolean {
  return module.prefix === "" && module.path.startsWith("query+") && !asGenerator;
}

interface Clash {
  readonly claim: Claim;
  readonly earlier: Claim;
}

function clashesOf(claimed: readonly Claim[]): readonly Clash[] {
  const taken = new Map<string, Claim>();
  return claimed.flatMap((claim) => {
    const earlier = taken.get(claim.wireName);
    if (!earlier) taken.set(claim.wireName, claim);
    // Generators and formats exclude each other, and a module's own twins are reported as such.
    const apart =
      !earlier ||
      earlier.module === claim.module ||
      (earlier.asGenerator && claim.asGenerator) ||
      (earlier.module.role === "format" && claim.module.role === "format");
    return apart ? [] : [{ claim, earlier }];
  });
}

function claims(module: ModuleOperation): readonly Claim[] {
  return moduleParameters(module).closed.map(({ parameter }) => ({
    wireName: module.prefix + parameter.name,
    module,
    origin: parameter.origin,
    deprecated: parameter.deprecated,
    asGenerator: false,
  }));
}

function generatorClaims(module: ModuleOperation): readonly Claim[] {
  return module.generator
    ? claims(module).map((claim) => ({
        ...claim,
        wireName: `g${claim.wireName}`,
        asGenerator: true,
      }))
    : [];
}
