import { keysOfBoth, setDifference } from "../base/json.js";
import type { Parameter, Submodules } from "../spec/model/parameter.js";
import { listChanges, valueChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import { enumOf } from "./catalogue-types.js";

/** The context of a comparison of catalogues. */
export interface CatalogueContext {
  /** True if texts for readers are compared. */
  readonly docs: boolean;
  /**
   * The paths of modules that were added, removed or moved, whose findings cover the values that
   * select them.
   */
  readonly coveredPaths: ReadonlySet<string>;
  /** The paths of modules whose generator flag changed. */
  readonly coveredGenerators: ReadonlySet<string>;
  /**
   * The paths of modules whose values were derived from the modules themselves, for a root that
   * comes from the protocol. The findings about the modules cover these values.
   */
  readonly derivedPaths: ReadonlySet<string>;
}

const NO_SUBMODULES: Submodules = { paths: {}, prefix: "", deprecated: [] };

/** Compares the values of an enum, which of them are deprecated or internal, and what they select. */
export function enumChanges(
  subject: Subject,
  old: Parameter,
  next: Parameter,
  { coveredPaths, coveredGenerators, derivedPaths }: CatalogueContext,
): readonly Change[] {
  const [from, to] = [enumOf(old), enumOf(next)];
  const before = from?.submodules ?? NO_SUBMODULES;
  const after = to?.submodules ?? NO_SUBMODULES;
  const { removed, added } = setDifference(from?.values ?? [], to?.values ?? []);
  const targetOf = (value: string): string =>
    submoduleOf(after, value) ?? submoduleOf(before, value) ?? "";
  const isGenerator = subject.module === "query" && subject.parameter === "generator";
  // The finding about the module that a value selects covers the value.
  const isOwn = (value: string): boolean => {
    const target = targetOf(value);
    const isCovered = coveredPaths.has(target) || (isGenerator && coveredGenerators.has(target));
    return !isCovered && !derivedPaths.has(target);
  };
  // The flags of an added or removed value are not reported separately.
  const moved = new Set([...removed, ...added]);
  const staying = (values: readonly string[] = []): readonly string[] =>
    values.filter((value) => !moved.has(value) && !derivedPaths.has(targetOf(value)));
  return [
    ...listChanges(subject, removed.filter(isOwn), added.filter(isOwn), "/type", [
      "enum-value-added",
      next.multi ? "enum-value-removed-multi" : "enum-value-removed",
    ]),
    ...listChanges(
      subject,
      staying([...(from?.deprecatedvalues ?? []), ...before.deprecated]),
      staying([...(to?.deprecatedvalues ?? []), ...after.deprecated]),
      "/deprecatedvalues",
      ["deprecated-value-added", "deprecated-value-removed"],
    ),
    ...listChanges(
      subject,
      staying(from?.internalvalues),
      staying(to?.internalvalues),
      "/internalvalues",
      ["internal-value-added", "internal-value-removed"],
    ),
    ...keysOfBoth(before.paths, after.paths).flatMap((value) => {
      const targets = [submoduleOf(before, value), submoduleOf(after, value)];
      return moved.has(value) || targets.some((target = "") => coveredPaths.has(target))
        ? []
        : valueChanges("submodule-changed", subject, targets[0], targets[1], "/submodules").map(
            (change) => ({ ...change, value }),
          );
    }),
    ...valueChanges(
      "submodule-prefix-changed",
      subject,
      before.prefix,
      after.prefix,
      "/submoduleparamprefix",
    ),
  ];
}

/** The path of the module that a value selects. */
function submoduleOf({ paths }: Submodules, value: string): string | undefined {
  return Object.hasOwn(paths, value) ? paths[value] : undefined;
}
