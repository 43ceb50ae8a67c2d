import { OPERATION_KEYS } from "../spec/openapi/units.js";
import { changeOf } from "./change.js";
import type { Change, Subject } from "./change.js";
import { gapChanges } from "./gaps.js";
import { listOf, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import type { OpenApiContract, OpenApiModel } from "../spec/model/spec-model.js";
import { docsChanges, unknownKeyChanges } from "./remarks.js";
import { componentChanges, schemaNames } from "./components.js";
import type { OpenApiContext } from "./schema-context.js";
import { identityChanges, KNOWN_IN_ITEM, operationChanges } from "./openapi-operation.js";
import { securityChanges } from "./security.js";
import { serverChanges } from "./servers.js";
import { asGenerated, isCovered, leavesTypesOpen } from "./as-generated.js";
import { matchOperations, operationsOf } from "./operations.js";
import {
  isNotCompared,
  operationPresenceChanges,
  operationSkipChanges,
} from "./operation-presence.js";
import { skippedPartChanges } from "./skipped-parts.js";
import type { SkippedParts } from "./skipped-parts.js";

const DOCS = ["openapi", "info", "tags", "externalDocs"];
const KNOWN: ReadonlySet<string> = new Set([
  ...DOCS,
  "$schema",
  "servers",
  "paths",
  "components",
  "security",
  "x-paramsmith-dialect",
  "x-undocumented",
]);

/** The base or the revision of an OpenAPI document. */
export interface OpenApiSide {
  readonly contract: OpenApiContract;
  readonly skipped: () => SkippedParts;
  readonly lower: () => OpenApiModel;
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
  if (![old, next].some(({ contract }) => leavesTypesOpen(contract))) return changes;
  const generated = changesAsWritten(sideAsGenerated(old), sideAsGenerated(next), docs);
  return [...changes, ...generated.filter((change) => !isCovered(change, changes))];
}

function sideAsGenerated(side: OpenApiSide): OpenApiSide {
  return { ...side, contract: asGenerated(side.contract) };
}

function changesAsWritten(from: OpenApiSide, to: OpenApiSide, docs: boolean): readonly Change[] {
  const [old, next] = [from.contract, to.contract];
  const [skippedBefore, skippedAfter] = [from.skipped(), to.skipped()];
  const [before, after] = [old.root, next.root];
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
    operationsOf(old.file, objectOf(before["paths"]), skippedBefore.operations),
    operationsOf(next.file, objectOf(after["paths"]), skippedAfter.operations),
  );
  return [
    ...operationPresenceChanges(matched),
    ...matched.pairs.flatMap((pair) => [
      ...operationSkipChanges(...pair),
      ...(isNotCompared(...pair) ? identityChanges(...pair) : operationChanges(...pair, context)),
    ]),
    ...skippedPartChanges(subject, skippedBefore, skippedAfter),
    ...componentChanges(old.file, next.file, context),
    ...securityChanges(subject, listOf(before["security"]), listOf(after["security"])),
    ...serverChanges(
      subject,
      { root: before, lower: from.lower },
      { root: after, lower: to.lower },
    ),
    ...dialectChange(subject, before, after),
    ...unknownKeyChanges(subject, before, after, KNOWN),
    ...besideChanges(subject, before, after),
    ...gapChanges({ file: old.file, gaps: old.gaps }, { file: next.file, gaps: next.gaps }, docs),
    ...(docs ? docsChanges(subject, before, after, DOCS) : []),
  ];
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
function besideChanges(
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
      return unknown.length === 0 ? [] : [[String(name), Object.fromEntries(unknown)] as const];
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
