import { changeOf } from "../change.js";
import type { Change, Subject } from "../change.js";
import { canonical, writtenAlike } from "../json.js";
import type { RuleId } from "../rules/table.js";
import { isSet } from "../../spec/catalogue.js";
import type { Parameter } from "../../spec/types.js";
import { conditionChanges } from "./conditions.js";
import { defaultChanges } from "./default.js";
import { flagChanges } from "./flags.js";
import type { CatalogueContext, ParameterContext } from "./module.js";
import { multiChanges } from "./multi.js";
import { lengthChanges, rangeChanges } from "./range.js";
import { haveLength, haveRange, typeChanges, typeKind } from "./type.js";
import { docsChanges, unknownKeyChanges } from "../unknown.js";
import { listChanges, submoduleChanges, valueChanges } from "./values.js";

/** What MediaWiki takes where a catalogue before 1.35 does not say. */
const ANY_USER = ["name", "ip", "cidr", "interwiki", "id"];

/** Keys that a rule, or the rule of no finding, speaks of; `limit` of one value is as unknown as any. */
const KNOWN = [
  "index",
  "name",
  "type",
  "default",
  "required",
  "multi",
  "lowlimit",
  "highlimit",
  "allspecifier",
  "allowsduplicates",
  "min",
  "max",
  "highmax",
  "enforcerange",
  "maxbytes",
  "maxchars",
  "extranamespaces",
  "subtypes",
  "mustExist",
  "deprecatedvalues",
  "internalvalues",
  "submodules",
  "submoduleparamprefix",
  "templatevars",
  "tokentype",
  "sensitive",
  "deprecated",
  "info",
  "description",
];
const KNOWN_OF_ONE: ReadonlySet<string> = new Set(KNOWN);
const KNOWN_OF_SEVERAL: ReadonlySet<string> = new Set([...KNOWN, "limit"]);

/** Every difference between a parameter and its counterpart; a change of type claims what goes with the type. */
export function parameterChanges(
  subject: Subject,
  old: Parameter,
  next: Parameter,
  context: ParameterContext,
): readonly Change[] {
  if (writtenAlike(old, next)) return [];
  const sameType = typeKind(old) === typeKind(next);
  const several = isSet(old.multi) || isSet(next.multi);
  return [
    ...typeChanges(subject, old, next),
    ...(sameType ? typeFacets(subject, old, next, context) : []),
    ...(sameType || haveRange(old, next) ? rangeChanges(subject, old, next) : []),
    ...(sameType || haveLength(old, next) ? lengthChanges(subject, old, next) : []),
    ...multiChanges(subject, old, next),
    ...defaultChanges(subject, old, next, context),
    ...presenceChanges(subject, old, next),
    ...tokenChanges(subject, old, next),
    ...templateChanges(subject, old, next),
    ...conditionChanges(subject, old, next, context.docs),
    ...unknownKeyChanges(subject, old, next, several ? KNOWN_OF_SEVERAL : KNOWN_OF_ONE),
    ...(context.docs ? docsChanges(subject, old, next, ["description"]) : []),
  ];
}

function typeFacets(
  subject: Subject,
  old: Parameter,
  next: Parameter,
  context: CatalogueContext,
): readonly Change[] {
  const isUser = typeKind(next) === "user";
  const usual = isUser ? ANY_USER : [];
  const single = isSet(next.multi) ? {} : { circumstances: ["single"] };
  return [
    ...valueChanges(subject, old, next, context),
    ...submoduleChanges(subject, old, next, context),
    ...listChanges(
      subject,
      { old: old.subtypes ?? usual, new: next.subtypes ?? usual, at: "/subtypes" },
      ["user-subtype-added", "user-subtype-removed"],
    ),
    ...listChanges(
      subject,
      {
        old: (old.extranamespaces ?? []).map(String),
        new: (next.extranamespaces ?? []).map(String),
        at: "/extranamespaces",
      },
      ["extranamespace-added", "extranamespace-removed"],
    ).map((change) =>
      change.rule === "extranamespace-removed" ? { ...change, ...single } : change,
    ),
    ...flagChanges(subject, old, next, { mustExist: ["must-exist-added", "must-exist-removed"] }),
  ];
}

function presenceChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  const changes = flagChanges(subject, old, next, {
    required: ["param-became-required", "param-became-optional"],
    deprecated: ["param-deprecated", "param-undeprecated"],
    sensitive: ["sensitive-added", "sensitive-removed"],
  });
  return changes.map((change) => ({
    ...change,
    circumstances: presenceCircumstances(change.rule, old, next),
  }));
}

/** A default, and for a boolean its absence, stands for a value that is not given. */
function presenceCircumstances(rule: RuleId, old: Parameter, next: Parameter): readonly string[] {
  const isBoolean = typeKind(old) === "boolean" && typeKind(next) === "boolean";
  switch (rule) {
    case "param-became-required":
      if (isBoolean) return ["boolean"];
      return next.default === undefined ? [] : ["with-default"];
    case "param-became-optional":
      if (!isBoolean && old.default !== undefined) return ["with-default"];
      return isBoolean || next.default !== undefined ? ["always-read"] : [];
    default:
      return [];
  }
}

function tokenChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  if (old.tokentype === next.tokentype) return [];
  return [
    changeOf("token-changed", subject, {
      old: old.tokentype,
      new: next.tokentype,
      at: "/tokentype",
    }),
  ];
}

function templateChanges(subject: Subject, old: Parameter, next: Parameter): readonly Change[] {
  const [before, after] = [old.templatevars ?? {}, next.templatevars ?? {}];
  if (canonical(before) === canonical(after)) return [];
  return [
    changeOf("templatevars-changed", subject, { old: before, new: after, at: "/templatevars" }),
  ];
}
