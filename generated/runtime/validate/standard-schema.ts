// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/**
 * The part of Standard Schema (version 1) that validators implement, so that other libraries accept
 * them.
 */
export interface StandardSchema<Value> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "paramsmith";
    readonly validate: (value: unknown) => StandardResult<Value>;
    readonly types?: { readonly input: Value; readonly output: Value } | undefined;
  };
}

/** A value, or issues. */
export type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  readonly path: readonly string[];
}

/**
 * The part of Standard JSON Schema (version 1) that `withJsonSchema` adds, so that form libraries and
 * function-calling frameworks can read the schema of a validator.
 */
export interface StandardJsonSchema<Value> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "paramsmith";
    readonly types?: { readonly input: Value; readonly output: Value } | undefined;
    readonly jsonSchema: {
      /** The JSON Schema of accepted values. */
      readonly input: (options: JsonSchemaOptions) => Record<string, unknown>;
      /** The JSON Schema of returned values: the same, because a validator does not change values. */
      readonly output: (options: JsonSchemaOptions) => Record<string, unknown>;
    };
  };
}

export interface JsonSchemaOptions {
  /** `draft-2020-12`, `draft-07` or `openapi-3.0`; others are errors. */
  readonly target: string;
}
