import {
  BODY_KEY,
  composedOpenApi,
  textOfValue,
} from "../../../../generator/explorer/page/endpoint-request.js";
import type { ComposedOpenApi } from "../../../../generator/explorer/page/endpoint-request.js";
import { plannedBuilders } from "../../../../generator/cli/builder-imports.js";
import { analyse } from "../../../../generator/pipeline.js";
import type { SpecInput } from "../../../../generator/spec/input.js";
import type { Content } from "../../../../generator/spec/model/exchange.js";
import type {
  EndpointOperation,
  ModuleOperation,
} from "../../../../generator/spec/model/operation.js";
import type { EndpointParameter, Parameter } from "../../../../generator/spec/model/parameter.js";
import type { JsonSchema } from "../../../../generator/spec/schema/json-schema.js";
import { samplesOf } from "../../../../generator/spec/schema/sample.js";
import { drawFrom } from "../../../../templates/runtime/sample/draw.js";
import { sampled } from "../../../../templates/runtime/sample/sample.js";
import { storeOf } from "./stores.js";

/** The texts of a form in the address of the page: none, those that are required, and all. */
export type Forms = Readonly<Record<"empty" | "required" | "all", string>>;

/** The forms of a module. */
export function moduleForms({ prefix, parameters }: ModuleOperation): Forms {
  const pairsOf = (filled: readonly Parameter[]) =>
    filled.map((each) => [prefix + each.name, textOf(each)] as const);
  const required = parameters.filter((each) => each.required);
  // Flags change what other parameters mean, and a continuation belongs to an earlier response.
  const all = parameters.filter(({ name, type }) => type.kind !== "boolean" && name !== "continue");
  return { empty: "", required: query(pairsOf(required)), all: query(pairsOf(all)) };
}

function textOf({ type, tokentype }: Parameter): string {
  // The token of the account that is not logged in.
  if (tokentype !== undefined) return "+\\";
  switch (type.kind) {
    case "enum":
      return type.values.find((value) => value !== "") ?? "";
    case "integer":
    case "limit":
      return "1";
    case "timestamp":
      return "2020-01-01T00:00:00Z";
    case "expiry":
      return "infinite";
    case "namespace":
      return "0";
    default:
      return "A";
  }
}

/** An OpenAPI document as the page has it; undefined for a spec with errors, and of another kind. */
export function composedInput(input: SpecInput): ComposedOpenApi | undefined {
  const { value } = analyse(input);
  if (value?.kind !== "openapi") return undefined;
  const builders = plannedBuilders(value, { file: (path) => `./${path}.js`, client: "" });
  const client = "./runtime/client.js";
  return composedOpenApi(
    storeOf({ name: value.names.folder, model: value.model, builders, client }),
  );
}

/** The forms of an operation, with values that their schemas allow. */
export function endpointForms({ model }: ComposedOpenApi, operation: EndpointOperation): Forms {
  const samples = samplesOf(model.schemas);
  const sampleOf = (schema: JsonSchema, name: string): unknown => {
    const rule = samples.of(schema, name);
    return rule && sampled(rule, drawFrom(1, name), { named: samples.named, sampleValues: {} });
  };
  const pairOf = (parameter: EndpointParameter) => {
    const { name, type } = parameter;
    const text =
      type.kind === "schema"
        ? textOfValue(parameter, sampleOf(type.schema, name))
        : type.kind === "boolean"
          ? "true"
          : textOf(parameter);
    return [name, text] as const;
  };
  const { body, parameters } = operation;
  const [content] = body?.contents ?? [];
  const value = content && sampleOf(content.schema, "body");
  const text = content && value !== undefined ? bodyText(value, content.form) : undefined;
  const bodies = text === undefined ? [] : [[BODY_KEY, text] as const];
  const required = parameters.filter((each) => each.required).map(pairOf);
  return {
    empty: "",
    required: query([...required, ...(body?.required === true ? bodies : [])]),
    all: query([...parameters.map(pairOf), ...bodies]),
  };
}

/** The text of a body; undefined for a form without fields, which no multipart body can have. */
function bodyText(value: unknown, form: Content["form"]): string | undefined {
  const fields = Object.entries(Object(value)).map(([name, member]): [string, string] => [
    name,
    typeof member === "string" ? member : JSON.stringify(member),
  ]);
  switch (form) {
    case "form":
      return String(new URLSearchParams(fields));
    case "multipart":
      if (fields.length === 0) return undefined;
      return fields
        .flatMap(([name, text]) => [
          "--x1",
          `content-disposition: form-data; name="${name}"`,
          "",
          text,
        ])
        .concat("--x1--", "")
        .join("\r\n");
    case "text":
    case "binary":
      return String(value);
    case "json":
      return JSON.stringify(value);
  }
}

function query(pairs: readonly (readonly [string, string])[]): string {
  return String(new URLSearchParams(pairs.map(([name, text]) => [name, text])));
}
