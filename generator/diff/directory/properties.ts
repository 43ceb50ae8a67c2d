import { changeOf } from "../change/change.js";
import type { Change, Subject } from "../change/change.js";
import type { RuleId } from "../rules/table.js";
import { canonical, listOf, member, objectOf, setDifference } from "../../json/value.js";
import { below } from "../../read/document.js";
import { partBelow } from "./references.js";
import type { DirectoryPart } from "./references.js";
import type { SchemaScope } from "./context.js";

type Compare = (scope: SchemaScope, old: DirectoryPart, next: DirectoryPart) => readonly Change[];

/** Compares the fields of an object. Fields of wrappers have separate rules. */
export function propertiesChanges(
  scope: SchemaScope,
  old: DirectoryPart,
  next: DirectoryPart,
  compare: Compare,
): readonly Change[] {
  const [before, after] = [objectOf(old.value["properties"]), objectOf(next.value["properties"])];
  const { removed, added } = setDifference(Object.keys(before), Object.keys(after));
  const renamed = role(scope.path) === "embedded" ? renamings(before, after, removed, added) : [];
  const claimed = new Set(renamed.flat());
  const pathOf = (name: string): string => (scope.path === "" ? name : `${scope.path}.${name}`);
  const subject = (name: string, from: string = name): Subject => ({
    module: scope.module,
    parameter: pathOf(name),
    old: propertyOrigin(old, from),
    new: propertyOrigin(next, name),
  });
  const both = Object.keys(before)
    .filter((name) => Object.hasOwn(after, name))
    .map((name) => [name, name] as const);
  const changes = [
    ...renamed.map(([from, to]) =>
      changeOf("embedded-key-renamed", subject(to, from), { old: from, new: to }),
    ),
    ...removed
      .filter((name) => !claimed.has(name))
      .map((name) =>
        changeOf(removalRule(scope.path, name), subject(name), {
          ...(!isRequired(old, name) && { circumstances: ["optional"] }),
        }),
      ),
    ...added
      .filter((name) => !claimed.has(name))
      .map((name) =>
        changeOf(
          isRequired(next, name)
            ? "response-field-added-required"
            : "response-field-added-optional",
          subject(name),
        ),
      ),
    ...both.flatMap(([from, to]) => [
      ...requirement(subject(to, from), isRequired(old, from), isRequired(next, to)),
      ...compare(
        { ...scope, path: pathOf(to), top: false },
        partBelow(old, member(before, from), "properties", from),
        partBelow(next, member(after, to), "properties", to),
      ),
    ]),
  ];
  return changes.map(asPaging);
}

function propertyOrigin({ origin }: DirectoryPart, name: string): DirectoryPart["origin"] {
  return { ...origin, pointer: below(origin.pointer, "properties", name) };
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
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  removed: readonly string[],
  added: readonly string[],
): readonly (readonly [old: string, next: string])[] {
  const taken = new Set<string>();
  return removed.flatMap((from) => {
    const to = added.find(
      (name) =>
        !taken.has(name) && canonical(member(before, from)) === canonical(member(after, name)),
    );
    if (to === undefined) return [];
    taken.add(to);
    return [[from, to] as const];
  });
}

function isRequired({ value }: DirectoryPart, name: string): boolean {
  return listOf(value["required"]).includes(name);
}

function requirement(subject: Subject, before: boolean, after: boolean): readonly Change[] {
  if (before === after) return [];
  const rule = after ? "response-field-became-required" : "response-field-became-optional";
  return [changeOf(rule, subject)];
}

/** Converts any change of a wrapper's paging data to the rule about paging. */
function asPaging(change: Change): Change {
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
