import { changeOf, defined } from "./change.js";
import type { Change, Subject } from "./change.js";
import { referenceSiblingChanges, docsChanges, unknownKeyChanges } from "./remarks.js";
import { canonical, keysOfBoth, member, objectOf, setDifference } from "../base/json.js";
import { below } from "../base/document.js";
import type { OpenApiContext } from "./schema-context.js";
import { partBelow, resolvedPair } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";
import { requestSchemaChanges } from "./schema.js";

const DOCS = ["description"];
const KNOWN: ReadonlySet<string> = new Set([...DOCS, "required", "content"]);
const MEDIA_DOCS = ["example", "examples"];
const KNOWN_IN_MEDIA: ReadonlySet<string> = new Set([...MEDIA_DOCS, "schema", "encoding"]);

const KEY = "requestBody";

/** Compares the bodies of requests for two operations. */
export function requestBodyChanges(
  module: string,
  old: OpenApiPart,
  next: OpenApiPart,
  context: OpenApiContext,
): readonly Change[] {
  const [body, changed] = [member(old.value, KEY), member(next.value, KEY)];
  const [before, after] = resolvedPair(partBelow(old, body, KEY), partBelow(next, changed, KEY));
  const subject: Subject = { module, old: before.origin, new: after.origin };
  if (body === undefined && changed === undefined) return [];
  if (body === undefined) {
    const rule = isRequired(after) ? "body-added-required" : "body-added-optional";
    return [{ rule, module, origins: { new: after.origin } }];
  }
  if (changed === undefined)
    return [{ rule: "body-removed", module, origins: { old: before.origin } }];
  return [
    ...requirementChanges(subject, isRequired(before), isRequired(after)),
    ...contentChanges(
      module,
      partBelow(before, before.value["content"], "content"),
      partBelow(after, after.value["content"], "content"),
      context,
    ),
    ...unknownKeyChanges(subject, before.value, after.value, KNOWN),
    ...referenceSiblingChanges(subject, body, changed),
    ...(context.docs ? docsChanges(subject, before.value, after.value, DOCS) : []),
  ];
}

function isRequired({ value }: OpenApiPart): boolean {
  return value["required"] === true;
}

function requirementChanges(subject: Subject, old: boolean, next: boolean): readonly Change[] {
  if (old === next) return [];
  const rule = next ? "body-became-required" : "body-became-optional";
  return [changeOf(rule, subject, { at: "/required" })];
}

function contentChanges(
  module: string,
  old: OpenApiPart,
  next: OpenApiPart,
  context: OpenApiContext,
): readonly Change[] {
  const { removed, added } = setDifference(Object.keys(old.value), Object.keys(next.value));
  const kept = Object.keys(old.value).filter((type) => Object.hasOwn(next.value, type));
  const pairOf = (from: string, to: string): readonly [OpenApiPart, OpenApiPart] => [
    partBelow(old, old.value[from], from),
    partBelow(next, next.value[to], to),
  ];
  const [gone, come] = [removed[0], added[0]];
  // If one media type replaces another, its schema is compared too.
  const replaced =
    gone !== undefined && come !== undefined && removed.length === 1 && added.length === 1
      ? [pairOf(gone, come)]
      : [];
  return [
    ...removed.map((value): Change => ({
      rule: "body-media-type-removed",
      module,
      value,
      origins: { old: partBelow(old, undefined, value).origin },
    })),
    ...added.map((value): Change => ({
      rule: "body-media-type-added",
      module,
      value,
      origins: { new: partBelow(next, undefined, value).origin },
    })),
    ...[...kept.map((type) => pairOf(type, type)), ...replaced].flatMap(([from, to]) =>
      mediaChanges(module, from, to, context),
    ),
  ];
}

function mediaChanges(
  module: string,
  old: OpenApiPart,
  next: OpenApiPart,
  context: OpenApiContext,
): readonly Change[] {
  const subject: Subject = { module, old: old.origin, new: next.origin };
  return [
    ...requestSchemaChanges(
      { module, path: "", top: false, context },
      partBelow(old, old.value["schema"], "schema"),
      partBelow(next, next.value["schema"], "schema"),
    ),
    ...encodingChanges(subject, old, next),
    ...unknownKeyChanges(subject, old.value, next.value, KNOWN_IN_MEDIA),
    ...(context.docs ? docsChanges(subject, old.value, next.value, MEDIA_DOCS) : []),
  ];
}

/** Compares the encoding of each field of a form. */
function encodingChanges(
  subject: Subject,
  { value: old }: OpenApiPart,
  { value: next }: OpenApiPart,
): readonly Change[] {
  const [before, after] = [objectOf(old["encoding"]), objectOf(next["encoding"])];
  return keysOfBoth(before, after).flatMap((parameter) => {
    const [from, to] = [member(before, parameter), member(after, parameter)];
    return canonical(from) === canonical(to)
      ? []
      : [
          changeOf(
            "body-encoding-changed",
            { ...subject, parameter },
            { ...defined({ old: from, new: to }), at: below("/encoding", parameter) },
          ),
        ];
  });
}
