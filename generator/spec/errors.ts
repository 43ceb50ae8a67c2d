/** What an ajv validator had to say against the last value; nothing after one that fits. */
export function errorsOf<Error>(validate: {
  readonly errors?: readonly Error[] | null | undefined;
}): readonly Error[] {
  return validate.errors ?? [];
}
