/** One error of a payload. */
export interface PayloadError {
  /** JSON pointer to the part. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** A validator that ajv compiled ahead of time, without dependencies. */
export interface PayloadValidator<Payload> {
  (value: unknown): value is Payload;
  /** Of the last call that gave false. */
  errors?: readonly PayloadError[] | null;
}
