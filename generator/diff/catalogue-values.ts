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
  const [before, after] = [from, to].map((type) => type?.submodules ?? NO_SUBMODULES);
  if (!before || !after) return [];
  const { removed, added } = setDifference(from?.values ?? [], to?.values ?? []);
  // The flags of an added or removed value are not reported separately.
  const moved = new Set([...removed, ...added]);
  const targetOf = (value: string): string | undefined =>
    submoduleOf(after, value) ?? submoduleOf(before, value);
  const isDerived = (value: string): boolean => derivedPaths.has(targetOf(value) ?? "");
  const isGenerator = subject.module === "query" && subject.parameter === "generator";
  // The finding about the module that a value selects covers the value.
  const isCovered = (value: string): boolean => {
    const target = targetOf(value);
    return (
      target !== undefined &&
      (coveredPaths.has(target) || (isGenerator && coveredGenerators.has(target)))
    );
  };
  const uncovered = (values: readonly string[]): readonly string[] =>
    values.filter((value) => !isCovered(value) && !isDerived(value));
  const staying = (values: readonly string[] = []): readonly string[] =>
    values.filter((value) => !moved.has(value) && !isDerived(value));
  return [
    ...listChanges(subject, uncovered(removed), uncovered(added), "/type", [
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
      return moved.has(value) || targets.some((target) => coveredPaths.has(String(target)))
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
