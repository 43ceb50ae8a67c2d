import { endpointLabel } from "../../../templates/runtime/openapi/endpoint.js";
import type { StubOperation } from "../../../templates/runtime/openapi/stub/definition.js";
import type { StubFilter } from "../../../templates/runtime/openapi/stub/filters.js";
import type { WriteOperation } from "../../../templates/runtime/openapi/stub/write.js";
import type { StubPlan } from "./stub-operations.js";
import type { ModuleHelp } from "../../../templates/wiki/call/module-help.js";
import type { ModuleOperation } from "../../spec/model/operation.js";

/** Lists the response of each operation in a stub. */
export function operationTexts({ operations }: StubPlan): readonly string[] {
  return operations.map(({ operation, implementation }) => {
    const parameters = operation.parameters.map(({ name }) => name);
    return `- \`${endpointLabel(operation)}\`: ${responseText(implementation, parameters)}`;
  });
}

/** Describes the response of an operation, and the parameters that the stub ignores. */
function responseText(operation: StubOperation, parameters: readonly string[]): string {
  switch (operation.kind) {
    case "list": {
      const { page, size } = operation.paging;
      const pages = [page, size].filter((name) => name !== undefined);
      const paged = pages.length > 0 ? `, in pages by ${codes(pages)}` : "";
      const kept = operation.filters.map(filterText).join("");
      const empty = operation.search ? "; empty without a filter" : "";
      const rest = unused(parameters, [...pages, ...operation.filters.map(parameterOf)]);
      return `the rows of ${codes([operation.collection])}${paged}${kept}${empty}${rest}.`;
    }
    case "item":
      return `a row of ${codes([operation.collection])}${operation.filters.map(filterText).join("")}${unused(
        parameters,
        operation.filters.map(parameterOf),
      )}.`;
    case "write":
      return writeText(operation, parameters);
    case "sample":
      return `a sample response, without stored data${unused(parameters, [])}.`;
    case "text":
      return `sample text, without stored data${unused(parameters, [])}.`;
    case "empty":
      return `no body${unused(parameters, [])}.`;
    case "response":
      return `status ${operation.status}, as documented${unused(parameters, [])}.`;
    case "none":
      return `status 501. ${operation.why}`;
  }
}

/** Describes a change, and the members of bodies that are stored. */
function writeText(
  { change, collection, filters, members, created }: WriteOperation,
  parameters: readonly string[],
): string {
  const kept = filters.map(filterText).join("");
  const rest = unused(parameters, filters.map(parameterOf));
  const stored = members.length > 0 ? ` using ${codes(members)} in the body` : "";
  switch (change) {
    case "create":
      return `adds a row to ${codes([collection])}${stored}${rest}.`;
    case "replace":
      return `replaces a row of ${codes([collection])}${kept}${stored}${created ? ", or adds it" : ""}${rest}.`;
    case "merge":
      return `changes a row of ${codes([collection])}${kept}${stored}${rest}.`;
    case "remove":
      return `removes a row of ${codes([collection])}${kept}${rest}.`;
  }
}

function filterText({ parameter, match, properties }: StubFilter): string {
  const where = codes(properties);
  if (match === "part") return `, filtered by ${codes([parameter])} in ${where}, ignoring case`;
  return properties.includes(parameter)
    ? `, filtered by ${where}`
    : `, filtered by ${where} equal to ${codes([parameter])}`;
}

function unused(parameters: readonly string[], used: readonly string[]): string {
  const rest = parameters.filter((name) => !used.includes(name));
  return rest.length > 0 ? `; ${codes(rest)} is ignored` : "";
}

function parameterOf({ parameter }: StubFilter): string {
  return parameter;
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}

/** Help texts for modules and parameters by path, for the stub that `serve` starts. */
export function detailedHelp(
  operations: readonly ModuleOperation[],
): Readonly<Record<string, ModuleHelp>> {
  return helpByPath(operations, (operation) => {
    const described = [...operation.parameters, ...operation.templated].flatMap(
      ({ name, description }) => (description === undefined ? [] : [[name, description] as const]),
    );
    return described.length === 0 ? {} : { parameters: Object.fromEntries(described) };
  });
}

type Described = Pick<ModuleOperation, "path" | "description" | "manual">;

/**
 * Help texts for modules by path, for generated stubs. Only module files contain the parameters'
 * help texts.
 */
export function moduleHelp(operations: readonly Described[]): Readonly<Record<string, ModuleHelp>> {
  return helpByPath(operations, () => ({}));
}

function helpByPath<Operation extends Described>(
  operations: readonly Operation[],
  detailsOf: (operation: Operation) => Pick<ModuleHelp, "parameters">,
): Readonly<Record<string, ModuleHelp>> {
  return Object.fromEntries(
    operations.flatMap((operation): [string, ModuleHelp][] => {
      const { path, description = "", manual } = operation;
      const texts = { description, ...(manual !== undefined && { manual }) };
      return description === "" ? [] : [[path, { ...texts, ...detailsOf(operation) }]];
    }),
  );
}
