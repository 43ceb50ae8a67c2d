import { changeOf } from "../change.js";
import type { Change, Subject } from "../change.js";
import { byCodeUnits, keysOfBoth, member, objectOf, setDifference } from "../json.js";
import type { RuleId } from "../rules/table.js";
import { enumValues, isSet } from "../../spec/catalogue.js";
import type { Parameter } from "../../spec/types.js";
import type { CatalogueContext } from "./module.js";

/** The same list in both sides; its order says nothing. */
interface Lists {
  readonly old: readonly string[];
  readonly new: readonly string[];
  readonly at: string;
}

/** Values that joined or left a list, one change each. */
export function listChanges(
  subject: Subject,
  { old, new: next, at }: Lists,
  [whenAdded, whenRemoved]: readonly [added: RuleId, removed: RuleId],
): readonly Change[] {
  const { removed, added } = setDifference(old, next);
  const gone = new Set(removed);
  return [...removed, ...added]
    .toSorted(byCodeUnits)
    .map((value) => changeOf(gone.has(value) ? whenRemoved : whenAdded, subject, { value, at }));
}

/** Changes of an enum: its values, and which of them are deprecated or internal. */
export function valueChanges(
  subject: Subject,
  old: Parameter,
  next: Parameter,
  context: CatalogueContext,
): readonly Change[] {
  const [before, after] = [enumValues(old) ?? [], enumValues(next) ?? []];
  const removedRule = isSet(next.multi) ? "enum-value-removed-multi" : "enum-value-removed";
  const { removed, added } = setDifference(before, after);
  // A value that joins or leaves takes its marks along.
  const moved = new Set([...removed, ...added]);
  const unclaimed = (values: readonly string[]): readonly string[] =>
    values.filter((value) => !isClaimed(subject, value, old, next, context));
  const staying = (marks: readonly string[] = []): readonly string[] =>
    marks.filter((value) => !moved.has(value));
  return [
    ...listChanges(subject, { old: unclaimed(removed), new: unclaimed(added), at: "/type" }, [
      "enum-value-added",
      removedRule,
    ]),
    ...listChanges(
      subject,
      {
        old: staying(old.deprecatedvalues),
        new: staying(next.deprecatedvalues),
        at: "/deprecatedvalues",
      },
      ["deprecated-value-added", "deprecated-value-removed"],
    ),
    ...listChanges(
      subject,
      {
        old: staying(old.internalvalues),
        new: staying(next.internalvalues),
        at: "/internalvalues",
      },
      ["internal-value-added", "internal-value-removed"],
    ),
  ];
}

/** A value that chooses a module comes and goes with the module, and one that chooses a generator with its flag. */
function isClaimed(
  { module, parameter }: Subject,
  value: string,
  old: Parameter,
  next: Parameter,
  { claimedPaths, claimedGenerators }: CatalogueContext,
): boolean {
  const target = submodule(next, value) ?? submodule(old, value);
  if (target === undefined) return false;
  const asGenerator =
    module === "query" && parameter === "generator" && claimedGenerators.has(target);
  return claimedPaths.has(target) || asGenerator;
}

function submodule({ submodules = {} }: Parameter, value: string): string | undefined {
  const target = member(submodules, value);
  return typeof target === "string" ? target : undefined;
}

/** Values that stay and choose another module; those that come or go say so themselves. */
export function submoduleChanges(
  subject: Subject,
  old: Parameter,
  next: Parameter,
  { claimedPaths }: CatalogueContext,
): readonly Change[] {
  const [before, after] = [objectOf(old.submodules), objectOf(next.submodules)];
  const { removed, added } = setDifference(enumValues(old) ?? [], enumValues(next) ?? []);
  const moved = new Set([...removed, ...added]);
  const targets = keysOfBoth(before, after).flatMap((value) => {
    const [from, to] = [member(before, value), member(after, value)];
    const isMoved = moved.has(value) || [from, to].some((each) => claimedPaths.has(String(each)));
    return from === to || isMoved
      ? []
      : [
          changeOf("submodule-changed", subject, {
            value,
            old: from,
            new: to,
            at: "/submodules",
          }),
        ];
  });
  const [prefix, changed] = [old.submoduleparamprefix ?? "", next.submoduleparamprefix ?? ""];
  if (prefix === changed) return targets;
  return [
    ...targets,
    changeOf("submodule-prefix-changed", subject, {
      old: prefix,
      new: changed,
      at: "/submoduleparamprefix",
    }),
  ];
}
