import type { VariableStatementStructure } from "ts-morph";
import { moduleParameters } from "../../model/expansion.js";
import type { ModuleOperation } from "../../model/operation.js";
import { values } from "../../typescript/fragment.js";
import type { Import } from "../../typescript/fragment.js";
import { localConstant, pureCall } from "./statement.js";

/** The constant that makes the requests of a module, and the imports it needs. */
export interface RequestMakerConstant {
  readonly imports: readonly Import[];
  readonly statement: VariableStatementStructure;
}

/** Writes `const requests = moduleRequests(…)`, with the parts of the runtime that the module needs. */
export function requestMaker(operation: ModuleOperation, descriptor: string): RequestMakerConstant {
  const parts = requestParts(operation);
  const names = parts.map(({ name }) => name).join(", ");
  const args = [descriptor, "requestRoot", ...(names === "" ? [] : [`{ ${names} }`])];
  return {
    imports: [
      values("runtime/client", "moduleRequests"),
      ...parts.map(({ file, name }) => values(file, name)),
    ],
    statement: localConstant("requests", pureCall("moduleRequests", args)),
  };
}

/** A function of the runtime that only the requests of some modules need. */
interface RequestPart {
  readonly name: string;
  readonly file: string;
}

function requestParts(operation: ModuleOperation): readonly RequestPart[] {
  const { open } = moduleParameters(operation);
  const bodies = operation.result?.bodies ?? [];
  return [
    ...(open.length > 0 ? [{ name: "namedByTemplate", file: "runtime/client" }] : []),
    ...(bodies.length > 0 ? [{ name: "responseForm", file: "runtime/client" }] : []),
  ];
}
