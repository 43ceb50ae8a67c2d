import { changeOf } from "../change/change.js";
import type { Change, Subject } from "../change/change.js";
import { canonical, member, objectOf } from "../../json/value.js";
import { docsChanges, unknownKeyChanges } from "../change/remarks.js";
import { BOUND_KEYWORDS } from "./bounds.js";
import type { DirectoryContext } from "./context.js";
import { defined } from "./parameter-schema.js";
import type { DirectoryPart } from "./references.js";

const DOCS = ["$comment", "title", "description", "example", "examples", "default"];
const KNOWN: ReadonlySet<string> = new Set([
  ...DOCS,
  ...BOUND_KEYWORDS,
  "$ref",
  "deprecated",
  "type",
  "enum",
  "const",
  "format",
  "x-wire-format",
  "items",
  "properties",
  "required",
  "additionalProperties",
  "anyOf",
  "oneOf",
  "allOf",
]);

/** Compares the keywords other than the type. */
export function annotationChanges(
  context: DirectoryContext,
  subject: Subject,
  old: DirectoryPart,
  next: DirectoryPart,
): readonly Change[] {
  const [before, after] = [objectOf(old.value), objectOf(next.value)];
  const [was, is] = [before["deprecated"] === true, after["deprecated"] === true];
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
