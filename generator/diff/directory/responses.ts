import { changeOf } from "../change/change.js";
import type { Change, Subject } from "../change/change.js";
import { isObject, keysOfBoth, member, setDifference } from "../../json/value.js";
import { besideReferenceChanges, docsChanges, unknownKeyChanges } from "../change/remarks.js";
import type { DirectoryContext } from "../schemas/context.js";
import { partBelow, resolved } from "../schemas/references.js";
import type { DirectoryPart } from "../schemas/references.js";
import { otherSchemaChanges, schemaChanges } from "../schemas/schema.js";

const DOCS = ["description"];
const KNOWN: ReadonlySet<string> = new Set([...DOCS, "content"]);
const MEDIA_DOCS = ["example", "examples"];
const KNOWN_IN_MEDIA: ReadonlySet<string> = new Set([...MEDIA_DOCS, "schema"]);

/** Compares the responses of two operations. */
export function responsesChanges(
  module: string,
  old: DirectoryPart,
  next: DirectoryPart,
  context: DirectoryContext,
): readonly Change[] {
  const [before, after] = [
    partBelow(old, old.value["responses"], "responses"),
    partBelow(next, next.value["responses"], "responses"),
  ];
  return [true, false].flatMap((success) => {
    const statuses = (part: DirectoryPart): readonly string[] =>
      Object.keys(part.value).filter((status) => status.startsWith("2") === success);
    const [had, has] = [statuses(before), statuses(after)];
    const { removed, added } = setDifference(had, has);
    const subject: Subject = { module, old: before.origin, new: after.origin };
    // If one status replaces another, this is one change.
    const replaced = removed.length === 1 && added.length === 1;
    const pairs = [
      ...had.filter((status) => has.includes(status)).map((status) => [status, status] as const),
      ...(replaced ? [[removed[0] ?? "", added[0] ?? ""] as const] : []),
    ];
    return [
      ...statusChanges(subject, success, removed, added, replaced),
      ...pairs.flatMap(([from, to]) =>
        responseChanges(
          module,
          success,
          [before.value[from], after.value[to]],
          resolved(partBelow(before, before.value[from], from)),
          resolved(partBelow(after, after.value[to], to)),
          context,
        ),
      ),
    ];
  });
}

function statusChanges(
  subject: Subject,
  success: boolean,
  removed: readonly string[],
  added: readonly string[],
  replaced: boolean,
): readonly Change[] {
  const [gone, come] = success
    ? (["success-status-removed", "success-status-added"] as const)
    : (["error-status-changed", "error-status-changed"] as const);
  if (replaced) return [changeOf(gone, subject, { old: removed[0], new: added[0] })];
  return [
    ...removed.map((old) => changeOf(gone, subject, { old })),
    ...added.map((status) => changeOf(come, subject, { new: status })),
  ];
}

function responseChanges(
  module: string,
  success: boolean,
  given: readonly [old: unknown, next: unknown],
  old: DirectoryPart,
  next: DirectoryPart,
  context: DirectoryContext,
): readonly Change[] {
  const subject: Subject = { module, old: old.origin, new: next.origin };
  const [before, after] = [
    partBelow(old, old.value["content"], "content"),
    partBelow(next, next.value["content"], "content"),
  ];
  const { removed, added } = setDifference(Object.keys(before.value), Object.keys(after.value));
  const kept = keysOfBoth(before.value, after.value).filter(
    (type) => isObject(member(before.value, type)) && isObject(member(after.value, type)),
  );
  const replaced =
    removed.length === 1 && added.length === 1 ? [[removed[0] ?? "", added[0] ?? ""] as const] : [];
  return [
    ...mediaTypeChanges(subject, success, removed, added),
    ...[...kept.map((type) => [type, type] as const), ...replaced].flatMap(([from, to]) =>
      mediaChanges(
        module,
        success,
        partBelow(before, before.value[from], from),
        partBelow(after, after.value[to], to),
        context,
      ),
    ),
    ...unknownKeyChanges(subject, old.value, next.value, KNOWN),
    ...besideReferenceChanges(subject, ...given),
    ...(context.docs ? docsChanges(subject, old.value, next.value, DOCS) : []),
  ];
}

function mediaTypeChanges(
  subject: Subject,
  success: boolean,
  removed: readonly string[],
  added: readonly string[],
): readonly Change[] {
  if (removed.length === 0 && added.length === 0) return [];
  const facts = { old: removed.join(", "), new: added.join(", "), at: "/content" };
  if (!success)
    return [
      changeOf("other-schema-changed", subject, {
        value: `media type ${facts.old} to ${facts.new}`,
        at: "/content",
      }),
    ];
  return [
    changeOf("media-type-changed", subject, {
      ...(removed.length > 0 && { old: facts.old }),
      ...(added.length > 0 && { new: facts.new }),
      ...(removed.length === 0 && { circumstances: ["added"] }),
      at: facts.at,
    }),
  ];
}

function mediaChanges(
  module: string,
  success: boolean,
  old: DirectoryPart,
  next: DirectoryPart,
  context: DirectoryContext,
): readonly Change[] {
  const subject: Subject = { module, old: old.origin, new: next.origin };
  const compare = success ? schemaChanges : otherSchemaChanges;
  const before = partBelow(old, old.value["schema"], "schema");
  const after = partBelow(next, next.value["schema"], "schema");
  return [
    ...compare({ module, path: "", top: true, context }, before, after),
    ...unknownKeyChanges(subject, old.value, next.value, KNOWN_IN_MEDIA),
    ...(context.docs ? docsChanges(subject, old.value, next.value, MEDIA_DOCS) : []),
  ];
}
