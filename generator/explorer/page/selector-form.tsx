import { isRequested } from "../../../templates/runtime/response/response-expectation.js";
import type { Requester } from "../../../templates/runtime/response/response-expectation.js";
import { joinValues, splitValues } from "../../../templates/runtime/wire/wire-text.js";
import { runtimeModule } from "../../emit/parts/descriptor.js";
import { moduleParameters } from "../../spec/model/operation.js";
import type { ModuleOperation } from "../../spec/model/operation.js";
import type { Parameter } from "../../spec/model/parameter.js";
import { fieldsIn } from "../../spec/model/result-fields.js";
import type { ModuleResult, ResultCondition, ResultField } from "../../spec/model/result.js";
import type { Address } from "../address.js";
import { setParameter } from "./navigation.js";
import { Code } from "./prose.js";

/** The input of the form that chooses fields. */
interface SelectorFormProps {
  readonly module: ModuleOperation;
  readonly selectors: readonly Selector[];
  readonly address: Address;
  readonly query: URLSearchParams;
}

/** The values of parameters that determine a response's fields. The URL stores them. */
export function SelectorForm(props: SelectorFormProps) {
  return (
    <div class="selectors">
      {props.selectors.map((selector) =>
        selector.values.length > 0 ? (
          <ValueBoxes {...props} selector={selector} key={selector.wireName} />
        ) : (
          <PresenceBox {...props} selector={selector} key={selector.wireName} />
        ),
      )}
    </div>
  );
}

type OneSelectorProps = SelectorFormProps & { readonly selector: Selector };

/** A checkbox for each value of a list, or a choice of one value. */
function ValueBoxes({ module, selector, address, query }: OneSelectorProps) {
  const { parameter, wireName, values } = selector;
  const chosen = chosenValues(module, parameter, query);
  const { multi } = parameter;
  const toggle = (value: string): void => {
    const next = multi
      ? values.filter((each) => chosen.includes(each) !== (each === value))
      : [value];
    setParameter(address, wireName, joinValues(next));
  };
  return (
    <fieldset>
      <legend>
        <Code text={wireName} />
      </legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type={multi ? "checkbox" : "radio"}
            name={wireName}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />{" "}
          <Code text={value} />
        </label>
      ))}
    </fieldset>
  );
}

/** A box for a flag. Other parameters need a value, which a form asks for. */
function PresenceBox({ module, selector, address, query }: OneSelectorProps) {
  const { parameter, wireName } = selector;
  const isGiven = chosenValues(module, parameter, query).length > 0;
  return (
    <label>
      <input
        type="checkbox"
        checked={isGiven}
        disabled={parameter.type.kind !== "boolean" && !isGiven}
        onChange={() => setParameter(address, wireName, isGiven ? undefined : "1")}
      />{" "}
      <Code text={wireName} />
      {parameter.type.kind !== "boolean" && " with a value"}
    </label>
  );
}

/** A parameter that decides which fields a response has, and the values that do. */
interface Selector {
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
        .flatMap(({ values }) => values || []);
      const values =
        parameter.type.kind === "enum" && wanted.length > 0 ? parameter.type.values : [];
      return { parameter, wireName: module.prefix + parameter.name, values };
    });
}

function conditionsIn({ when, shape }: ResultField): readonly ResultCondition[] {
  return [...when, ...fieldsIn(shape).flatMap(conditionsIn)];
}

/** The values of a parameter in a query, or its default. */
function chosenValues(
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
