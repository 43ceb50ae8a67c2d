import { byCodeUnits, canonical, member, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { below } from "../base/document.js";
import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { byKey, matchParts } from "./matching.js";
import type { OpenApiPair, OpenApiPart } from "./openapi-part.js";
import { schemasOf } from "./schema-parts.js";
import type { SchemaUses } from "./schema-uses.js";
import { otherSchemaChanges, requestSchemaChanges, responseSchemaChanges } from "./schema.js";

/**
 * Maps the old names of schemas to new ones. A renamed schema is one that is otherwise unchanged.
 */
export function schemaNames(old: UnknownObject, next: UnknownObject): ReadonlyMap<string, string> {
  const [before = [], after = []] = [old, next].map((root) =>
    Object.entries(schemasOf(root)).toSorted(([a], [b]) => byCodeUnits(a, b)),
  );
  const { pairs } = matchParts(
    before,
    after,
    byKey(([name]) => name),
    byKey(([, schema]) => canonical(schema)),
  );
  return new Map(pairs.map(([[from], [to]]) => [from, to]));
}

/** Compares the named schemas of two OpenAPI documents, each once. */
export function componentChanges(
  { context, old: before, new: after }: OpenApiPair,
  uses: { readonly old: SchemaUses; readonly new: SchemaUses },
): readonly Change[] {
  const claimed = new Set(context.schemaNames.values());
  const [gone, come] = [
    Object.keys(schemasOf(before.value)).filter((name) => !context.schemaNames.has(name)),
    Object.keys(schemasOf(after.value)).filter((name) => !claimed.has(name)),
  ];
  return [
    ...[...context.schemaNames].flatMap(([from, to]) => {
      const isIn = (use: "all" | "received" | "sent" | "tops"): boolean =>
        uses.old[use].has(from) || uses.new[use].has(to);
      if (!isIn("all")) return [];
      const module = `#/components/schemas/${to}`;
      const [old, next] = [namedPart(before, from), namedPart(after, to)];
      const directions = [
        ...(isIn("received") ? [responseSchemaChanges] : []),
        ...(isIn("sent") ? [requestSchemaChanges] : []),
      ];
      const scope = { module, path: "", top: isIn("tops"), context };
      const subject: Subject = { module, old: old.origin, new: next.origin };
      return [
        ...(from === to ? [] : [changeOf("schema-renamed", subject, { old: from, new: to })]),
        ...(directions.length > 0 ? directions : [otherSchemaChanges]).flatMap((compare) =>
          compare(scope, old, next),
        ),
      ];
    }),
    ...gone
      .filter((name) => uses.old.all.has(name))
      .map((name) => {
        const module = `#/components/schemas/${name}`;
        return changeOf("schema-removed", { module, old: namedPart(before, name).origin });
      }),
    ...come
      .filter((name) => uses.new.all.has(name))
      .map((name) => {
        const module = `#/components/schemas/${name}`;
        return changeOf("schema-added", { module, new: namedPart(after, name).origin });
      }),
  ];
}

function namedPart({ origin: { file }, root }: OpenApiPart, name: string): OpenApiPart {
  const origin = { file, pointer: below("/components/schemas", name) };
  return { value: objectOf(member(schemasOf(root), name)), origin, root };
}
