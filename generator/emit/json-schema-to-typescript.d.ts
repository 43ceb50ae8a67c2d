import type { JSONSchema, Options } from "json-schema-to-typescript";

/** From `json-schema-to-typescript`, which the build bundles without its formatter. */
export function compile(
  schema: JSONSchema,
  name: string,
  options: Partial<Options> & { readonly format: false },
): Promise<string>;
