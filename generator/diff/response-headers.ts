import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { docsChanges } from "./remarks.js";
import { canonical } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import { levelsOf } from "./rules.js";
import type { OpenApiContext } from "./schema-context.js";
import { partBelow, resolved } from "./schema-references.js";
import type { OpenApiPart } from "./schema-references.js";
import { responseSchemaChanges } from "./schema.js";

const DOCS = ["description", "example", "examples"];

/** Compares the headers of two responses. Names of headers do not depend on letter case. */
export function responseHeaderChanges(
  module: string,
  old: OpenApiPart,
  next: OpenApiPart,
  context: OpenApiContext,
): readonly Change[] {
  const [before, after] = [headersOf(old), headersOf(next)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((value): readonly Change[] => {
    const [from, to] = [before.get(value), after.get(value)];
    if (!to)
      return [
        {
          rule: "response-header-removed",
          module,
          value,
          ...(from && circumstancesOf(removedCircumstances(from.value))),
          origins: { ...(from && { old: from.origin }) },
        },
      ];
    if (!from)
      return [{ rule: "response-header-added", module, value, origins: { new: to.origin } }];
    return headerChanges({ module, old: from.origin, new: to.origin }, value, [from, to], context);
  });
}

/** A header without a schema has no type. */
function removedCircumstances({ required, schema, content }: UnknownObject): readonly string[] {
  return [
    ...(required === true ? ["required"] : []),
    ...(schema === undefined && content === undefined ? [] : ["typed"]),
  ];
}

function circumstancesOf(names: readonly string[]): Pick<Change, "circumstances"> {
  return names.length > 0 ? { circumstances: names } : {};
}

function headersOf(response: OpenApiPart): ReadonlyMap<string, OpenApiPart> {
  const holder = partBelow(response, response.value["headers"], "headers");
  return new Map(
    Object.entries(holder.value).flatMap(([name, header]) =>
      // OpenAPI 3.1, Response Object: the header is described by the media types.
      name.toLowerCase() === "content-type"
        ? []
        : [[name.toLowerCase(), resolved(partBelow(holder, header, name))] as const],
    ),
  );
}

function headerChanges(
  subject: Subject,
  value: string,
  [old, next]: readonly [OpenApiPart, OpenApiPart],
  context: OpenApiContext,
): readonly Change[] {
  const schemas = [old, next].map((part) => partBelow(part, part.value["schema"], "schema"));
  const [before, after] = schemas;
  const ofSchema =
    before && after
      ? responseSchemaChanges(
          { module: subject.module, path: "", top: false, context: { ...context, docs: false } },
          before,
          after,
        )
      : [];
  const [was, is] = [withoutTexts(old.value), withoutTexts(next.value)];
  const isChanged =
    ofSchema.length > 0 || canonical(siblingChanges(was)) !== canonical(siblingChanges(is));
  const areTypesBroken =
    (was["required"] === true && is["required"] !== true) ||
    ofSchema.some((each) => levelsOf(each).types === "breaking");
  return [
    ...(isChanged
      ? [
          {
            ...changeOf("response-header-changed", subject, { value, old: was, new: is }),
            ...circumstancesOf(areTypesBroken ? ["types-broken"] : []),
          },
        ]
      : []),
    ...(context.docs ? docsChanges(subject, old.value, next.value, DOCS) : []),
  ];
}

function siblingChanges({ schema: _schema, ...rest }: UnknownObject): UnknownObject {
  return rest;
}

function withoutTexts(header: UnknownObject): UnknownObject {
  return Object.fromEntries(Object.entries(header).filter(([key]) => !DOCS.includes(key)));
}
