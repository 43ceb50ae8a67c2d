import { docComment } from "../../base/doc-comment.js";
import { types, values } from "../../base/fragment.js";
import { generic, named } from "../../base/type-expression.js";
import { descriptors } from "../parts/descriptors.js";
import { indexFile } from "../parts/index-file.js";
import { jsonShapesFile } from "../parts/json-shape.js";
import { moduleType, operationFile } from "../parts/operation.js";
import type { OperationCode, TargetDefinition } from "../target.js";
import type { FilePart } from "../parts/operation.js";
import { payloadTypes } from "../parts/payloads.js";
import { optionalArgument, parameterRules, siteFacts } from "../parts/rules.js";
import { constant, pureCall } from "../parts/statement.js";

/** Parsers of requests, which parse parameters as the server does. */
export const parsers: TargetDefinition = {
  // Values with a schema are parsed and checked by the validators of payloads.
  needs: { openapi: ["validators", "responses"] },
  door: "validate",
  emitters: [
    descriptors,
    { operation: (operation) => [operationFile(operation, parserPart(operation))] },
    siteFacts,
    payloadTypes,
    jsonShapesFile,
    indexFile,
  ],
};

/** The parser refers to the constant of validators, which belongs to the operation's validator. */
function parserPart(operation: OperationCode): FilePart {
  const { kind, names, label, local } = operation;
  const rules = parameterRules(operation, "rule");
  const [type, make, descriptor] =
    kind === "module"
      ? ["ModuleParser", "moduleParser", moduleType(names)]
      : ["EndpointParser", "endpointParser", `typeof ${names.descriptor}`];
  return {
    imports: [types("runtime/validate", type), values("runtime/validate", make), ...rules.imports],
    statements: [
      constant(
        names.parse,
        generic(local(type), named(descriptor)),
        pureCall(local(make), [names.descriptor, ...optionalArgument(rules.text)]),
        docComment([`Parses the parameters of ${label} in a request, as the server does.`]),
      ),
    ],
  };
}
