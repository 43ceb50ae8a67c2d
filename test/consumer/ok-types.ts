/** True where two types are the same, and not merely assignable to each other. */
export type Same<A, B> =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- only functions are compared that exactly
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** The members of an intersection as one object type. */
export type Fields<T> = { [Name in keyof T]: T[Name] };

/** Compiles only for true. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the parameter is the statement
export function holds<T extends true>(): T | undefined {
  return undefined;
}
