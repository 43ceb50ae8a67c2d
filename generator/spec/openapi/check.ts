import { propertyOf } from "../../../templates/runtime/model/member.js";
import { diagnostic, preventsComparison } from "../../base/diagnostic.js";
import type { Diagnostic, Staged, Problem } from "../../base/diagnostic.js";
import { objectOf, repeatedItems } from "../../base/json.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import type { SkippedPart } from "../model/spec-model.js";
import type { OpenApiDocument } from "../source/types.js";
import { openapi as validateOpenApi } from "../source/validators.js";
import { checkShape, validateShape } from "../source/validate-shape.js";
import type { ShapeResult } from "../source/validate-shape.js";
import { unreadKeys } from "./feature-diagnostics.js";
import type { Key } from "./feature-diagnostics.js";
import { NO_OTHER_FILES, referenceProblems, componentReferences } from "../schema/references.js";
import type { OtherFiles, ComponentReference } from "../schema/references.js";
import { openApiParts } from "../schema/parts.js";
import { schemaProblems, unknownTypeWarnings, slowPatternWarnings } from "./payload-schema.js";
import { correctionsOf, withCorrections } from "./correct.js";
import type { Correction } from "./correct.js";
import { causesOf, fatalProblems, skipWarnings, withoutProblems } from "./skip.js";
import { operationsIn } from "./units.js";
import { SUPPORTED_VERSION } from "./upgrade.js";

/** The result of a check: invalid or unsupported parts, and parts without effect. */
export interface OpenApiCheck {
  readonly document: Document;
  readonly shape: ShapeResult<OpenApiDocument>;
  /** Shape, references, schemas and operation ids. */
  readonly problems: readonly Problem[];
  /** Keys that the generator does not read. */
  readonly unsupported: readonly Problem[];
  readonly unknown: readonly Key[];
  /** Warnings. */
  readonly warnings: readonly Diagnostic[];
  /** The parts to omit from schemas, so that their operations can be generated. */
  readonly corrections: readonly Correction[];
  readonly references: readonly ComponentReference[];
}

/**
 * Checks all parts of an OpenAPI document. Without `strict`, invalid schema keywords are omitted
 * from the document.
 *
 * @param refusals why referenced files were not read, by path
 */
export function checkOpenApi(
  document: Document,
  refusals: OtherFiles["refusals"] = NO_OTHER_FILES.refusals,
  strict = false,
): Staged<OpenApiCheck> {
  const version = versionDiagnostics(document);
  if (version.length > 0) return { value: undefined, diagnostics: version };
  let check = checkParts(document, refusals);
  const corrections: Correction[] = [];
  const corrected = new Set<string>();
  // Without an invalid keyword, a problem of the schema around it can be seen.
  for (let more = found(check); more.length > 0; more = found(check)) {
    for (const each of more) corrections.push(each);
    const value = withCorrections(check.document.value, more, check.references);
    check = checkParts({ ...document, value }, refusals);
  }
  return { value: { ...check, corrections }, diagnostics: [] };

  /** A correction without an effect is not made again. */
  function found({ document: { value }, problems }: Checked): readonly Correction[] {
    if (strict) return [];
    const open = problems.filter(({ pointer, diagnostic: { message } }) => {
      const key = JSON.stringify([pointer, message]);
      const isNew = !corrected.has(key);
      corrected.add(key);
      return isNew;
    });
    return correctionsOf(open, openApiParts(value));
  }
}

/** A check before corrections. */
type Checked = Omit<OpenApiCheck, "corrections">;

function checkParts(document: Document, refusals: OtherFiles["refusals"]): Checked {
  const parts = openApiParts(document.value);
  const references = componentReferences(document.value, parts);
  const { unsupported, ignored, unknown } = unreadKeys(document, parts);
  const shape = checkShape(document, validateOpenApi);
  return {
    document,
    shape,
    problems: [
      ...(shape.kind === "invalid" ? shape.problems : []),
      ...referenceProblems(document, references, refusals),
      ...schemaProblems(document, parts),
      ...pathProblems(document),
      ...operationProblems(document),
    ],
    unsupported,
    unknown,
    warnings: [
      ...unknownTypeWarnings(document, parts),
      ...slowPatternWarnings(document, parts),
      ...ignored,
    ],
    references,
  };
}

/** Returns an OpenAPI document without its invalid parts. */
export function usableOpenApi(
  { document, shape, references }: OpenApiCheck,
  problems: readonly Problem[],
): Staged<Document<OpenApiDocument>> {
  const fatal = fatalProblems(problems).map((problem) => problem.diagnostic);
  if (fatal.length > 0) return { value: undefined, diagnostics: fatal };
  const valid = problems.length === 0 ? validDocument(shape) : undefined;
  if (valid) return { value: valid, diagnostics: [] };
  const value = withoutProblems(document.value, problems, references);
  return validateShape({ ...document, value }, validateOpenApi);
}

/** Returns the document, unless its shape has problems. */
function validDocument(shape: ShapeResult<OpenApiDocument>): Document<OpenApiDocument> | undefined {
  return shape.kind === "valid" ? shape.document : undefined;
}

/** Reports the parts that are skipped because of problems. */
export function skipDiagnostics(
  { document, references }: OpenApiCheck,
  problems: readonly Problem[],
): readonly Diagnostic[] {
  return skipWarnings(document.value, problems, references);
}

/** The skipped parts, each with its first reason. */
export function skippedParts(
  { document, references }: OpenApiCheck,
  problems: readonly Problem[],
): readonly SkippedPart[] {
  if (problems.length === 0) return [];
  const invalid = problems.filter((problem) => preventsComparison(problem.diagnostic));
  const broken = causesOf(document.value, invalid, references);
  return [...causesOf(document.value, problems, references)].map(([pointer, problem]) => {
    const cause = broken.get(pointer) ?? problem;
    return { pointer, reason: cause.diagnostic.message, isInvalid: broken.has(pointer) };
  });
}

/** Reports each key that OpenAPI does not have once. */
export function unknownKeyWarnings({ document, unknown }: OpenApiCheck): readonly Diagnostic[] {
  const first = new Map<string, string>();
  for (const { name, pointer } of unknown) if (!first.has(name)) first.set(name, pointer);
  return [...first].map(([name, pointer]) =>
    diagnostic("unknown-key", { name }, document.locate(pointer)),
  );
}

/** The same keys have different meanings in other OpenAPI versions. */
function versionDiagnostics(document: Document): readonly Diagnostic[] {
  const swagger = propertyOf(document.value, "swagger");
  if (typeof swagger === "string" || typeof swagger === "number")
    return [diagnostic("swagger-version", { name: String(swagger) }, document.locate("/swagger"))];
  const name = propertyOf(document.value, "openapi");
  return typeof name !== "string" || SUPPORTED_VERSION.test(name)
    ? []
    : [diagnostic("openapi-version", { name }, document.locate("/openapi"))];
}

/** Reports keys of path items that are not paths. */
function pathProblems(document: Document): readonly Problem[] {
  return Object.keys(objectOf(objectOf(document.value)["paths"]))
    .filter((path) => !path.startsWith("/"))
    .map((path) => {
      const pointer = below("/paths", path);
      const detail = `/paths has the key ${JSON.stringify(path)}, which must begin with a slash`;
      return {
        pointer,
        diagnostic: diagnostic("schema-violation", { detail }, document.locate(pointer)),
      };
    });
}

/** Reports operation ids that an earlier operation has. */
function operationProblems(document: Document): readonly Problem[] {
  return repeatedItems(operationsIn(document.value), ({ name }) => name).map(
    ({ name, pointer }) => {
      const at = document.locate(below(pointer, "operationId"));
      return { pointer, diagnostic: diagnostic("duplicate-operation", { name }, at) };
    },
  );
}
