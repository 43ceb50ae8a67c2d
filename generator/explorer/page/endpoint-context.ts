import { dialectStub } from "../../../templates/runtime/data-rest/stub.js";
import type { DialectStubApi } from "../../../templates/runtime/data-rest/stub.js";
import type { ServiceHandler } from "../../../templates/runtime/http/service.js";
import { jsonShapes } from "../../emit/parts/json-shape.js";
import type { ValidatorOf } from "../../emit/parts/schema-validators.js";
import { endpointData, withExactIntegers } from "../../emit/parts/descriptor.js";
import type { InspectedOpenApi } from "../../inspect/openapi-request.js";
import { endpointTexts } from "../../inspect/help-texts.js";
import { oncePerObject } from "../../base/once-per-object.js";
import type { EndpointOperation } from "../../spec/model/operation.js";
import type { OpenApiModel } from "../../spec/model/spec-model.js";
import { schemaKey } from "../../spec/parameters/schema.js";
import { interpretedSchemas } from "./schema-findings.js";
import { openApiModel } from "./spec-store.js";
import type { SpecStore } from "./spec-store.js";

/** An OpenAPI document in the forms that composing and running requests needs. */
export interface ComposedOpenApi extends InspectedOpenApi {
  readonly model: OpenApiModel;
  readonly stub: ServiceHandler;
  /** The import path of the client, which has `bodyAs`. */
  readonly client: string;
  /** The validator of each schema of a parameter, a body or a response. */
  readonly validatorOf: ValidatorOf;
  /** The parameters that number the pages of lists, by operation id. */
  readonly pageParameters: ReadonlyMap<string, string>;
}

/** The seed of the stub's data, as the default of `serve`. */
const SEED = 1;

/** Prepares an OpenAPI document once; undefined for a catalogue. */
export const composedOpenApi = oncePerObject((store: SpecStore): ComposedOpenApi | undefined => {
  const read = openApiModel(store);
  if (!read) return undefined;
  const model = { ...read, operations: read.operations.map(withValidatorNames) };
  const validatorOf = interpretedSchemas(model.schemas);
  const data = { endpoints: endpointData(model), shapes: jsonShapes(model) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- explorerPage wrote the block
  const stub = store.stub() as DialectStubApi;
  return {
    model,
    endpoints: withExactIntegers(data, model).endpoints,
    validators: parameterValidators(model, validatorOf),
    validatorOf,
    builders: new Map(Object.entries(store.spec.builders)),
    client: store.spec.client,
    texts: endpointTexts(model),
    stub: dialectStub(withExactIntegers(stub, model), { seed: SEED }),
    pageParameters: new Map(
      Object.entries(stub.operations).flatMap(([name, operation]) =>
        operation.kind === "list" && operation.paging.page !== undefined
          ? [[name, operation.paging.page] as const]
          : [],
      ),
    ),
  };
});

/** Names the validators of parameters, which the plan of generated code names otherwise. */
function withValidatorNames(operation: EndpointOperation): EndpointOperation {
  return {
    ...operation,
    parameters: operation.parameters.map((parameter, index) => {
      const { type } = parameter;
      if (type.kind !== "schema" || type.isExact) return parameter;
      const validate = `validate${operation.name}-${index}`;
      return { ...parameter, type: { ...type, names: { ...type.names, validate } } };
    }),
  };
}

/** The validators of parameters, by the names in their descriptors. */
function parameterValidators(
  { operations }: OpenApiModel,
  validatorOf: ValidatorOf,
): ComposedOpenApi["validators"] {
  return Object.fromEntries(
    operations.flatMap(({ parameters }) =>
      parameters.flatMap(({ type }) =>
        type.kind === "schema" && type.names?.validate !== undefined
          ? [[schemaKey(type.names.validate), validatorOf(type.schema)] as const]
          : [],
      ),
    ),
  );
}
