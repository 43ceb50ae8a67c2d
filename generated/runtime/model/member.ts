// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/**
 * The member of an object under a name, including methods of its class. Members of all objects do
 * not count.
 */
export function memberOf(object: object, name: string): unknown {
  return Object.hasOwn(object, name) || !(name in Object.prototype)
    ? Reflect.get(object, name)
    : undefined;
}

/**
 * Whether an object inherits members, which requests do not send. Members of all objects do not
 * count.
 */
export function inheritsMembers(object: object): boolean {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library types it as any
  const above = Object.getPrototypeOf(object) as object | null;
  return (
    above !== null &&
    above !== Object.prototype &&
    (Object.getOwnPropertyNames(above).some((name) => !(name in Object.prototype)) ||
      inheritsMembers(above))
  );
}

/** Unlike an assignment, this accepts `__proto__` as a name. */
export function defineMember(args: object, name: string, value: unknown): void {
  Object.defineProperty(args, name, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}
