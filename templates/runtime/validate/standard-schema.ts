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

/** A value or issues. */
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
      /** Returns the JSON Schema of accepted values. */
      readonly input: (options: JsonSchemaOptions) => Record<string, unknown>;
      /**
       * Returns the JSON Schema of returned values, which is the same, since validators do not
       * change values.
       */
      readonly output: (options: JsonSchemaOptions) => Record<string, unknown>;
    };
  };
}

export interface JsonSchemaOptions {
  /** `draft-2020-12`, `draft-07` or `openapi-3.0`. Other targets are errors. */
  readonly target: string;
}
