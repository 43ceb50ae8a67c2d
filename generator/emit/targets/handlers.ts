import { endpointLabel } from "../../../templates/runtime/openapi/endpoint.js";
import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import type { Import } from "../../base/fragment.js";
import { expandedObject, memberTexts, objectText, stringText } from "../../base/literal.js";
import { generic, named } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";
import { descriptors } from "../parts/descriptors.js";
import { readingRule, servedResponses } from "../parts/field-types.js";
import { indexFile } from "../parts/index-file.js";
import { jsonShapes, jsonShapesFile } from "../parts/json-shape.js";
import { payloadTypes } from "../parts/payloads.js";
import { parameterValidators, siteFacts, validatorsText } from "../parts/rules.js";
import { constant, functionOf, interfaceOf, property } from "../parts/statement.js";
import { basePathOf } from "../../spec/model/exchange.js";
import type {
  OperationNames,
  PlannedCatalogue,
  PlannedContent,
  PlannedOpenApi,
  PlannedEndpoint,
  PlannedSpec,
} from "../plan/planned.js";
import { moduleFolder } from "../plan/planned.js";
import type { TargetDefinition } from "../target.js";

/** The handler interface of a spec, and the function that creates a service from handlers. */
export const handlers: TargetDefinition = {
  needs: { openapi: ["validators", "responses"] },
  door: "server",
  emitters: [
    descriptors,
    siteFacts,
    { spec: handlersFile },
    payloadTypes,
    jsonShapesFile,
    indexFile,
  ],
};

function handlersFile(spec: PlannedSpec) {
  const { names } = spec;
  const { api, create, handled, type, imports } =
    spec.kind === "catalogue" ? catalogueParts(spec) : openApiParts(spec);
  const members = handled.map(({ request, descriptor }) =>
    property(request, generic(type, named(`typeof ${descriptor}`)), false, []),
  );
  return [
    {
      kind: "source" as const,
      path: `${names.folder}/handlers.ts`,
      imports: [...imports, ...(members.length > 0 ? [types("runtime/server", type)] : [])],
      statements: [
        interfaceOf(
          names.handlers,
          docComment([
            "Handlers for a server. Each receives typed arguments with defaults applied and returns a response.",
          ]),
          members,
        ),
        constant(names.api, api.type, expandedObject(api.members), docComment([api.doc])),
        functionOf(
          names.createHandler,
          docComment([
            "Creates a service from handlers. Requests without a handler receive status 501.",
          ]),
          [
            { name: "handlers", type: `Partial<${names.handlers}>` },
            ...(create.options === undefined
              ? []
              : [{ name: "options", hasQuestionToken: true, type: create.options }]),
          ],
          create.type,
          create.result,
        ),
      ],
    },
  ];
}

/** The parts of a handler file that depend on the kind of spec. */
interface HandlerParts {
  readonly imports: readonly Import[];
  /** The operations with a handler, and the type of a handler. */
  readonly handled: readonly OperationNames[];
  readonly type: string;
  /** The constant that the runtime parses requests with. */
  readonly api: {
    readonly type: TypeExpression;
    readonly doc: string;
    readonly members: readonly string[];
  };
  /** The function that creates a service. */
  readonly create: { readonly type: string; readonly options?: string; readonly result: string };
}

function catalogueParts({ modules, names, model }: PlannedCatalogue): HandlerParts {
  const rules = model.namespaces ? "{ ...allRules, namespace }" : "allRules";
  return {
    imports: [
      types("runtime/client", "AnyModule"),
      types("runtime/server", "FetchHandler"),
      values("runtime/server", "allRules", "catalogueHandler"),
      ...(model.namespaces ? [values(`${names.folder}/site`, "namespace")] : []),
      ...modules.map((module) =>
        values(`${moduleFolder(names, module)}/${module.names.file}`, module.names.descriptor),
      ),
    ],
    handled: modules
      .filter(({ operation }) => operation.role === "request")
      .map((module) => module.names),
    type: "HandlerOf",
    api: {
      type: named("Readonly<Record<string, AnyModule>>"),
      doc: "The modules by builder name, for parsing requests.",
      members: modules.map((module) => memberText(module.names)),
    },
    create: { type: "FetchHandler", result: `catalogueHandler(${names.api}, ${rules}, handlers)` },
  };
}

function openApiParts({ endpoints, names, model }: PlannedOpenApi): HandlerParts {
  const validators = parameterValidators(endpoints.flatMap((each) => each.operation.parameters));
  const ofBodies = endpoints.flatMap(({ body }) =>
    body.flatMap(({ schema }) => (schema ? [schema.validate] : [])),
  );
  const checked = new Set([...validators, ...ofBodies]);
  const bodies = endpoints.flatMap((each) => bodyRule(each, model.schemas));
  const shapes = jsonShapes(model);
  const hasShapes = Object.keys(shapes).length > 0;
  const { mediaTypes, statuses } = servedResponses(model);
  const basePath = basePathOf(model.servers);
  const operations = endpoints.map((endpoint) => endpoint.names);
  return {
    imports: [
      types("runtime/server", "ServedApi", "OpenApiServiceOptions"),
      types("runtime/server", "ServiceHandler"),
      values("runtime/server", "openApiHandler", ...(hasShapes ? ["writeJson"] : [])),
      ...(checked.size > 0 ? [values(`${names.folder}/validators`, ...checked)] : []),
      ...(model.int64 === undefined
        ? []
        : [
            values("runtime/server", "int64Integers"),
            values(`${names.folder}/json-shapes`, names.shapes),
          ]),
      ...operations.map(({ file, descriptor }) => values(`${names.folder}/${file}`, descriptor)),
    ],
    handled: operations,
    type: "EndpointHandlerOf",
    api: {
      type: named("ServedApi"),
      doc: "The endpoints, their media types, and the payload numbers that have a decimal point.",
      members: [
        `endpoints: ${expandedObject(operations.map(memberText))}`,
        ...(model.int64 === undefined
          ? [`shapes: ${objectText(shapes)}`]
          : [`shapes: ${names.shapes}`, "integers: int64Integers"]),
        ...(hasShapes ? ["writeJson"] : []),
        ...(basePath === "" ? [] : [`basePath: ${stringText(basePath)}`]),
        ...(Object.keys(mediaTypes).length > 0 ? [`mediaTypes: ${objectText(mediaTypes)}`] : []),
        ...(Object.keys(statuses).length > 0 ? [`statuses: ${objectText(statuses)}`] : []),
        ...(bodies.length > 0 ? [`bodies: ${expandedObject(bodies)}`] : []),
        ...(validators.length > 0 ? [`validators: ${validatorsText(validators)}`] : []),
      ],
    },
    create: {
      type: "ServiceHandler",
      options: "OpenApiServiceOptions",
      result: `openApiHandler(${names.api}, handlers, options)`,
    },
  };
}

/** A descriptor by the name of its operation's builder. */
function memberText({ request, descriptor }: OperationNames): string {
  return `${request}: ${descriptor}`;
}

type Schemas = PlannedOpenApi["model"]["schemas"];

/** The members of an object that has the rules of bodies, for the service that reads them. */
function bodyRule({ operation, body }: PlannedEndpoint, schemas: Schemas): readonly string[] {
  if (!operation.body) return [];
  const contents = body.map(
    (each) => `${stringText(each.content.mediaType)}: ${contentRule(each, schemas)}`,
  );
  const members = [
    ...(operation.body.required ? ["required: true"] : []),
    `contents: { ${contents.join(", ")} }`,
  ];
  return [`${stringText(endpointLabel(operation))}: { ${members.join(", ")} }`];
}

function contentRule({ content, schema }: PlannedContent, schemas: Schemas): string {
  const members = [
    ...(schema ? [`validate: ${schema.validate}`] : []),
    ...memberTexts(readingRule(content, schemas)),
  ];
  return `{ ${members.join(", ")} }`;
}
