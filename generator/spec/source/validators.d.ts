import type {
  Catalogue,
  Config,
  Corrections,
  Descriptions,
  OpenApiDocument,
  Protocol,
  Result,
  Scenario,
  Site,
} from "./types.js";

/** An error of ajv, as far as diagnostics use it. */
export interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** The key that is wrong, for errors about the names of keys. */
  readonly propertyName?: string;
}

/**
 * A validator compiled from spec/schemas/. After it returned false, `errors` contains the reasons.
 */
export interface SchemaValidator<Shape> {
  (value: unknown): value is Shape;
  errors?: readonly SchemaError[] | null;
}

export declare const catalogue: SchemaValidator<Catalogue>;
export declare const protocol: SchemaValidator<Protocol>;
export declare const openapi: SchemaValidator<OpenApiDocument>;
export declare const config: SchemaValidator<Config>;
export declare const site: SchemaValidator<Site>;
export declare const result: SchemaValidator<Result>;
export declare const corrections: SchemaValidator<Corrections>;
export declare const descriptions: SchemaValidator<Descriptions>;
export declare const scenario: SchemaValidator<Scenario>;
