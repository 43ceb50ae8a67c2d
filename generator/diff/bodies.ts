import { contentForm, essenceOf } from "../../templates/runtime/content/content-form.js";
import { keysOfBoth, member, setDifference } from "../base/json.js";
import { below } from "../base/document.js";
import { changeOf, flagChanges, valueChanges } from "./change.js";
import type { Change } from "./change.js";
import { memberOf, memberPair, resolvedPair, subjectOf, textChanges } from "./openapi-part.js";
import type { OpenApiPair } from "./openapi-part.js";
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
  return [
    ...removed.map((value) =>
      changeOf("body-media-type-removed", { module, old: memberOf(from, value).origin }, { value }),
    ),
    ...added.map((value) =>
      changeOf("body-media-type-added", { module, new: memberOf(to, value).origin }, { value }),
    ),
    ...pairs.flatMap((media) => [
      ...mediaChanges(media, requestSchemaChanges),
      ...encodingChanges(media),
    ]),
  ];
}

/** Compares the encoding of each form field. */
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
  /** The bodies with the same media type, or with two types of one form that replace each other. */
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
  const replaced = isReplaced
    ? removed.flatMap((from) => added.map((to) => mediaPair(from, to)))
    : [];
  const kept = before.filter((type) => after.includes(type));
  return { removed, added, pairs: [...kept.map((type) => mediaPair(type, type)), ...replaced] };
}
