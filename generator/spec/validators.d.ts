/** What ajv reports of a value; the part that diagnostics are made of. */
export interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A validator compiled from spec/schemas/; after false, `errors` says why. */
export interface SchemaValidator {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

export declare const catalogue: SchemaValidator;
export declare const protocol: SchemaValidator;
export declare const directory: SchemaValidator;
export declare const config: SchemaValidator;
