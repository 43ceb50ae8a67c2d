import { changeOf, defined } from "./change.js";
import type { Change, Subject } from "./change.js";
import { canonical, member } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { docsChanges, unknownKeyChanges } from "./remarks.js";
import { BOUND_KEYWORDS } from "./schema-bounds.js";
import type { OpenApiContext } from "./schema-context.js";
import { valuesIn } from "./schema-facets.js";
import type { SchemaParts } from "./merged-schema.js";

const DOCS = ["$comment", "title", "description", "example", "examples", "default"];
const KNOWN: ReadonlySet<string> = new Set([
  ...DOCS,
  ...BOUND_KEYWORDS,
  "$ref",
  "deprecated",
  "readOnly",
  "writeOnly",
  "type",
  "enum",
  "const",
  "format",
  "x-implied-type",
  "x-wire-format",
  "items",
  "prefixItems",
  "patternProperties",
  "properties",
  "required",
  "additionalProperties",
  "anyOf",
  "oneOf",
  "allOf",
]);

/** Compares the keywords other than the type. */
export function annotationChanges(
  context: OpenApiContext,
  subject: Subject,
  old: SchemaParts,
  next: SchemaParts,
): readonly Change[] {
  const [before, after] = [annotationsOf(old), annotationsOf(next)];
  const [was, is] = [isDeprecated(before), isDeprecated(after)];
  return [
    ...(was === is
      ? []
      : [
          changeOf(is ? "response-field-deprecated" : "response-field-undeprecated", subject, {
            at: "/deprecated",
          }),
        ]),
    ...["format", "x-wire-format"].flatMap((key) => {
      const [from, to] = [member(before, key), member(after, key)];
      return canonical(from) === canonical(to)
        ? []
        : [
            changeOf("response-format-changed", subject, {
              ...defined({ old: from, new: to }),
              at: `/${key}`,
            }),
          ];
    }),
    ...unknownKeyChanges(subject, before, after, KNOWN),
    ...(context.docs ? docsChanges(subject, before, after, DOCS) : []),
  ];
}

function isDeprecated({ deprecated }: UnknownObject): boolean {
  return [deprecated].flat().includes(true);
}

/** The keywords of all parts. Different values of one keyword are a list. */
function annotationsOf(schema: SchemaParts): UnknownObject {
  const values = valuesIn(schema);
  const keys = [...new Set(values.flatMap((value) => Object.keys(value)))];
  return Object.fromEntries(
    keys.map((key) => {
      const all = values.filter((value) => Object.hasOwn(value, key)).map((value) => value[key]);
      const different = new Map(all.map((value) => [canonical(value), value]));
      return [key, different.size === 1 || DOCS.includes(key) ? all[0] : [...different.values()]];
    }),
  );
}
