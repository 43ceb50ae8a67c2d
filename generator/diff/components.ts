import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { byCodeUnits, canonical, member, objectOf, setDifference, listOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import type { Origin } from "../spec/model/parameter.js";
import { below } from "../base/document.js";
import type { OpenApiContext } from "./schema-context.js";
import type { OpenApiPart } from "./schema-references.js";
import { otherSchemaChanges, requestSchemaChanges, responseSchemaChanges } from "./schema.js";
import { schemasOf } from "./schema-parts.js";
import { OPERATION_KEYS } from "../spec/openapi/units.js";
import { reachableSchemas, resolved, schemaName } from "./schema-references.js";
import { successStatuses } from "./statuses.js";

/**
 * Maps the old names of schemas to new ones. A renamed schema is one that is otherwise unchanged.
 */
export function schemaNames(old: UnknownObject, next: UnknownObject): ReadonlyMap<string, string> {
  const [before, after] = [schemasOf(old), schemasOf(next)];
  const { removed, added } = setDifference(Object.keys(before), Object.keys(after));
  const kept = Object.keys(before).filter((name) => Object.hasOwn(after, name));
  const taken = new Set<string>();
  const renamed = removed.toSorted(byCodeUnits).flatMap((from) => {
    const to = added
      .toSorted(byCodeUnits)
      .find(
        (name) =>
          !taken.has(name) && canonical(member(before, from)) === canonical(member(after, name)),
      );
    if (to === undefined) return [];
    taken.add(to);
    return [[from, to] as const];
  });
  return new Map([...kept.map((name) => [name, name] as const), ...renamed]);
}

/** Compares the named schemas of two OpenAPI documents, each once. */
export function componentChanges(
  oldFile: string,
  nextFile: string,
  context: OpenApiContext,
): readonly Change[] {
  const [before, after] = [schemasOf(context.old), schemasOf(context.new)];
  const ofBoth = (uses: (root: UnknownObject) => Iterable<string>): ReadonlySet<string> =>
    new Set([...uses(context.old), ...uses(context.new)]);
  const [received, sent] = [ofBoth(receivedSchemas), ofBoth(sentSchemas)];
  const tops = ofBoth(topSchemas);
  const [used, uses] = [usedSchemas(context.old), usedSchemas(context.new)];
  const claimed = new Set(context.schemaNames.values());
  const pairs = [...context.schemaNames].flatMap(([from, to]) => {
    if (!used.has(from) && !uses.has(to)) return [];
    const module = `#/components/schemas/${to}`;
    const old: OpenApiPart = {
      value: objectOf(member(before, from)),
      origin: schemaOrigin(oldFile, from),
      root: context.old,
    };
    const next: OpenApiPart = {
      value: objectOf(member(after, to)),
      origin: schemaOrigin(nextFile, to),
      root: context.new,
    };
    const isIn = (names: ReadonlySet<string>): boolean => names.has(from) || names.has(to);
    const directions = [
      ...(isIn(received) ? [responseSchemaChanges] : []),
      ...(isIn(sent) ? [requestSchemaChanges] : []),
    ];
    const scope = { module, path: "", top: isIn(tops), context };
    const subject: Subject = { module, old: old.origin, new: next.origin };
    return [
      ...(from === to ? [] : [changeOf("schema-renamed", subject, { old: from, new: to })]),
      ...(directions.length > 0 ? directions : [otherSchemaChanges]).flatMap((compare) =>
        compare(scope, old, next),
      ),
    ];
  });
  const gone = Object.keys(before).filter(
    (name) => used.has(name) && !context.schemaNames.has(name),
  );
  const come = Object.keys(after).filter((name) => uses.has(name) && !claimed.has(name));
  return [
    ...pairs,
    ...gone.map((name): Change => ({
      rule: "schema-removed",
      module: `#/components/schemas/${name}`,
      origins: { old: schemaOrigin(oldFile, name) },
    })),
    ...come.map((name): Change => ({
      rule: "schema-added",
      module: `#/components/schemas/${name}`,
      origins: { new: schemaOrigin(nextFile, name) },
    })),
  ];
}

function schemaOrigin(file: string, name: string): Origin {
  return { file, pointer: below("/components/schemas", name) };
}

/** The named schemas that operations refer to. */
function usedSchemas(root: UnknownObject): ReadonlySet<string> {
  return reachableSchemas(root, [root["paths"], root["webhooks"]]);
}

/** The named schemas that successful responses contain. */
function receivedSchemas(root: UnknownObject): ReadonlySet<string> {
  return reachableSchemas(root, successContents(root));
}

/** The named schemas that bodies of requests contain, and lists and objects of parameters. */
function sentSchemas(root: UnknownObject): ReadonlySet<string> {
  return reachableSchemas(root, [bodyContents(root), parameterSchemas(root)]);
}

/** The schemas of complete responses. */
function topSchemas(root: UnknownObject): readonly string[] {
  return successContents(root).flatMap((schema) => schemaName(objectOf(schema)) ?? []);
}

function successContents(root: UnknownObject): readonly unknown[] {
  return operationsIn(root).flatMap(({ responses }) =>
    successStatuses(objectOf(responses)).flatMap((status) =>
      contentsOf(followed(root, objectOf(responses)[status])),
    ),
  );
}

function bodyContents(root: UnknownObject): readonly unknown[] {
  return operationsIn(root).flatMap(({ requestBody }) => contentsOf(followed(root, requestBody)));
}

/** Parameters are compared with the schema that they refer to, which names none itself. */
function parameterSchemas(root: UnknownObject): readonly unknown[] {
  const items = Object.values(objectOf(root["paths"])).map(objectOf);
  return [...items, ...operationsIn(root)].flatMap(({ parameters }) =>
    listOf(parameters).flatMap((part) => {
      const parameter = followed(root, part);
      return [parameter["schema"], ...contentsOf(parameter)].map((schema) =>
        followed(root, schema),
      );
    }),
  );
}

function operationsIn(root: UnknownObject): readonly UnknownObject[] {
  return Object.values(objectOf(root["paths"])).flatMap((item) =>
    OPERATION_KEYS.map((method) => objectOf(member(objectOf(item), method))),
  );
}

function contentsOf(holder: UnknownObject): readonly unknown[] {
  return Object.values(objectOf(holder["content"])).map((media) => objectOf(media)["schema"]);
}

/** A component, or the component that a reference leads to. */
function followed(root: UnknownObject, value: unknown): UnknownObject {
  const part = { value: objectOf(value), origin: { file: "", pointer: "" }, root };
  return resolved(part).value;
}
