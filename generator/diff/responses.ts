import { changeOf } from "./change.js";
import type { Change, Facts, Subject } from "./change.js";
import { objectOf, canonical, keysOfBoth, mapMembers } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { matchedContent } from "./content.js";
import type { MatchedContent } from "./content.js";
import { referenceSiblingChanges, docsChanges, unknownKeyChanges } from "./remarks.js";
import type { OpenApiContext } from "./schema-context.js";
import { partBelow, resolvedPair, resolved } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";
import { otherSchemaChanges, responseSchemaChanges } from "./schema.js";
import { responseHeaderChanges } from "./response-headers.js";
import { changedStatuses, isIncluded, otherStatuses, successStatuses } from "./statuses.js";
import type { ChangedStatuses } from "./statuses.js";

const DOCS = ["summary", "description"];
const KNOWN: ReadonlySet<string> = new Set([...DOCS, "content", "headers", "links"]);
const MEDIA_DOCS = ["example", "examples"];
const KNOWN_IN_MEDIA: ReadonlySet<string> = new Set([...MEDIA_DOCS, "schema"]);

/** Compares the responses of two operations. */
export function responsesChanges(
  module: string,
  old: OpenApiPart,
  next: OpenApiPart,
  context: OpenApiContext,
): readonly Change[] {
  const [before, after] = [
    partBelow(old, old.value["responses"], "responses"),
    partBelow(next, next.value["responses"], "responses"),
  ];
  const subject: Subject = { module, old: before.origin, new: after.origin };
  return [true, false].flatMap((success) => {
    const statuses = success ? successStatuses : otherStatuses;
    const changed = changedStatuses(statuses(before.value), statuses(after.value));
    return [
      ...statusChanges(subject, success, changed, after.value),
      ...changed.pairs.flatMap(([from, to]) =>
        responseChanges(
          module,
          success,
          [before.value[from], after.value[to]],
          ...resolvedPair(
            partBelow(before, before.value[from], from),
            partBelow(after, after.value[to], to),
          ),
          context,
        ),
      ),
    ];
  });
}

function statusChanges(
  subject: Subject,
  success: boolean,
  { removed, added, replaced, narrowed }: ChangedStatuses,
  responses: UnknownObject,
): readonly Change[] {
  const [gone, come] = success
    ? (["success-status-removed", "success-status-added"] as const)
    : (["error-status-changed", "error-status-changed"] as const);
  const facts = (status: string): Facts => {
    const others = success ? successStatuses(responses) : Object.keys(responses);
    if (isIncluded(status, others) === success)
      return { circumstances: [success ? "included" : "removed"] };
    return {};
  };
  return [
    ...replaced.map(([old, next]) => changeOf(gone, subject, { old, new: next, ...facts(old) })),
    ...narrowed.map(([old, next]) =>
      changeOf(gone, subject, { old, new: next, circumstances: ["narrowed"] }),
    ),
    ...removed.map((old) => changeOf(gone, subject, { old, ...facts(old) })),
    ...added.map((status) => changeOf(come, subject, { new: status })),
  ];
}

function responseChanges(
  module: string,
  success: boolean,
  pair: readonly [old: unknown, next: unknown],
  old: OpenApiPart,
  next: OpenApiPart,
  context: OpenApiContext,
): readonly Change[] {
  const subject: Subject = { module, old: old.origin, new: next.origin };
  const content = matchedContent(old, next);
  return [
    ...mediaTypeChanges(subject, success, content, old, next),
    ...content.pairs.flatMap(([from, to]) => mediaChanges(module, success, from, to, context)),
    ...responseHeaderChanges(module, old, next, context),
    ...linkChanges(subject, old, next),
    ...unknownKeyChanges(subject, old.value, next.value, KNOWN),
    ...referenceSiblingChanges(subject, ...pair),
    ...(context.docs ? docsChanges(subject, old.value, next.value, DOCS) : []),
  ];
}

function mediaTypeChanges(
  subject: Subject,
  success: boolean,
  { removed, added }: MatchedContent,
  old: OpenApiPart,
  next: OpenApiPart,
): readonly Change[] {
  const [before, after] = [old, next].map(({ value }) => Object.keys(objectOf(value["content"])));
  if (!before || !after) return [];
  if (removed.length === 0 && added.length === 0) return [];
  const facts = { old: removed.join(", "), new: added.join(", "), at: "/content" };
  if (!success)
    return [
      changeOf("other-schema-changed", subject, {
        value: `media type ${facts.old} to ${facts.new}`,
        at: "/content",
      }),
    ];
  const circumstance =
    after.length === 0
      ? "no-body"
      : before.length === 0
        ? "first-body"
        : removed.length === 0
          ? "added"
          : undefined;
  return [
    changeOf("media-type-changed", subject, {
      old: removed.length > 0 ? facts.old : before.length > 0 ? before.join(", ") : "none",
      new: added.length > 0 ? facts.new : after.length > 0 ? after.join(", ") : "none",
      ...(circumstance !== undefined && { circumstances: [circumstance] }),
      at: facts.at,
    }),
  ];
}

function mediaChanges(
  module: string,
  success: boolean,
  old: OpenApiPart,
  next: OpenApiPart,
  context: OpenApiContext,
): readonly Change[] {
  const subject: Subject = { module, old: old.origin, new: next.origin };
  const compare = success ? responseSchemaChanges : otherSchemaChanges;
  const before = partBelow(old, old.value["schema"], "schema");
  const after = partBelow(next, next.value["schema"], "schema");
  return [
    ...compare({ module, path: "", top: true, context }, before, after),
    ...unknownKeyChanges(subject, old.value, next.value, KNOWN_IN_MEDIA),
    ...(context.docs ? docsChanges(subject, old.value, next.value, MEDIA_DOCS) : []),
  ];
}

/** Compares the operations that a response links to. No code is generated from links. */
function linkChanges(subject: Subject, old: OpenApiPart, next: OpenApiPart): readonly Change[] {
  const [before, after] = [linksOf(old), linksOf(next)];
  return keysOfBoth(before, after).flatMap((value) => {
    const [from, to] = [before[value], after[value]];
    if (canonical(from) === canonical(to)) return [];
    const rule = !from ? "link-added" : to ? "link-changed" : "link-removed";
    return [changeOf(rule, subject, { value, at: "/links" })];
  });
}

function linksOf(response: OpenApiPart): Readonly<Record<string, object>> {
  const holder = partBelow(response, response.value["links"], "links");
  return mapMembers(holder.value, (link) => {
    const { description: _text, ...own } = resolved(partBelow(holder, link)).value;
    return own;
  });
}
