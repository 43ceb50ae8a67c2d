import type { ErrorObject } from "ajv";
import { int64Integers } from "../../templates/runtime/content/int64-json.js";
import type { OpenApiModel } from "../spec/model/spec-model.js";
import { dataSchema } from "../emit/parts/stub-data.js";
import { stubPlan } from "../emit/parts/stub-operations.js";
import type { Collection } from "../emit/parts/stub-writes.js";
import { samplesOf } from "../spec/schema/sample.js";
import { errorSentence, errorsOf } from "../spec/source/validate-shape.js";

/** A problem in the data for a stub. */
export interface DataIssue {
  /** The JSON pointer of the invalid part; empty for the complete data. */
  readonly pointer: string;
  /** The problem, as a sentence. */
  readonly reason: string;
  /** The fix, as a sentence. */
  readonly help: string;
}

/**
 * Checks the data for a stub of an OpenAPI document: each record against the document's schemas,
 * and the uniqueness of keys in each collection.
 *
 * @param value the parsed content of the data file
 * @param exact the content with integers that keep all digits
 * @returns every problem; an empty list if the data is valid
 */
export async function checkOpenApiData(
  model: OpenApiModel,
  value: unknown,
  exact: unknown = value,
): Promise<readonly DataIssue[]> {
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  const { collections } = stubPlan(model, samplesOf(model.schemas));
  const names = collections.map(({ name }) => name);
  const validate = new Ajv2020({
    allErrors: true,
    strict: false,
    validateFormats: false,
    // Objects inherit members, which must not count as required members.
    ownProperties: true,
  }).compile(dataSchema(model, collections));
  return validate(value)
    ? duplicateKeyIssues(exact, collections)
    : errorsOf(validate).map((error) => dataIssueOf(error, names));
}

function dataIssueOf(error: ErrorObject, names: readonly string[]): DataIssue {
  const { keyword, instancePath: pointer, params } = error;
  if (pointer === "" && keyword === "additionalProperties")
    return {
      pointer,
      reason: `The data has a member ${quoted(params["additionalProperty"])}, which is not a collection in the OpenAPI document.`,
      help: `Use ${names.map(quoted).join(", ")}.`,
    };
  return { pointer, reason: errorSentence(error), help: helpOf(keyword, params, names) };
}

function helpOf(
  keyword: string,
  params: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string {
  switch (keyword) {
    case "required":
      return `Add the property ${quoted(params["missingProperty"])}.`;
    case "additionalProperties":
      return `Remove the property ${quoted(params["additionalProperty"])}.`;
    case "type":
      return params["type"] === "object" && names.length > 0
        ? `Use an object; the complete data is { ${quoted(names[0])}: [ … ] }.`
        : `Write a value of type ${String(params["type"])} here.`;
    default:
      return "Change the value. The `schemas` target generates schemas/data.json, which describes valid values.";
  }
}

/** Reports records with the same key as an earlier record in the collection. */
function duplicateKeyIssues(
  data: unknown,
  collections: readonly Collection[],
): readonly DataIssue[] {
  return collections.flatMap(({ name, key }) => {
    const rows = memberOf(data, name);
    if (key === undefined || !Array.isArray(rows)) return [];
    const seen = new Map<unknown, number>();
    return rows.flatMap((row: unknown, index): readonly DataIssue[] => {
      const own = memberOf(row, key);
      const before = seen.get(own);
      if (before === undefined) {
        seen.set(own, index);
        return [];
      }
      const pointer = `/${name}/${index}/${key}`;
      return [
        {
          pointer,
          reason: `${pointer} is ${int64Integers.exact.write(own)}, the same as /${name}/${before}/${key}.`,
          help: `Use a different ${quoted(key)} for each record.`,
        },
      ];
    });
  });
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

function quoted(name: unknown): string {
  return JSON.stringify(name);
}
