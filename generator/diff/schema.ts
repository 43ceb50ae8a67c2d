import { changeOf } from "./change.js";
import type { Change } from "./change.js";
import { canonical, isWrittenEqual, mapMembers, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { oncePerObject } from "../base/shared-parts.js";
import { withImpliedTypes } from "../spec/openapi/contract-schema.js";
import { isSchema } from "../spec/schema/json-schema.js";
import { referenceOf } from "./openapi-part.js";
import type { OpenApiContext, OpenApiPart, SchemaScope } from "./openapi-part.js";
import {
  asOtherChange,
  asRequestChange,
  directionOf,
  isCovered,
  isUndescribed,
  NO_DIRECTION,
} from "./schema-direction.js";
import { discriminatorChanges } from "./schema-discriminator.js";
import { boundsChanges } from "./schema-bounds.js";
import { annotationChanges, enumChanges, typeChange } from "./schema-keywords.js";
import {
  acceptsType,
  CLOSING,
  firstItems,
  hasAnyName,
  isNever,
  itemsSchema,
  schemaFacts,
  typesOf,
  unionsOf,
  unspecifiedMembers,
  valuesIn,
  withoutUnions,
} from "./schema-members.js";
import {
  allParts,
  changedKeywords,
  isClosing,
  isSameSchema,
  mergedPair,
  onePart,
  schemaKey,
  schemasOf,
  subjectOf,
} from "./schema-parts.js";
import type { ComparedSchemas, Found, SchemaPair, SchemaParts } from "./schema-parts.js";
import { asPaging, propertiesChanges } from "./schema-properties.js";
import { haveSameUnions, isNullable, overlapChanges, unionChanges } from "./schema-unions.js";
import type { NearDirection } from "./schema-unions.js";

/** The largest number of pairs that one comparison compares. */
const MOST_PAIRS = 20_000;

/** The largest number of comparisons inside each other, to find out whether alternatives include others. */
const MOST_NESTED = 8;

/** The number of references on the way to schemas that are compared again at each place. */
const MOST_ABOVE = 2;

/** A comparison of two schemas with everything that they contain. */
interface Comparison {
  /** The number of pairs that may still be compared. */
  left: number;
  /** The results of comparisons that are needed at once. */
  readonly directions: Map<string, NearDirection>;
  nested: number;
}

/** Compares schemas at one location, for one direction of their values. */
export type CompareParts = (
  scope: SchemaScope,
  old: OpenApiPart,
  next: OpenApiPart,
) => readonly Change[];

/**
 * Compares two schemas by the rules of responses, for values of either direction: as they are written,
 * and as generated code reads them, which implies types. Named schemas are compared once, not at each
 * reference.
 */
export const schemaChanges: CompareParts = (scope, old, next) => {
  const changes = writtenChanges(scope, old, next);
  const [before, after] = [old, next].map((part) => generatedPart(scope.context, part));
  const context = generatedContext(scope.context);
  const isSame = context === scope.context && before === old && after === next;
  if (isSame || !before || !after) return changes;
  const generated = writtenChanges({ ...scope, context }, before, after);
  return [...changes, ...generated.filter((change) => !isCovered(change, changes))];
};

/** The documents with the types that generated code implies; the same if it implies none. */
const generatedContext = oncePerObject((context: OpenApiContext): OpenApiContext => {
  const [before, after] = [generatedRoot(context.old), generatedRoot(context.new)];
  const isSame = before === context.old && after === context.new;
  return isSame ? context : { ...context, old: before, new: after };
});

const generatedRoot = oncePerObject((root: UnknownObject): UnknownObject => {
  const schemas = schemasOf(root);
  const implied = mapMembers(schemas, (each) => (isSchema(each) ? withImpliedTypes(each) : each));
  const components = { ...objectOf(root["components"]), schemas: implied };
  return isWrittenEqual(schemas, implied) ? root : { ...root, components };
});

function generatedPart(context: OpenApiContext, part: OpenApiPart): OpenApiPart {
  const { value, root } = part;
  const own = isSchema(value) ? withImpliedTypes(value) : value;
  const generated = generatedContext(context);
  const inContext = root === context.old ? generated.old : generated.new;
  return inContext === root && isWrittenEqual(own, value)
    ? part
    : { ...part, value: own, root: inContext };
}

function writtenChanges(
  scope: SchemaScope,
  old: OpenApiPart,
  next: OpenApiPart,
): readonly Change[] {
  const pair: SchemaPair = { scope, old: onePart(old), next: onePart(next) };
  const comparison: Comparison = { left: MOST_PAIRS, directions: new Map(), nested: 0 };
  const changes = pairChanges(comparison, pair);
  if (comparison.left > 0) return changes.map(asPaging);
  const subject = subjectOf(scope, pair.old, pair.next);
  return [changeOf("response-not-compared", subject, schemaFacts([pair.old], [pair.next]))];
}

/** Compares the schemas of successful responses. A change to more values is breaking. */
export const responseSchemaChanges: CompareParts = (scope, old, next) =>
  schemaChanges({ ...scope, direction: "response" }, old, next);

/** Compares the schemas of requests. A change to fewer values is breaking. */
export const requestSchemaChanges: CompareParts = (scope, old, next) =>
  schemaChanges({ ...scope, direction: "request" }, old, next).map(asRequestChange);

/** Compares schemas of other responses than successful ones. All changes have one rule. */
export const otherSchemaChanges: CompareParts = (scope, old, next) =>
  responseSchemaChanges(scope, old, next).map(asOtherChange);

/**
 * Compares a pair and all nested pairs, in schema order. Stops at recursive schemas that were
 * already compared, directly or indirectly.
 */
function pairChanges(comparison: Comparison, first: SchemaPair): readonly Change[] {
  const changes: Change[] = [];
  const classes = new SchemaClasses();
  const stack: Found[] = [first];
  for (let found = stack.pop(); found !== undefined; found = stack.pop()) {
    if ("rule" in found) {
      changes.push(found);
      continue;
    }
    if (comparison.left <= 0) return changes;
    comparison.left -= 1;
    const { counts, above = [] } = found;
    const below = partsChanges(comparison, found, classes).flatMap((each): readonly Found[] => {
      if (!("rule" in each)) return [{ above, ...each, ...bothCount(counts, each.counts) }];
      return counts && !counts(each) ? [] : [each];
    });
    for (const each of below.toReversed()) stack.push(each);
  }
  return changes;
}

function bothCount(
  one: SchemaPair["counts"],
  other: SchemaPair["counts"],
): Pick<SchemaPair, "counts"> {
  const counts = one && other ? (each: Change) => one(each) && other(each) : (one ?? other);
  return counts ? { counts } : {};
}

/** The schemas that were compared with each other, directly or by way of others. */
class SchemaClasses {
  readonly #parents = new Map<string, string>();

  /** Returns true if two schemas were not compared before. */
  join(old: string, next: string): boolean {
    const [one, other] = [this.#find(`old ${old}`), this.#find(`new ${next}`)];
    if (one === other) return false;
    this.#parents.set(one, other);
    return true;
  }

  #find(key: string): string {
    let root = key;
    for (let above = this.#parents.get(root); above !== undefined; above = this.#parents.get(root))
      root = above;
    if (root !== key) this.#parents.set(key, root);
    return root;
  }
}

/** The direction of a change between two schemas. */
function changeDirection(
  comparison: Comparison,
  scope: SchemaScope,
  old: SchemaParts,
  next: SchemaParts,
): NearDirection {
  const key = `${schemaKey(scope.context, old)} > ${schemaKey(scope.context, next)}`;
  const known = comparison.directions.get(key);
  if (known) return known;
  if (comparison.nested >= MOST_NESTED) return { wider: true, narrower: true, isNear: false };
  // Schemas that contain themselves are equal as far as nothing else differs.
  comparison.directions.set(key, { ...NO_DIRECTION, isNear: false });
  comparison.nested += 1;
  const changes = pairChanges(comparison, { scope, old, next, isAlternative: true });
  comparison.nested -= 1;
  const directions = changes.map(directionOf);
  const direction = {
    wider: directions.some(({ wider }) => wider),
    narrower: directions.some(({ narrower }) => narrower),
    isNear: isNear(changes),
  };
  comparison.directions.set(key, direction);
  return direction;
}

/** Returns true if all changes in one direction are about members that were not described. */
function isNear(changes: readonly Change[]): boolean {
  const undescribed = changes.filter(isUndescribed);
  const others = changes.filter((change) => !isUndescribed(change)).map(directionOf);
  const [first, ...more] = undescribed.map((change) => directionOf(change).narrower);
  return (
    first !== undefined &&
    more.every((narrower) => narrower === first) &&
    !others.some(({ narrower, wider }) => (first ? narrower : wider))
  );
}

/** Compares two schemas, except for the schemas that they contain. */
function partsChanges(
  comparison: Comparison,
  { scope, above = [], isAlternative, ...stated }: SchemaPair,
  classes: SchemaClasses,
): readonly Found[] {
  const { context } = scope;
  if (isSameSchema(context, stated.old, stated.next)) return [];
  const [old, next] = mergedPair(context, stated.old, stated.next);
  const changed = changedKeywords(context, old, next);
  // The reason why the operation is skipped reports references that lead nowhere.
  if ([old, next].some(isUnknown)) return [];
  const subject = subjectOf(scope, old, next);
  const pair = { scope, subject, old, next, changed };
  if (changed.size === 0) return evaluatedChanges(pair);
  const isReferenced = [stated.old, stated.next].some(({ parts }) =>
    parts.some(({ value }) => referenceOf(value) !== undefined || value["allOf"] !== undefined),
  );
  const [was, is] = [schemaKey(context, old), schemaKey(context, next)];
  const key = `${was} > ${is}`;
  if (isReferenced) {
    const isNew = classes.join(was, is);
    if (above.includes(key) || (!isNew && above.length >= MOST_ABOVE)) return [];
  }
  const found = haveSameUnions(pair)
    ? [
        ...keywordChanges({ ...pair, old: withoutUnions(old), next: withoutUnions(next) }),
        ...overlapChanges(pair),
      ]
    : unionChanges(pair, (a, b) => changeDirection(comparison, scope, a, b));
  return [
    ...(isAlternative ? [] : nullChanges(pair)),
    ...found.map((each) =>
      "rule" in each || !isReferenced || above.length >= MOST_ABOVE
        ? each
        : { ...each, above: [...above, key] },
    ),
    ...(changed.has("discriminator") ? discriminatorChanges(pair) : []),
    ...annotationChanges(pair),
    ...evaluatedChanges(pair),
  ];
}

/**
 * Compares the members of the named schemas that two schemas refer to, if these accept no others. The
 * named schemas are compared on their own, but only the other ones reject what they do not describe.
 */
function evaluatedChanges(pair: ComparedSchemas): readonly Change[] {
  const { old, next, changed } = pair;
  const areClosing = [old, next].every(
    ({ parts, shared }) => shared && parts.some(({ value }) => isClosing(value)),
  );
  if (!areClosing || CLOSING.some((key) => changed.has(key))) return [];
  const [before, after] = [old, next].map((each) => ({ ...each, parts: allParts(each) }));
  const own = new Set(
    propertiesChanges(pair).flatMap((each) => ("rule" in each ? each.parameter : [])),
  );
  const all = before && after ? propertiesChanges({ ...pair, old: before, next: after }) : [];
  return all.flatMap((each) =>
    "rule" in each && each.circumstances?.includes("closed") && !own.has(each.parameter)
      ? [each]
      : [],
  );
}

/** Returns true if a reference of a schema leads nowhere. */
function isUnknown(schema: SchemaParts): boolean {
  return valuesIn(schema).some((value) => referenceOf(value) !== undefined);
}

function nullChanges({ scope, subject, old, next, changed }: ComparedSchemas): readonly Change[] {
  if (!["type", "enum", "anyOf", "oneOf"].some((key) => changed.has(key))) return [];
  const [before, after] = [isNullable(scope.context, old), isNullable(scope.context, next)];
  // A schema that accepts any value changes its type.
  if (before === after || isUntyped(old) || isUntyped(next)) return [];
  const rule = after ? "response-field-became-nullable" : "response-field-became-non-null";
  return [changeOf(rule, subject)];
}

/** Returns true if neither types nor values nor alternatives are stated. */
function isUntyped(schema: SchemaParts): boolean {
  return typesOf(schema) === undefined && unionsOf(schema).length === 0;
}

/** Compares two schemas without alternatives. */
function keywordChanges(pair: ComparedSchemas): readonly Found[] {
  const { old, next, changed } = pair;
  const isTypeChanged = changed.has("type") || changed.has("enum");
  const type = isTypeChanged ? typeChange(pair) : undefined;
  if (type && !isOneWay(type)) return [type];
  const isCompared = (name: string, ...keys: readonly string[]): boolean =>
    keys.some((key) => changed.has(key)) && acceptsType(old, name) && acceptsType(next, name);
  const found: readonly Found[] = [
    ...(isTypeChanged ? enumChanges(pair) : []),
    ...boundsChanges(pair),
    ...(isCompared("object", "properties", "required", ...CLOSING) ? propertiesChanges(pair) : []),
    ...(isCompared("object", ...CLOSING) ? unspecifiedChanges(pair) : []),
    ...(isCompared("array", "items") ? itemsChanges(pair) : []),
    ...(isCompared("array", "prefixItems") ? firstItemsChanges(pair) : []),
  ];
  if (!type) return found;
  const isAny = [old, next].some((schema) => typesOf(schema) === undefined);
  const counts = (change: Change): boolean => !isClaimed(change, type, isAny);
  return [
    type,
    ...found.flatMap((each): readonly Found[] =>
      "rule" in each
        ? counts(each)
          ? [each]
          : []
        : [{ ...each, ...bothCount(counts, each.counts) }],
    ),
  ];
}

function isOneWay(change: Change): boolean {
  const { wider, narrower } = directionOf(change);
  return wider !== narrower;
}

/** Returns true if the change of a type has the same direction, so that it includes a change. */
function isClaimed(change: Change, type: Change, any: boolean): boolean {
  const [own, whole] = [directionOf(change), directionOf(type)];
  const isSamePlace = change.parameter === type.parameter;
  const goesBeyond = (own.wider && !whole.wider) || (own.narrower && !whole.narrower);
  return (isSamePlace || any) && !goesBeyond;
}

function itemsChanges({ scope, old, next }: ComparedSchemas): readonly Found[] {
  const inner = { ...scope, path: `${scope.path}[]`, top: false };
  return [{ scope: inner, old: itemsSchema(old), next: itemsSchema(next) }];
}

/** Compares the first items of two lists that have equally many; {@link boundsChanges} compares others. */
function firstItemsChanges({ scope, old, next }: ComparedSchemas): readonly Found[] {
  const [before, after] = [firstItems(old), firstItems(next)];
  if (!before || before.length !== after?.length) return [];
  return before.flatMap((each, index) => {
    const [other, inner] = [after[index], `${scope.path}[${index}]`];
    return other ? [{ scope: { ...scope, path: inner, top: false }, old: each, next: other }] : [];
  });
}

/** Compares the unspecified members that an object may have. */
function unspecifiedChanges(pair: ComparedSchemas): readonly Found[] {
  const { scope, subject, old, next, changed } = pair;
  const key = CLOSING.find((each) => changed.has(each)) ?? "";
  const [before, after] = [unspecifiedMembers(old), unspecifiedMembers(next)];
  const [was, is] = [shownSchema(before), shownSchema(after)];
  if (canonical(was) === canonical(is)) return [];
  if (![was, is].some((each) => typeof each === "boolean"))
    return [{ scope: { ...scope, path: `${scope.path}.*`, top: false }, old: before, next: after }];
  const isLooser = is === true || was === false;
  const rule = isLooser ? "response-bound-loosened" : "response-bound-tightened";
  const isBroken = hasAnyName(old) && (is === false || was !== true);
  const circumstances = [isBroken && "any-name"];
  return [changeOf(rule, subject, { value: key, old: was, new: is, circumstances, at: `/${key}` })];
}

/** `additionalProperties` of all parts; true if any value is possible, false if none is. */
function shownSchema(schema: SchemaParts): unknown {
  if (isNever(schema)) return false;
  const values = valuesIn(schema);
  return values.length === 0 ? true : values.length === 1 ? values[0] : values;
}
