import { contentForm, essenceOf, rangesOf } from "../../templates/runtime/content/content-form.js";
import { canonical, keysOfBoth, member, objectOf, setDifference } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { below } from "../base/document.js";
import { changeOf, flagChanges, valueChanges } from "./change.js";
import type { Change } from "./change.js";
import { memberOf, memberPair, resolvedPair, subjectOf, textChanges } from "./openapi-part.js";
import type { OpenApiContext, OpenApiPair, OpenApiPart } from "./openapi-part.js";
import { memberSchema, typesOf, valuesIn } from "./schema-members.js";
import { mergedSchema, onePart } from "./schema-parts.js";
import type { SchemaParts } from "./schema-parts.js";
import { requestSchemaChanges } from "./schema.js";
import type { CompareParts } from "./schema.js";

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
  const sameCode = isSameCode(from.value, to.value) && "same-code";
  return [
    ...removed.map((value) => {
      const circumstances = [rangeIn(to.value, value) !== undefined && "included", sameCode];
      const { origin } = memberOf(from, value);
      return changeOf("body-media-type-removed", { module, old: origin }, { value, circumstances });
    }),
    ...added.map((value) => {
      const { origin } = memberOf(to, value);
      const circumstances = [sameCode];
      return changeOf("body-media-type-added", { module, new: origin }, { value, circumstances });
    }),
    ...pairs.flatMap((media) => [
      ...mediaChanges(media, requestSchemaChanges),
      ...encodingChanges(media),
    ]),
  ];
}

/** Returns true if the only body has a range that includes the other media type of its form. */
function isSameCode(from: UnknownObject, to: UnknownObject): boolean {
  const [[before = "", ...others], [after = "", ...more]] = [Object.keys(from), Object.keys(to)];
  const isIncluded = rangeIn(to, before) !== undefined || rangeIn(from, after) !== undefined;
  return isIncluded && others.length + more.length === 0 && isSameForm(before, after);
}

function isSameForm(type: string, other: string): boolean {
  return contentForm(essenceOf(type)) === contentForm(essenceOf(other));
}

/** Compares the encoding of each form field. */
function encodingChanges(media: OpenApiPair): readonly Change[] {
  const { old, new: next } = memberPair(media, "encoding");
  return keysOfBoth(old.value, next.value).flatMap((parameter) => {
    const [from, to] = [media.old, media.new].map((part) =>
      canonical(encodingIn(part, parameter, media.context)),
    );
    if (from === to) return [];
    return valueChanges(
      "body-encoding-changed",
      { ...subjectOf(media), parameter },
      member(old.value, parameter),
      member(next.value, parameter),
      below("/encoding", parameter),
    );
  });
}

/** A field's encoding without members that state OpenAPI's defaults (3.1, Encoding Object). */
function encodingIn(media: OpenApiPart, name: string, context: OpenApiContext): UnknownObject {
  const encoding = objectOf(member(memberOf(media, "encoding").value, name));
  const form = mergedSchema(context, onePart(memberOf(media, "schema")));
  const field = mergedSchema(context, memberSchema(form, name));
  const { style = "form" } = encoding;
  const defaults: UnknownObject = {
    contentType: usualType(field),
    allowReserved: false,
    // Objects without a style are JSON.
    ...(typesOf(field)?.includes("object") === false && {
      style: "form",
      explode: style === "form",
    }),
  };
  return Object.fromEntries(
    Object.entries(encoding).filter(([key, value]) => value !== defaults[key]),
  );
}

/** The media type of a form field without an encoding, if versions of OpenAPI agree about it. */
function usualType(field: SchemaParts): string | undefined {
  const [type = "", ...otherTypes] = typesOf(field) ?? [];
  if (type === "array" || type === "" || otherTypes.length > 0) return undefined;
  if (type === "object") return "application/json";
  const values = valuesIn(field);
  if (values.some(({ format }) => format === "binary")) return "application/octet-stream";
  const isEncoded = values.some((each) => "contentEncoding" in each || "contentMediaType" in each);
  return isEncoded ? undefined : "text/plain";
}

/** Compares the contents of a media type. */
export function mediaChanges(media: OpenApiPair, compare: CompareParts): readonly Change[] {
  const { module, context, old, new: next } = memberPair(media, "schema");
  const top = compare !== requestSchemaChanges;
  return [
    ...compare({ module, path: "", top, context }, old, next),
    ...textChanges(media, ["example", "examples"]),
  ];
}

/** The media types of two bodies. */
export interface MatchedContent {
  /** The media types that only one of both has. */
  readonly removed: readonly string[];
  readonly added: readonly string[];
  /**
   * The bodies with the same media type, with two types of one form that replace each other, or with
   * a type and the range that includes it.
   */
  readonly pairs: readonly OpenApiPair[];
}

/** Matches the bodies of two requests or responses by their media types. */
export function matchContent(holder: OpenApiPair): MatchedContent {
  const content = memberPair(holder, "content");
  const [before, after] = [Object.keys(content.old.value), Object.keys(content.new.value)];
  const { removed, added } = setDifference(before, after);
  const forms = [...removed, ...added].map((type) => contentForm(essenceOf(type)));
  const isReplaced = removed.length === 1 && added.length === 1 && forms[0] === forms[1];
  const mediaPair = (from: string, to: string): OpenApiPair => ({
    ...content,
    old: memberOf(content.old, from),
    new: memberOf(content.new, to),
  });
  const covered = [
    ...removed.map((from) => [from, rangeIn(content.new.value, from)] as const),
    ...added.map((to) => [rangeIn(content.old.value, to), to] as const),
  ].flatMap(([from, to]) => (from === undefined || to === undefined ? [] : mediaPair(from, to)));
  const replaced = removed.flatMap((from) => added.map((to) => mediaPair(from, to)));
  const kept = before.filter((type) => after.includes(type)).map((type) => mediaPair(type, type));
  return { removed, added, pairs: [...kept, ...(isReplaced ? replaced : covered)] };
}

/** The narrowest media type range in a content that includes a media type. */
function rangeIn(content: UnknownObject, mediaType: string): string | undefined {
  const [, ...ranges] = rangesOf(essenceOf(mediaType));
  return ranges.find((each) => each !== mediaType && Object.hasOwn(content, each));
}
