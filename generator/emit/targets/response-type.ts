import { StructureKind } from "../../ts-morph.js";
import type { TypeAliasDeclarationStructure } from "ts-morph";
import { endpointLabel } from "../../../templates/runtime/directory/endpoint.js";
import type { PlannedContent, PlannedEndpoint, PlannedResponse } from "../plan/planned.js";
import { docComment } from "../../base/doc-comment.js";
import { types } from "../../base/fragment.js";
import type { Import } from "../../base/fragment.js";
import type { LocalName } from "../../base/local-names.js";
import { generic, literalType, named, typeText, union } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";
import { contentType } from "./content-types.js";

const RUNTIME = "runtime/client";

/** The type of an operation's responses, as alternatives by status and media type. */
export function responseAlias(
  { operation, response, responses }: PlannedEndpoint,
  local: LocalName,
): TypeAliasDeclarationStructure {
  return {
    kind: StructureKind.TypeAlias,
    isExported: true,
    name: response,
    docs: docComment([
      `A response to \`${endpointLabel(operation)}\`: alternatives by \`status\` and \`mediaType\`.`,
    ]),
    type: typeText(responseUnion(responses, local)),
  };
}

/** The imports of that type. */
export function responseImports({ responses }: PlannedEndpoint): readonly Import[] {
  const statuses = responses.map(({ response }) => response.status);
  const texts = statuses.map((status) => typeText(statusType(status, statuses, (name) => name)));
  const names = ["StatusIn", "OtherStatus"].filter((name) =>
    texts.some((text) => text.includes(name)),
  );
  return [types(RUNTIME, "StatusResponse", ...names)];
}

/** The imports of the types of headers. */
export function headerImports(folder: string, { responses }: PlannedEndpoint): readonly Import[] {
  const names = responses.flatMap(({ headers }) => (headers ? [headers.type] : []));
  return names.length > 0 ? [types(`${folder}/schemas`, ...new Set(names))] : [];
}

function responseUnion(responses: readonly PlannedResponse[], local: LocalName): TypeExpression {
  const statuses = responses.map(({ response }) => response.status);
  const members = responses.flatMap((each) => {
    const status = statusType(each.response.status, statuses, local);
    const more = headerTypes(each);
    const member = (content?: PlannedContent): TypeExpression =>
      generic(
        local("StatusResponse"),
        status,
        content ? literalType(content.content.mediaType) : named("undefined"),
        content ? contentType(content) : named("undefined"),
        ...more,
      );
    return each.contents.length > 0 ? each.contents.map((content) => member(content)) : [member()];
  });
  return members.length > 0 ? union(...members) : named(local("StatusResponse"));
}

/** The type of parsed headers, and the names of all headers if others have no schema. */
function headerTypes({ response, headers }: PlannedResponse): readonly TypeExpression[] {
  const fields = Object.keys(response.headerValues?.fields ?? {});
  const parsed = new Set(fields.map((name) => name.toLowerCase()));
  const values = headers ? [named(headers.type)] : [];
  return response.headers.every((name) => parsed.has(name))
    ? values
    : [values[0] ?? named("{}"), union(...response.headers.map(literalType))];
}

/** A code; the codes of a class without those that are listed; or all codes that are not. */
function statusType(status: string, all: readonly string[], local: LocalName): TypeExpression {
  if (/^\d{3}$/.test(status)) return literalType(Number(status));
  const codes = all.filter((each) => /^\d{3}$/.test(each)).map((each) => literalType(Number(each)));
  if (status === "default") {
    const classes = all
      .filter((each) => /^\dXX$/i.test(each))
      .map((each) => generic(local("StatusIn"), literalType(Number(each[0]))));
    const listed = [...codes, ...classes];
    const other = local("OtherStatus");
    return listed.length > 0 ? generic(other, union(...listed)) : named(other);
  }
  const own = codes.filter((each) => typeText(each).startsWith(status[0] ?? ""));
  return generic(
    local("StatusIn"),
    literalType(Number(status[0])),
    ...(own.length > 0 ? [union(...own)] : []),
  );
}
