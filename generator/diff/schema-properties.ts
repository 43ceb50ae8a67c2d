import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import type { RuleId } from "./rules.js";
import { setDifference } from "../base/json.js";
import { requiredNames } from "../spec/schema/values.js";
import type { SchemaScope } from "./schema-context.js";
import { isSameSchema } from "./schema-keys.js";
import type { SchemaParts } from "./schema-keys.js";
import {
  memberNames,
  memberSchema,
  ownMembers,
  unspecifiedMembers,
  valuesIn,
} from "./schema-members.js";
import { mergedSchema } from "./schema-parts.js";
import type { Found } from "./schema-parts.js";

/** Compares the fields of an object. Fields of wrappers have separate rules. */
export function propertiesChanges(
  scope: SchemaScope,
  old: SchemaParts,
  next: SchemaParts,
): readonly Found[] {
  const isOwn = ownMembers(scope.context, old, next);
  const [before, after] = [old, next].map((schema) => visibleNames(scope, schema, isOwn));
  if (!before || !after) return [];
  const { removed, added } = setDifference(before, after);
  const renamed =
    role(scope.path) === "embedded" ? renamings(scope, old, next, removed, added) : [];
  const claimed = new Set(renamed.flat());
  const pathOf = (name: string): string => (scope.path === "" ? name : `${scope.path}.${name}`);
  const subject = (name: string, from: string = name): Subject => ({
    module: scope.module,
    parameter: pathOf(name),
    old: memberSchema(old, from).origin,
    new: memberSchema(next, name).origin,
  });
  const [required, requires] = [requiredNames(valuesIn(old)), requiredNames(valuesIn(next))];
  const kept = before.filter((name) => after.includes(name));
  const [hidden, shown] = [
    removed.filter((name) => memberNames(next).includes(name)),
    added.filter((name) => memberNames(old).includes(name)),
  ];
  return [
    ...renamed.map(([from, to]) =>
      changeOf("embedded-key-renamed", subject(to, from), { old: from, new: to }),
    ),
    ...hidden.map((name) => hiddenChange(scope, subject(name), required.has(name))),
    ...shown.map((name) => shownChange(scope, subject(name), requires.has(name))),
    ...removed
      .filter((name) => !claimed.has(name) && !hidden.includes(name))
      .map((name) =>
        changeOf(removalRule(scope.path, name), subject(name), {
          circumstances: [
            ...(required.has(name) ? [] : ["optional"]),
            ...(isOpen(next) ? [] : ["closed"]),
          ],
        }),
      ),
    ...added
      .filter((name) => !claimed.has(name) && !shown.includes(name))
      .map((name) =>
        changeOf(
          requires.has(name) ? "response-field-added-required" : "response-field-added-optional",
          subject(name),
          isOpen(old) ? {} : { circumstances: ["closed"] },
        ),
      ),
    ...kept.flatMap((name) => [
      ...requirement(subject(name), required.has(name), requires.has(name)),
      {
        scope: { ...scope, path: pathOf(name), top: false },
        old: memberSchema(old, name),
        next: memberSchema(next, name),
      },
    ]),
  ];
}

/** The names of members, apart from those that values of this direction do not have. */
function visibleNames(
  { context, direction }: SchemaScope,
  schema: SchemaParts,
  isOwn: (name: string) => boolean,
): readonly string[] {
  const keyword = direction === "request" ? "readOnly" : "writeOnly";
  return memberNames(schema, isOwn).filter((name) =>
    valuesIn(mergedSchema(context, memberSchema(schema, name))).every(
      (value) => value[keyword] !== true,
    ),
  );
}

/** A member that values of this direction no longer have, as if it was removed. */
function hiddenChange({ direction }: SchemaScope, subject: Subject, wasRequired: boolean): Change {
  const [rule, key] =
    direction === "request"
      ? (["field-became-read-only", "readOnly"] as const)
      : (["field-became-write-only", "writeOnly"] as const);
  const change = changeOf(rule, subject, {
    at: `/${key}`,
    ...(!wasRequired && { circumstances: ["optional"] }),
  });
  return { ...change, like: "response-field-removed" };
}

/** A member that values of this direction have now, as if it was added. */
function shownChange({ direction }: SchemaScope, subject: Subject, isRequired: boolean): Change {
  const [rule, key] =
    direction === "request"
      ? (["field-became-writable", "readOnly"] as const)
      : (["field-became-readable", "writeOnly"] as const);
  const like = isRequired ? "response-field-added-required" : "response-field-added-optional";
  return { ...changeOf(rule, subject, { at: `/${key}` }), like };
}

/** Returns true if members that are not described may have any value. */
function isOpen(schema: SchemaParts): boolean {
  return unspecifiedMembers(schema).parts.length === 0;
}

/** The role of a wrapper's field, by the conventions of HAL. */
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
  { context }: SchemaScope,
  old: SchemaParts,
  next: SchemaParts,
  removed: readonly string[],
  added: readonly string[],
): readonly (readonly [old: string, next: string])[] {
  const taken = new Set<string>();
  return removed.flatMap((from) => {
    const to = added.find(
      (name) =>
        !taken.has(name) &&
        isSameSchema(context, memberSchema(old, from), memberSchema(next, name)),
    );
    if (to === undefined) return [];
    taken.add(to);
    return [[from, to] as const];
  });
}

function requirement(subject: Subject, before: boolean, after: boolean): readonly Change[] {
  if (before === after) return [];
  const rule = after ? "response-field-became-required" : "response-field-became-optional";
  return [changeOf(rule, subject)];
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
