import type { SchemaDescriptor } from "../model/descriptor.js";
import type { PayloadError, PayloadValidator } from "../model/payload.js";
import type { Violation } from "../model/violation.js";
import { valueText } from "../model/violation.js";
import type { Check } from "../rules/check.js";
import { enumeration } from "../rules/enumeration.js";
import { float, integer } from "../rules/number.js";
import type { ParsedRule, Rules } from "../rules/rule.js";
import { stops } from "../rules/rule.js";
import { plainJson } from "../content/json-codec.js";
import { fitsShape, wireShapeText } from "./shape-values.js";

/** Parameter validators by their names in descriptors. */
export type SchemaValidators = Readonly<Record<string, PayloadValidator<unknown>>>;

/** Returns the rules for the parameter types of OpenAPI operations. */
export function operationRules(validators?: SchemaValidators): Rules {
  return { enum: enumeration, float, integer, schema: schemaRule(validators) };
}

/** Creates the rule for parameters that a JSON Schema describes. Their strings are JSON. */
export function schemaRule(validators: SchemaValidators = {}): ParsedRule<SchemaDescriptor> {
  return {
    kind: "parsed",
    read(text, param, report) {
      let value: unknown;
      try {
        value = (param.json ?? plainJson).read(text);
      } catch {
        report.error("badvalue", "must be JSON");
        return undefined;
      }
      return stops(schemaViolation(value, param, validators), report) ? undefined : value;
    },
  };
}

/** Creates the check for values that a JSON Schema describes. */
export function schemaValueCheck(validators: SchemaValidators = {}): Check<SchemaDescriptor> {
  return { run: (value, param) => schemaViolation(value, param, validators) };
}

function schemaViolation(
  value: unknown,
  { shape, schema }: SchemaDescriptor,
  validators: SchemaValidators,
): Violation | undefined {
  const validate =
    schema !== undefined && Object.hasOwn(validators, schema) ? validators[schema] : undefined;
  if (!validate)
    return fitsShape(value, shape)
      ? undefined
      : { code: "badvalue", text: `must be ${wireShapeText(shape)}, not ${valueText(value)}` };
  if (validate(value)) return undefined;
  const texts = new Set((validate.errors ?? []).map(errorText));
  return { code: "badvalue", text: [...texts].join("; ") || "does not match its schema" };
}

function errorText({ instancePath, message = "does not match its schema" }: PayloadError): string {
  return instancePath === "" ? message : `${instancePath} ${message}`;
}
