/** An error in a payload. */
export interface PayloadError {
  /** A JSON pointer to the invalid part. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Returns whether a value is a valid payload. ajv compiles validators in advance. */
export interface PayloadValidator<Payload> {
  (value: unknown): value is Payload;
  /** The errors from the last call if it returned false. */
  errors?: readonly PayloadError[] | null;
}
