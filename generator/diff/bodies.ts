import { contentForm, essenceOf } from "../../templates/runtime/content/content-form.js";
import { keysOfBoth, member, setDifference } from "../base/json.js";
import { below } from "../base/document.js";
import { changeOf, flagChanges, valueChanges } from "./change.js";
import type { Change } from "./change.js";
import { memberOf, memberPair, resolvedPair, subjectOf, textChanges } from "./openapi-pair.js";
import type { OpenApiPair } from "./openapi-pair.js";
import type { OpenApiPart } from "./schema-references.js";
import { requestSchemaChanges } from "./schema.js";
import type { CompareParts } from "./schema.js";

const MEDIA_DOCS = ["example", "examples"];

/** Compares the bodies of requests for two operations. */
export function requestBodyChanges(operation: OpenApiPair): readonly Change[] {
  const { module } = operation;
  const [from, to] = [operation.old, operation.new].map(({ value }) => value["requestBody"]);
  if (from === undefined && to === undefined) return [];
  const body = resolvedPair(memberPair(operation, "requestBody"));
  const [before, after] = [body.old, body.new].map(({ value }) => ({
    required: value["required"] === true,
  }));
  if (from === undefined) {
    const rule = after?.required ? "body-added-required" : "body-added-optional";
    return [changeOf(rule, { module, new: body.new.origin })];
  }
  if (to === undefined) return [changeOf("body-removed", { module, old: body.old.origin })];
  return [
    ...flagChanges(subjectOf(body), before ?? {}, after ?? {}, {
      required: ["body-became-required", "body-became-optional"],
    }),
    ...contentChanges(body),
    ...textChanges(body, ["description"]),
  ];
}

function contentChanges(body: OpenApiPair): readonly Change[] {
  const { module } = body;
  const { removed, added, pairs } = matchContent(body);
  const [from, to] = [memberOf(body.old, "content"), memberOf(body.new, "content")];
  return [
    ...removed.map((value) =>
      changeOf("body-media-type-removed", { module, old: memberOf(from, value).origin }, { value }),
    ),
    ...added.map((value) =>
      changeOf("body-media-type-added", { module, new: memberOf(to, value).origin }, { value }),
    ),
    ...pairs.flatMap((media) => [
      ...schemaOfMediaChanges(media, requestSchemaChanges),
      ...encodingChanges(media),
      ...textChanges(media, MEDIA_DOCS),
    ]),
  ];
}

/** Compares the encoding of each field of a form. */
function encodingChanges(media: OpenApiPair): readonly Change[] {
  const { old, new: next } = memberPair(media, "encoding");
  return keysOfBoth(old.value, next.value).flatMap((parameter) =>
    valueChanges(
      "body-encoding-changed",
      { ...subjectOf(media), parameter },
      member(old.value, parameter),
      member(next.value, parameter),
      below("/encoding", parameter),
    ),
  );
}

/** Compares the contents of a media type in two responses. */
export function responseMediaChanges(media: OpenApiPair, compare: CompareParts): readonly Change[] {
  return [...schemaOfMediaChanges(media, compare), ...textChanges(media, MEDIA_DOCS)];
}

function schemaOfMediaChanges(media: OpenApiPair, compare: CompareParts): readonly Change[] {
  const { module, context, old, new: next } = memberPair(media, "schema");
  const top = compare !== requestSchemaChanges;
  return compare({ module, path: "", top, context }, old, next);
}

/** The media types of two bodies. */
export interface MatchedContent {
  /** The media types that only one of both has, in the old and in the new spelling. */
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /** The bodies with the same media type, or with two types of one form that replace each other. */
  readonly pairs: readonly OpenApiPair[];
}

/** Matches the bodies of two requests or responses by their media types. */
export function matchContent(holder: OpenApiPair): MatchedContent {
  const content = memberPair(holder, "content");
  const [before, after] = [namesByType(content.old), namesByType(content.new)];
  const { removed, added } = setDifference([...before.keys()], [...after.keys()]);
  const forms = [...removed, ...added].map((type) => contentForm(essenceOf(type)));
  const isReplaced = removed.length === 1 && added.length === 1 && forms[0] === forms[1];
  const kept = [...before.keys()].filter((type) => after.has(type)).map((type) => [type, type]);
  const names = isReplaced ? [...kept, [...removed, ...added]] : kept;
  return {
    removed: removed.map((type) => nameOf(before, type)),
    added: added.map((type) => nameOf(after, type)),
    pairs: names.map(([from, to]) => ({
      ...content,
      old: memberOf(content.old, nameOf(before, from)),
      new: memberOf(content.new, nameOf(after, to)),
    })),
  };
}

function nameOf(names: ReadonlyMap<string, string>, type = ""): string {
  return names.get(type) ?? type;
}

/**
 * The written names of media types. JSON has one encoding (RFC 8259, section 8.1), so that a stated
 * one changes nothing.
 */
function namesByType({ value }: OpenApiPart): ReadonlyMap<string, string> {
  return new Map(
    Object.keys(value).map((name) => {
      const type = name.replace(/^(application\/(?:[\w.-]+\+)?json)\s*;\s*charset=[^;]*$/i, "$1");
      return [Object.hasOwn(value, type) ? name : type, name];
    }),
  );
}
