import { OPERATION_KEYS } from "../spec/openapi/units.js";
import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { undocumentedFactChanges } from "./gaps.js";
import { canonical, listOf, memberAt, objectOf, textOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import type { OpenApiModel } from "../spec/model/spec-model.js";
import { docsChanges, unknownKeyChanges } from "./remarks.js";
import { componentChanges, schemaNames } from "./components.js";
import type { OpenApiContext } from "./schema-context.js";
import { KNOWN_IN_ITEM, operationChanges } from "./openapi-operation.js";
import { securityChanges } from "./security.js";
import { asGenerated } from "./contract.js";
import { directionOf } from "./schema-direction.js";
import { webhookChanges } from "./webhooks.js";
import { serverChanges } from "./servers.js";
import {
  matchOperations,
  operationPresenceChanges,
  operationSkipChanges,
  operationsOf,
} from "./operations.js";

const DOCS = ["openapi", "info", "tags", "externalDocs"];
const KNOWN: ReadonlySet<string> = new Set([
  ...DOCS,
  "$schema",
  "servers",
  "paths",
  "components",
  "security",
  "webhooks",
  "x-paramsmith-dialect",
  "x-undocumented",
]);

/** The base or the revision of an OpenAPI document. */
export interface OpenApiSide {
  readonly model: OpenApiModel;
  /** All that the document promises, also in parts that the model lacks. */
  readonly contract: UnknownObject;
}

/**
 * Compares two OpenAPI documents, as JSON Schema reads them and as generated code does. Changes
 * that only one of these readings has are included.
 */
export function openApiChanges(
  old: OpenApiSide,
  next: OpenApiSide,
  docs: boolean,
): readonly Change[] {
  const changes = changesAsWritten(old, next, docs);
  const [before, after] = [asGenerated(old.contract), asGenerated(next.contract)];
  if (canonical([before, after]) === canonical([old.contract, next.contract])) return changes;
  const generated = changesAsWritten(
    { ...old, contract: before },
    { ...next, contract: after },
    docs,
  );
  return [...changes, ...generated.filter((change) => !isCovered(change, changes))];
}

/** Returns true if a change has no direction that the others at its location do not have. */
export function isCovered(change: Change, others: readonly Change[]): boolean {
  const { wider, narrower } = directionOf(change);
  const there = others
    .filter(({ module, parameter }) => module === change.module && parameter === change.parameter)
    .map(directionOf);
  return (
    (!wider || there.some((each) => each.wider)) &&
    (!narrower || there.some((each) => each.narrower))
  );
}

function changesAsWritten(from: OpenApiSide, to: OpenApiSide, docs: boolean): readonly Change[] {
  const [old, next] = [from.model, to.model];
  const [before, after] = [from.contract, to.contract];
  const context: OpenApiContext = {
    docs,
    old: before,
    new: after,
    schemaNames: schemaNames(before, after),
  };
  const subject: Subject = {
    module: "",
    old: { file: old.file, pointer: "" },
    new: { file: next.file, pointer: "" },
  };
  const matched = matchOperations(
    operationsOf(old, objectOf(before["paths"])),
    operationsOf(next, objectOf(after["paths"])),
  );
  const changes = [
    ...matched.pairs.flatMap((pair) => {
      const found = operationChanges(...pair, context);
      return [...operationSkipChanges(...pair, found.length > 0), ...found];
    }),
    ...componentChanges(old.file, next.file, context),
  ];
  return [
    ...operationPresenceChanges(matched),
    ...changes,
    ...skippedPartChanges(subject, from, to, changes),
    ...webhookChanges(subject, context),
    ...securityChanges(subject, matched, context),
    ...serverChanges(
      subject,
      { root: before, servers: old.servers },
      { root: after, servers: next.servers },
    ),
    ...dialectChange(subject, before, after),
    ...unknownKeyChanges(subject, before, after, KNOWN),
    ...siblingChanges(subject, before, after),
    ...undocumentedFactChanges(old, next, docs),
    ...(docs ? docsChanges(subject, before, after, DOCS) : []),
  ];
}

/**
 * Reports components and sections that are invalid before or after, and differ, unless there is
 * another change in them.
 */
function skippedPartChanges(
  { old, new: next }: Subject,
  from: OpenApiSide,
  to: OpenApiSide,
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

function dialectChange(
  subject: Subject,
  before: UnknownObject,
  after: UnknownObject,
): readonly Change[] {
  const [old, changed] = [before, after].map((root) => root["x-paramsmith-dialect"] ?? "plain");
  return old === changed
    ? []
    : [changeOf("dialect-changed", subject, { old, new: changed, at: "/x-paramsmith-dialect" })];
}

const KNOWN_IN_INFO: ReadonlySet<string> = new Set([
  "title",
  "version",
  "summary",
  "description",
  "license",
  "contact",
  "termsOfService",
]);
const KNOWN_IN_TAG: ReadonlySet<string> = new Set(["name", "description", "externalDocs"]);

/** Compares members outside of operations: texts, unknown keys, and paths without an operation. */
function siblingChanges(
  subject: Subject,
  before: UnknownObject,
  after: UnknownObject,
): readonly Change[] {
  return [
    ...unknownKeyChanges(
      below(subject, "info"),
      objectOf(before["info"]),
      objectOf(after["info"]),
      KNOWN_IN_INFO,
    ),
    ...unknownKeyChanges(below(subject, "tags"), tags(before), tags(after), new Set()),
    ...unknownKeyChanges(
      below(subject, "paths"),
      withoutOperation(before),
      withoutOperation(after),
      new Set(),
    ),
  ];
}

function below(subject: Subject, part: string): Subject {
  return {
    ...subject,
    parameter: part,
    old: { ...subject.old, pointer: `/${part}` },
    new: { ...subject.new, pointer: `/${part}` },
  };
}

/** The unknown members of tags, by name. */
function tags(openapi: UnknownObject): UnknownObject {
  return Object.fromEntries(
    listOf(openapi["tags"]).flatMap((tag) => {
      const unknown = Object.entries(objectOf(tag)).filter(([key]) => !KNOWN_IN_TAG.has(key));
      const name = objectOf(tag)["name"];
      return unknown.length === 0 ? [] : [[textOf(name), Object.fromEntries(unknown)] as const];
    }),
  );
}

/** Extensions, and paths without an operation that have unknown members. */
function withoutOperation(openapi: UnknownObject): UnknownObject {
  return Object.fromEntries(
    Object.entries(objectOf(openapi["paths"])).filter(([path, item]) => {
      const keys = Object.keys(objectOf(item));
      if (keys.some((key) => OPERATION_KEYS.includes(key))) return false;
      return !path.startsWith("/") || keys.some((key) => !KNOWN_IN_ITEM.has(key));
    }),
  );
}
