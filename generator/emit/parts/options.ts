import type { FunctionDeclarationStructure } from "ts-morph";
import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import { literalText } from "../../base/literal.js";
import { named } from "../../base/type-expression.js";
import type { PlannedModule } from "../plan/planned.js";
import { rootFolder } from "../plan/planned.js";
import type { Emitter } from "../target.js";
import { formatVersion, operationFile, rootOptions } from "./operation.js";
import { constant, functionOf, interfaceOf, objectConstant } from "./statement.js";

/** The root parameters that any request accepts, and their defaults in requests. */
export const options: Emitter = {
  spec: (spec) => {
    if (spec.kind !== "catalogue" || rootFolder(spec.names) !== spec.names.folder) return [];
    const { modules, model, names } = spec;
    const main = modules.find(({ operation }) => operation.path === "main");
    const query = modules.find(({ operation }) => operation.path === "query");
    // A module without parameters declares no type of them.
    const format = modules.find(
      ({ operation }) =>
        operation.role === "format" &&
        operation.name === model.requestDefaults["format"] &&
        operation.parameters.length > 0,
    );
    const used = [main, query, format].filter((module) => module !== undefined);
    const lists = used.flatMap(({ operation }) =>
      operation.parameters
        .filter(({ name, multi }) => multi && !rootOptions(operation)?.selecting.includes(name))
        .map(({ name }) => name),
    );
    return [
      {
        kind: "source",
        path: `${names.folder}/options.ts`,
        imports: [
          types("runtime/client", "RequestRoot"),
          ...used.map((module) => types(`${names.folder}/${module.names.file}`, optionsOf(module))),
        ],
        statements: [
          interfaceOf(
            "RequestOptions",
            docComment([
              "Root parameters of a request: output format, errors, language, assertions.",
            ]),
            [],
            [...(main ? [optionsOf(main)] : []), ...(format ? [optionsOf(format)] : [])],
          ),
          interfaceOf(
            "QueryOptions",
            docComment([
              "Root parameters of a request to a query module, including the pages to query.",
            ]),
            [],
            ["RequestOptions", ...(query ? [optionsOf(query)] : [])],
          ),
          objectConstant(
            "requestDefaults",
            named("RequestOptions"),
            model.requestDefaults,
            docComment(["Default root parameters of a request."]),
          ),
          constant(
            "requestRoot",
            named("RequestRoot"),
            `{ defaults: requestDefaults, lists: ${literalText(lists)} }`,
            docComment(["The root parameters for the builders."]),
          ),
        ],
      },
    ];
  },
};

/** The type of a root's parameters that are options. */
function optionsOf({ names, operation }: PlannedModule): string {
  return rootOptions(operation)?.name ?? names.params;
}

/** The function that composes a request of several query modules, in the file of the `query` root. */
export const queryComposer: Emitter = {
  operation: (code) => {
    if (code.kind === "endpoint") return [];
    const { module, catalogue, spec, names } = code;
    if (module.operation.path !== "query" || module.operation.role === "request") return [];
    return [
      operationFile(code, {
        imports: [
          types("runtime/client", "QueryRequest"),
          values("runtime/client", "queryRequest"),
          types("runtime/client", "ComposeOptions", "Distinct", "QueryPart", "VersionAmong"),
          types(`${spec.folder}/options`, "QueryOptions"),
          values(`${spec.folder}/options`, "requestRoot"),
        ],
        statements: [composeFunction(names.request, formatVersion(catalogue.model))],
      }),
    ];
  },
};

function composeFunction(name: string, version: string): FunctionDeclarationStructure {
  return {
    ...functionOf(
      name,
      docComment([
        "Combines several modules in one request. Options select its pages, directly or with a generator.",
        "Each module can be used once.",
      ]),
      [
        { name: "parts", type: "Distinct<Parts>" },
        { name: "options", hasQuestionToken: true, type: "ComposeOptions<O, QueryOptions, G, V>" },
      ],
      "QueryRequest<Parts, G, V, O>",
      "queryRequest<Parts, G, V, O>(parts, options, requestRoot)",
    ),
    typeParameters: [
      { name: "Parts", isConst: true, constraint: "readonly QueryPart[]" },
      { name: "G", constraint: "QueryPart | undefined", default: "undefined" },
      {
        name: "V",
        constraint: "string",
        default: `VersionAmong<Parts[number] | G, ${JSON.stringify(version)}>`,
      },
      { name: "O", isConst: true, constraint: "object", default: "{}" },
    ],
  };
}
