import type { FunctionDeclarationStructure, InterfaceDeclarationStructure } from "ts-morph";
import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import { literalText, stringText } from "../../base/literal.js";
import { literalType, named, union } from "../../base/type-expression.js";
import type { ServerVariable } from "../../spec/model/exchange.js";
import type { PlannedServer } from "../plan/planned.js";
import type { Emitter } from "../target.js";
import { functionOf, interfaceOf, property } from "./statement.js";

/**
 * The addresses of an OpenAPI document's servers, each as a function of its variables, and senders
 * to the first of them.
 */
export const servers: Emitter = {
  spec: (spec) => {
    if (spec.kind !== "openapi" || spec.servers.length === 0) return [];
    const { names } = spec;
    return [
      {
        kind: "source",
        path: `${names.folder}/servers.ts`,
        imports: [
          types("runtime/client", "OpenApiSenderOptions", "ServerAddress"),
          values("runtime/client", "openApiSender", "serverAddress", "statusSender"),
        ],
        statements: [
          ...spec.servers.flatMap((each) => [...variablesInterface(each), addressFunction(each)]),
          senderFunction(names.createSender, "openApiSender", names.server),
          senderFunction(names.createStatusSender, "statusSender", names.server),
        ],
      },
    ];
  },
};

function variablesInterface({
  server: { url, variables },
  names,
}: PlannedServer): readonly InterfaceDeclarationStructure[] {
  if (variables.length === 0) return [];
  const properties = variables.map((variable) => {
    const { name, description } = variable;
    const texts = description === undefined ? [] : [description];
    const doc = docComment(texts, [`@default ${stringText(variable.default)}`]);
    return property(name, variableType(variable), true, doc);
  });
  return [interfaceOf(names.variables, docComment([`The variables of \`${url}\`.`]), properties)];
}

function variableType({ values: possible }: ServerVariable) {
  return possible.length === 0
    ? named("string")
    : union(...[...new Set(possible)].map((value) => literalType(value)));
}

function addressFunction({ server, names }: PlannedServer): FunctionDeclarationStructure {
  const { url, description, variables } = server;
  const known = variables.map(({ name, default: value, values: possible }) => [
    name,
    { default: value, ...(possible.length > 0 && { values: possible }) },
  ]);
  const hasVariables = variables.length > 0;
  const args = [
    stringText(url),
    literalText(Object.fromEntries(known)),
    hasVariables ? "variables" : "{}",
  ];
  return functionOf(
    names.address,
    docComment([
      ...(description === undefined || description === "" ? [] : [description, ""]),
      `Returns the address \`${url}\` for a sender.`,
    ]),
    hasVariables ? [{ name: "variables", type: names.variables, initializer: "{}" }] : [],
    "ServerAddress",
    `serverAddress(${args.join(", ")})`,
  );
}

/** A function that calls a function of the runtime with the default address. */
function senderFunction(
  name: string,
  sender: "openApiSender" | "statusSender",
  address: string,
): FunctionDeclarationStructure {
  const call = `${sender}(${address}(), options)`;
  return functionOf(
    name,
    docComment([`Returns \`${call}\`, a sender to the default server.`]),
    [{ name: "options", type: "OpenApiSenderOptions", initializer: "{}" }],
    `ReturnType<typeof ${sender}>`,
    call,
  );
}
