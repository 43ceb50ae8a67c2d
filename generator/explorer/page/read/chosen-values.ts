import { isRequested } from "../../../../templates/runtime/response/response-expectation.js";
import type { Requester } from "../../../../templates/runtime/response/response-expectation.js";
import { splitValues } from "../../../../templates/runtime/wire/wire-text.js";
import { runtimeModule } from "../../../emit/parts/descriptor.js";
import { moduleParameters } from "../../../spec/model/expansion.js";
import type { ModuleOperation } from "../../../spec/model/operation.js";
import type { Parameter } from "../../../spec/model/parameter.js";
import { fieldsIn } from "../../../spec/model/result-fields.js";
import type { ModuleResult, ResultCondition, ResultField } from "../../../spec/model/result.js";

/** A parameter that decides which fields a response has, and the values that do. */
export interface Selector {
  readonly parameter: Parameter;
  readonly wireName: string;
  /** Empty if the presence of the parameter decides. */
  readonly values: readonly string[];
}

/** The parameters that the fields of a result depend on, in the order of the module. */
export function selectorsOf(module: ModuleOperation, result: ModuleResult): readonly Selector[] {
  const conditions = [...result.response, ...result.generator].flatMap(conditionsIn);
  const named = new Set(conditions.map(({ parameter }) => parameter));
  return module.parameters
    .filter(({ name }) => named.has(name))
    .map((parameter) => {
      const wanted = conditions
        .filter((condition) => condition.parameter === parameter.name)
        .flatMap(({ values = [] }) => values);
      const values =
        parameter.type.kind === "enum" && wanted.length > 0 ? parameter.type.values : [];
      return { parameter, wireName: module.prefix + parameter.name, values };
    });
}

function conditionsIn({ when, shape }: ResultField): readonly ResultCondition[] {
  return [...when, ...fieldsIn(shape).flatMap(conditionsIn)];
}

/** The values of a parameter in a query, or its default. */
export function chosenValues(
  { prefix }: Pick<ModuleOperation, "prefix">,
  { name, type, multi, default: value }: Parameter,
  query: URLSearchParams,
): readonly string[] {
  const text = query.get(prefix + name);
  if (text === null)
    return value === undefined || value === false ? [] : [value].flat().map(String);
  if (multi && type.kind === "enum" && text === multi.allspecifier) return type.values;
  return multi ? (text === "" ? [] : splitValues(text)) : [text];
}

/** Returns whether a request with a query asks for a field. */
export function fieldTest(
  module: ModuleOperation,
  query: URLSearchParams,
): (field: Pick<ResultField, "when">) => boolean {
  const parameters = new Map(
    moduleParameters(module).closed.map(({ parameter }) => [parameter.name, parameter]),
  );
  const requester: Requester = {
    module: runtimeModule(module),
    valuesOf: (name) => {
      const parameter = parameters.get(name);
      return parameter ? chosenValues(module, parameter, query) : [];
    },
  };
  return ({ when }) =>
    isRequested(
      {
        is: "unknown",
        when: Object.fromEntries(when.map(({ parameter, values }) => [parameter, values ?? true])),
      },
      requester,
    );
}
