/** One error of a payload. */
export interface PayloadError {
  /** JSON pointer to the part. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** Returns whether a value is a payload. ajv compiles validators in advance. */
export interface PayloadValidator<Payload> {
  (value: unknown): value is Payload;
  /** The errors of the last call, if it returned false. */
  errors?: readonly PayloadError[] | null;
}
