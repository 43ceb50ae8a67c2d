import type {
  PayloadError,
  PayloadValidator,
} from "../../../../templates/runtime/model/payload.js";

/** A difference between a value and its description. */
export interface SchemaFinding {
  /** The keyword of the schema. */
  readonly code: string;
  /** Names and indices from the value down. */
  readonly path: readonly string[];
  readonly message: string;
}

/** Lists the differences between a value and its schema; each one once. */
export function schemaFindings(
  validate: PayloadValidator<unknown>,
  value: unknown,
): readonly SchemaFinding[] {
  if (validate(value)) return [];
  const findings = (validate.errors ?? []).map(findingOf);
  return [...new Map(findings.map((each) => [JSON.stringify(each), each])).values()];
}

function findingOf({ keyword, instancePath, message }: PayloadError): SchemaFinding {
  const path = instancePath
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  return { code: keyword, path, message: message ?? "does not match its schema" };
}
