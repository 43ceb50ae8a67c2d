// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** One thing that is wrong with a payload. */
export interface PayloadError {
  /** JSON pointer to the part. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A validator that ajv compiled ahead; it needs nothing at run time. */
export interface PayloadValidator<Payload> {
  (value: unknown): value is Payload;
  /** Of the last call that gave false. */
  errors?: readonly PayloadError[] | null;
}
