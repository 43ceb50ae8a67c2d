import { moduleParameters } from "../../spec/model/expansion.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import type { PlannedCatalogue, PlannedModule } from "../plan/planned.js";
import { rootFolder } from "../plan/replace-roots.js";
import { types, values } from "../../base/fragment.js";
import type { Import } from "../../base/fragment.js";
import { generic, literalType, named } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";
import { localNames } from "../../base/local-names.js";
import { formatVersion } from "./format-version.js";
import { hasParameters, moduleType, paramsType } from "./params-type.js";
import { pureCall } from "./statement.js";
import { hasInheritedName, mustBeGiven } from "./value-type.js";

/** The builder of a module: its type, its initializer, and the imports that both need. */
export interface ModuleBuilder {
  readonly type: TypeExpression;
  readonly initializer: string;
  readonly imports: readonly Import[];
}

/** The format version that the types of builders have by default. */
const USUAL_VERSION = "2";

/** The builder of a module. The options of a query module may name pages. */
export function moduleBuilder(
  module: PlannedModule,
  { names: specNames, model }: PlannedCatalogue,
): ModuleBuilder {
  const { operation, names, identifiers } = module;
  const local = localNames(identifiers);
  const parameters = moduleParameters(operation).closed.map(({ parameter }) => parameter);
  const isQuery = operation.path.startsWith("query+");
  const options = isQuery ? "QueryOptions" : "RequestOptions";
  const isRequired = parameters.some(mustBeGiven);
  const inherits = hasInheritedName(parameters);
  const hasParams = hasParameters(operation);
  const params = paramsType(module);
  const kind = `${hasParams ? (isRequired ? "Required" : "") : "Plain"}${isQuery ? "Query" : "Action"}Builder`;
  const version = formatVersion(model);
  const make = hasParams ? "moduleRequests" : "plainRequests";
  const parts = hasParams ? requestParts(operation) : [];
  const partNames = parts.map((name) => memberText(name, local(name))).join(", ");
  return {
    type: generic(
      local(kind),
      named(moduleType(module)),
      ...(hasParams ? [params] : []),
      named(options),
      ...(hasParams && !isRequired ? [named("{}")] : []),
      ...(version === USUAL_VERSION && !inherits ? [] : [literalType(version)]),
      ...(inherits ? [generic(local("Inheriting"), params)] : []),
    ),
    initializer: pureCall(local(make), [
      names.descriptor,
      "requestRoot",
      ...(partNames === "" ? [] : [`{ ${partNames} }`]),
    ]),
    imports: [
      types("runtime/client", kind),
      ...(inherits ? [types("runtime/client", "Inheriting")] : []),
      values("runtime/client", make),
      ...parts.map((name) => values("runtime/client", name)),
      types(`${rootFolder(specNames)}/options`, options),
      values(`${rootFolder(specNames)}/options`, "requestRoot"),
    ],
  };
}

/** A member of an object with the value of a constant. */
function memberText(name: string, constant: string): string {
  return name === constant ? name : `${name}: ${constant}`;
}

/** The functions of the runtime that only the requests of some modules need. */
function requestParts(operation: ModuleOperation): readonly string[] {
  const { closed, open } = moduleParameters(operation);
  const bodies = operation.result?.bodies ?? [];
  const parameters = [...closed.map(({ parameter }) => parameter), ...open];
  const hasUpload = parameters.some(({ type }) => type.kind === "upload");
  return [
    ...(open.length > 0 ? ["namedByTemplate"] : []),
    ...(bodies.length > 0 ? ["responseForm"] : []),
    ...(hasUpload ? ["uploadedFiles"] : []),
  ];
}
