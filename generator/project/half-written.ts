/**
 * A folder is in an inconsistent state, because both the change and its rollback failed. `cause` is
 * the first error.
 */
export class HalfWrittenError extends Error {
  override readonly name = "HalfWrittenError";
}
