import { changeOf, valueChanges } from "./change.js";
import type { Change, Subject } from "./change.js";
import { undocumentedFactChanges } from "./gaps.js";
import { canonical, memberAt } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import type { ComparedOpenApi } from "./compared-spec.js";
import { unreadKeyChanges } from "./remarks.js";
import { componentChanges, schemaNames } from "./components.js";
import { subjectOf, textChanges } from "./openapi-part.js";
import type { OpenApiPair } from "./openapi-part.js";
import { securityChanges } from "./security.js";
import { webhookChanges } from "./webhooks.js";
import { schemaUses, withPlaces } from "./schema-uses.js";
import { serverChanges } from "./servers.js";
import { matchOperations, operationsChanges, operationsOf } from "./operations.js";

const DOCS = ["$schema", "$self", "openapi", "info", "jsonSchemaDialect", "tags", "externalDocs"];

/** Compares two OpenAPI documents. */
export function openApiChanges(
  from: ComparedOpenApi,
  to: ComparedOpenApi,
  docs: boolean,
): readonly Change[] {
  const [old, next] = [from.model, to.model];
  const [before, after] = [from.contract, to.contract];
  const context = { docs, old: before, new: after, schemaNames: schemaNames(before, after) };
  const document: OpenApiPair = {
    module: "",
    context,
    old: { value: before, origin: { file: old.file, pointer: "" }, root: before },
    new: { value: after, origin: { file: next.file, pointer: "" }, root: after },
  };
  const subject = subjectOf(document);
  const operations = operationsOf(document.old, old.skipped);
  const newOperations = operationsOf(document.new, next.skipped);
  const matched = matchOperations(operations, newOperations);
  const uses = { old: schemaUses(before, operations), new: schemaUses(after, newOperations) };
  const changes = [...operationsChanges(matched, context), ...componentChanges(document, uses)];
  return [
    ...changes,
    ...skippedPartChanges(subject, from, to, changes),
    ...webhookChanges(document),
    ...securityChanges(document, matched),
    ...serverChanges(document, old.servers, next.servers),
    ...valueChanges("dialect-changed", subject, dialectOf(before), dialectOf(after), DIALECT, [
      dialectOf(after) === "plain" && "plain",
    ]),
    ...unreadKeyChanges(subject, matched, context),
    ...undocumentedFactChanges(old, next, docs),
    ...textChanges(document, DOCS),
  ].map((change) => withPlaces(change, uses.old, uses.new));
}

/**
 * Reports invalid components and sections that differ, unless a different change is found in them.
 */
function skippedPartChanges(
  { old, new: next }: Subject,
  from: ComparedOpenApi,
  to: ComparedOpenApi,
  changes: readonly Change[],
): readonly Change[] {
  const parts = [from, to].flatMap(({ model }) =>
    model.skipped.filter(({ isInvalid, pointer }) => isInvalid && !pointer.startsWith("/paths/")),
  );
  const changed = changes.flatMap(({ origins }) => [origins.old, origins.new]);
  return [...new Set(parts.map(({ pointer }) => pointer))]
    .filter(
      (pointer) =>
        !changed.some((origin) => origin && `${origin.pointer}/`.startsWith(`${pointer}/`)) &&
        canonical(memberAt(from.contract, pointer)) !== canonical(memberAt(to.contract, pointer)),
    )
    .map((pointer) =>
      changeOf("skipped-part-changed", {
        module: `#${pointer}`,
        old: { ...old, pointer },
        new: { ...next, pointer },
      }),
    );
}

const DIALECT = "/x-paramsmith-dialect";

function dialectOf(contract: UnknownObject): unknown {
  return memberAt(contract, DIALECT) ?? "plain";
}
