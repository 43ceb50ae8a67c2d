import { StructureKind } from "../../ts-morph.js";
import type { FunctionDeclarationStructure, InterfaceDeclarationStructure } from "ts-morph";
import type { DirectoryServer, ServerVariable } from "../../spec/model/exchange.js";
import type { PlannedDirectory, PlannedServer } from "../plan/planned.js";
import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import type { SourceFragment } from "../../base/fragment.js";
import { specHeader } from "../../base/file-header.js";
import { literalText, stringText } from "../../base/literal.js";
import { literalType, named, union } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";
import { property } from "./statement.js";

/**
 * The addresses of a directory's servers, each as a function of its variables, and senders to the
 * first of them.
 */
export function servers({
  names,
  model,
  servers: planned,
}: PlannedDirectory): readonly SourceFragment[] {
  if (planned.length === 0) return [];
  return [
    {
      kind: "source",
      path: `${names.folder}/servers.ts`,
      header: specHeader(model.source),
      imports: [
        types("runtime/client", "ServerAddress"),
        values("runtime/client", "serverAddress"),
        types("runtime/client", "DirectorySenderOptions"),
        values("runtime/client", "directorySender"),
        values("runtime/client", "statusSender"),
      ],
      statements: [
        ...planned.flatMap((each) => [...variablesInterface(each), addressFunction(each)]),
        senderFunction(names.createSender, "directorySender", names.server),
        senderFunction(names.createStatusSender, "statusSender", names.server),
      ],
    },
  ];
}

function variablesInterface({
  server,
  names,
}: PlannedServer): readonly InterfaceDeclarationStructure[] {
  if (server.variables.length === 0) return [];
  return [
    {
      kind: StructureKind.Interface,
      isExported: true,
      name: names.variables,
      docs: docComment([`The variables of \`${server.url}\`.`]),
      properties: server.variables.map((variable) =>
        property(
          variable.name,
          variableType(variable),
          true,
          docComment(variable.description === undefined ? [] : [variable.description], [
            `@default ${stringText(variable.default)}`,
          ]),
        ),
      ),
    },
  ];
}

function variableType({ values: possible }: ServerVariable): TypeExpression {
  return possible.length === 0
    ? named("string")
    : union(...[...new Set(possible)].map((value) => literalType(value)));
}

function addressFunction({ server, names }: PlannedServer): FunctionDeclarationStructure {
  const { url, description, variables } = server;
  const given = variables.length === 0 ? "{}" : "variables";
  const known = literalText(variablesLiteral(server));
  return {
    kind: StructureKind.Function,
    isExported: true,
    name: names.address,
    docs: docComment([
      ...(description === undefined || description === "" ? [] : [description, ""]),
      `Returns the address \`${url}\` for a sender.`,
    ]),
    parameters:
      variables.length === 0
        ? []
        : [{ name: "variables", type: names.variables, initializer: "{}" }],
    returnType: "ServerAddress",
    statements: [`return serverAddress(${stringText(url)}, ${known}, ${given});`],
  };
}

/** A function that calls a function of the runtime with the default address. */
function senderFunction(
  name: string,
  sender: "directorySender" | "statusSender",
  address: string,
): FunctionDeclarationStructure {
  return {
    kind: StructureKind.Function,
    isExported: true,
    name,
    docs: docComment([
      `Returns \`${sender}(${address}(), options)\`, a sender to the default server.`,
    ]),
    parameters: [{ name: "options", type: "DirectorySenderOptions", initializer: "{}" }],
    returnType: `ReturnType<typeof ${sender}>`,
    statements: [`return ${sender}(${address}(), options);`],
  };
}

function variablesLiteral({ variables }: DirectoryServer) {
  return Object.fromEntries(
    variables.map(({ name, default: value, values: possible }) => [
      name,
      { default: value, ...(possible.length > 0 && { values: possible }) },
    ]),
  );
}
