import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { byKey, matchParts } from "./matching.js";
import type { RuleId } from "./rules.js";
import { setDifference } from "../base/json.js";
import {
  changedMembers,
  hasAnyName,
  isOpen,
  memberNames,
  memberSchema,
  requiredIn,
  unspecifiedMembers,
  valuesIn,
} from "./schema-members.js";
import { isSameSchema, mergedSchema, schemaKey } from "./schema-parts.js";
import type { SchemaScope } from "./openapi-part.js";
import type { ComparedSchemas, Found, SchemaParts } from "./schema-parts.js";

/** Compares an object's fields. Separate rules apply to wrapper fields. */
export function propertiesChanges(pair: ComparedSchemas): readonly Found[] {
  const { scope, old, next } = pair;
  const names = changedMembers(pair);
  const [described, describes] = [old, next].map((schema) => memberNames(schema, names));
  if (!described || !describes) return [];
  const [before, after] = [
    described.filter((name) => isVisible(scope, memberSchema(old, name))),
    describes.filter((name) => isVisible(scope, memberSchema(next, name))),
  ];
  const { removed, added } = setDifference(before, after);
  const renamed = role(scope.path) === "embedded" ? renamings(pair, removed, added) : [];
  const claimed = new Set(renamed.flat());
  const pathOf = (name: string): string => (scope.path === "" ? name : `${scope.path}.${name}`);
  const subject = (name: string, from: string = name): Subject => ({
    module: scope.module,
    parameter: pathOf(name),
    old: memberSchema(old, from).origin,
    new: memberSchema(next, name).origin,
  });
  const [required, requires] = [requiredIn(old), requiredIn(next)];
  const kept = before.filter((name) => after.includes(name));
  const isLeft = (name: string): boolean => !claimed.has(name);
  const isAsOthers = (name: string): boolean =>
    isSameSchema(scope.context, unspecifiedMembers(old), memberSchema(next, name));
  // In code, a field that may be absent also widens the type of members of any name.
  const isInMap = (name: string): boolean =>
    !isOpen(old) && hasAnyName(old) && !(requires.has(name) && isAsOthers(name));
  return [
    ...renamed.map(([from, to]) =>
      changeOf("embedded-key-renamed", subject(to, from), { old: from, new: to }),
    ),
    ...removed.filter(isLeft).map((name) =>
      describes.includes(name)
        ? accessChange(scope, subject(name), "response-field-removed", required.has(name))
        : changeOf(removalRule(scope.path, name), subject(name), {
            circumstances: [!required.has(name) && "optional", !isOpen(next) && "closed"],
          }),
    ),
    ...added.filter(isLeft).map((name) => {
      const rule = requires.has(name)
        ? "response-field-added-required"
        : "response-field-added-optional";
      return described.includes(name)
        ? accessChange(scope, subject(name), rule)
        : changeOf(rule, subject(name), {
            circumstances: [!isOpen(old) && !isAsOthers(name) && "closed", isInMap(name) && "map"],
          });
    }),
    ...kept.flatMap((name) => [
      ...(required.has(name) === requires.has(name)
        ? []
        : [requirementChange(subject(name), requires.has(name))]),
      {
        scope: { ...scope, path: pathOf(name), top: false },
        old: memberSchema(old, name),
        next: memberSchema(next, name),
      },
    ]),
  ];
}

/** Returns true for members that values of a direction have. */
function isVisible({ context, direction }: SchemaScope, schema: SchemaParts): boolean {
  const keyword = direction === "request" ? "readOnly" : "writeOnly";
  return valuesIn(mergedSchema(context, schema)).every((value) => value[keyword] !== true);
}

/** A member that values of this direction no longer have, or have now, as if it was removed or added. */
function accessChange(
  { direction }: SchemaScope,
  subject: Subject,
  like: RuleId,
  isRequired = true,
): Change {
  const isGone = like === "response-field-removed";
  const [rule, key] =
    direction === "request"
      ? ([isGone ? "field-became-read-only" : "field-became-writable", "readOnly"] as const)
      : ([isGone ? "field-became-write-only" : "field-became-readable", "writeOnly"] as const);
  const facts = { at: `/${key}`, circumstances: [!isRequired && "optional"] };
  return { ...changeOf(rule, subject, facts), like };
}

/** A wrapper field's role, according to HAL. */
function role(path: string): "embedded" | "links" | "field" {
  if (path === "_embedded" || path.endsWith("._embedded")) return "embedded";
  return path === "_links" || path.endsWith("._links") ? "links" : "field";
}

function removalRule(path: string, name: string): RuleId {
  switch (role(path)) {
    case "embedded":
      return "embedded-key-removed";
    case "links":
      return "link-relation-removed";
    case "field":
      return name === "_embedded" ? "embedded-key-removed" : "response-field-removed";
  }
}

/** Pairs removed and added keys that have the same schema. */
function renamings(
  { scope: { context }, old, next }: ComparedSchemas,
  removed: readonly string[],
  added: readonly string[],
): readonly (readonly [old: string, next: string])[] {
  const keyed = (schema: SchemaParts, names: readonly string[]) =>
    names.map((name) => ({ name, key: schemaKey(context, memberSchema(schema, name)) }));
  const { pairs } = matchParts(
    keyed(old, removed),
    keyed(next, added),
    byKey(({ key }) => key),
  );
  return pairs.map(([from, to]) => [from.name, to.name]);
}

function requirementChange(subject: Subject, isRequired: boolean): Change {
  const rule = isRequired ? "response-field-became-required" : "response-field-became-optional";
  return changeOf(rule, subject);
}

/** Converts any change of a wrapper's paging data to the rule about paging. */
export function asPaging(change: Change): Change {
  const { rule, parameter = "", value } = change;
  const isPaging = parameter === "page" || parameter.startsWith("page.");
  if (!isPaging || rule === "docs-changed" || rule.startsWith("unknown-key")) return change;
  if (rule === "page-block-changed") return change;
  return {
    ...change,
    rule: "page-block-changed",
    like: change.rule,
    value: [rule, ...(value === undefined ? [] : [value])].join(" "),
  };
}
