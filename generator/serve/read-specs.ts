import { diagnostic, hasErrors } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import type { DialectKind, OpenApiModel } from "../spec/model/spec-model.js";
import { analyse } from "../pipeline.js";
import { readJobSpecs } from "../project/inputs.js";
import { specJob, withDialect } from "../project/job.js";
import type { Job } from "../project/job.js";
import type {
  ServedSpec,
  ServedBody,
  ServedCatalogue,
  ServedContent,
  ServedOpenApi,
} from "./served-spec.js";
import { itemName, patchedCollections } from "../emit/parts/stub-operations.js";
import { openApiStubApi, stubParts } from "../emit/parts/stub-api.js";
import { checkedParameters } from "../emit/parts/schema-validators.js";
import { wikiStubApi } from "../inspect/catalogue-api.js";
import { payloadSchema } from "../spec/model/exchange.js";
import { versionOf, versionsOf } from "../spec/model/server-versions.js";
import { endpointLabel } from "../../templates/runtime/openapi/endpoint.js";
import { readingRule } from "../emit/parts/field-types.js";
import type { EndpointOperation } from "../spec/model/operation.js";
import type {
  PlannedCatalogue,
  PlannedOpenApi,
  PlannedEndpoint,
  PlannedSpec,
} from "../emit/plan/planned.js";

/** The specs that ship with the package, relative to its folder. */
export const SHIPPED_SPECS: readonly string[] = ["spec/paraminfo", "spec/alliance"];

/**
 * Reads specs from their files or folders and reports every problem.
 *
 * @param dialect of OpenAPI documents. Default: the document's
 */
export function readSpecs(
  files: readonly string[],
  cwd: string,
  dialect?: DialectKind,
): Staged<readonly ServedSpec[]> {
  return readServedSpecs(withDialect(specJob(files, ".", cwd), dialect));
}

/** Reads the specs of a job and reports every problem. */
export function readServedSpecs(job: Job): Staged<readonly ServedSpec[]> {
  const analysed = readJobSpecs(job).map(({ value, diagnostics }) =>
    value ? analyse(value) : { value: undefined, diagnostics },
  );
  const diagnostics = [...nameCollisions(job), ...analysed.flatMap((each) => each.diagnostics)];
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const planned = analysed.flatMap(({ value }) => value ?? []);
  return {
    value: planned.map(servedSpec),
    diagnostics: [...diagnostics, ...planned.flatMap(unknownVersion)],
  };
}

/** The MediaWiki versions that the test wiki was compared with. */
const WIKI_VERSIONS: readonly string[] = ["1.39", "1.43", "1.45"];

/** The warning about a catalogue that is newer or older than the versions that the test wiki knows. */
function unknownVersion(planned: PlannedSpec): readonly Diagnostic[] {
  if (planned.kind !== "catalogue") return [];
  const { site } = planned.model;
  const version = versionOf(site?.generator ?? "");
  if (!site || !version) return [];
  const known = versionsOf(WIKI_VERSIONS.map((each) => `MediaWiki ${each}`));
  const isNewer = known.every(({ order }) => order < version.order);
  const isOlder = known.every(({ order }) => order > version.order);
  if (!isNewer && !isOlder) return [];
  const names = { name: version.text, known: known.map(({ text }) => text) };
  return [diagnostic("service-version", names, { file: site.file, line: 1, column: 1 })];
}

/** Two services with the same name would have the same path, and the same data. */
function nameCollisions({ specs }: Job): readonly Diagnostic[] {
  const labels = new Map<string, string>();
  return specs.flatMap(({ name, label }) => {
    const other = labels.get(name);
    labels.set(name, other ?? label);
    const at = { file: label, line: 1, column: 1 };
    return other === undefined ? [] : [diagnostic("service-collision", { name, other }, at)];
  });
}

/** The part of a spec that its service needs. */
export function servedSpec(planned: PlannedSpec): ServedSpec {
  switch (planned.kind) {
    case "catalogue":
      return servedCatalogue(planned);
    case "openapi":
      return servedOpenApi(planned);
  }
}

function servedCatalogue({ model, names }: PlannedCatalogue): ServedCatalogue {
  const { namespaces } = model;
  const { api, ...data } = wikiStubApi(model);
  return {
    kind: "catalogue",
    name: names.folder,
    modules: [...api.modules.values()],
    ...(namespaces && { namespaces }),
    ...data,
  };
}

function servedOpenApi({ model, names, endpoints }: PlannedOpenApi): ServedOpenApi {
  return {
    kind: "openapi",
    name: names.folder,
    model,
    stub: openApiStubApi(model),
    payloads: Object.fromEntries(
      model.operations.flatMap((operation) => {
        const payload = payloadSchema(operation.responses);
        return payload ? [[endpointLabel(operation), payload]] : [];
      }),
    ),
    headers: Object.fromEntries(model.operations.flatMap(servedHeaders)),
    bodies: Object.fromEntries(endpoints.flatMap((each) => servedBody(each, model.schemas))),
    items: patchedItems(model),
    parameters: checkedParameters({ endpoints }),
    schemas: model.schemas,
  };
}

/** Includes statuses without described headers, as descriptors do. */
function servedHeaders(
  operation: EndpointOperation,
): readonly (readonly [label: string, schemas: ServedOpenApi["headers"][string]])[] {
  const { responses } = operation;
  if (!responses.some(({ headerValues }) => headerValues)) return [];
  const schemas = responses.map(({ status, headerValues }) => [status, headerValues?.schema ?? {}]);
  return [[endpointLabel(operation), Object.fromEntries(schemas)]];
}

function patchedItems(model: OpenApiModel): ServedOpenApi["items"] {
  const named = patchedCollections(stubParts(model).plan).filter(itemName);
  return Object.fromEntries(named.map(({ name, item }) => [name, item]));
}

function servedBody(
  { operation, body }: PlannedEndpoint,
  schemas: OpenApiModel["schemas"],
): readonly (readonly [label: string, body: ServedBody])[] {
  if (!operation.body) return [];
  const contents = body.map(({ content, schema }): readonly [string, ServedContent] => [
    content.mediaType,
    { ...(schema && { schema: content.schema }), ...readingRule(content, schemas) },
  ]);
  const { required } = operation.body;
  const served = { ...(required && { required }), contents: Object.fromEntries(contents) };
  return [[endpointLabel(operation), served]];
}
