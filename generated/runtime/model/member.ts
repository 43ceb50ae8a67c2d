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
 * The name of a member that the object inherits, which requests do not send. Members of all objects
 * do not count.
 */
export function inheritedMember(object: object): string | undefined {
  const isInherited = (name: string): boolean =>
    !(name in Object.prototype) && !Object.hasOwn(object, name);
  let at = prototypeOf(object);
  while (at && at !== Object.prototype) {
    const name = Object.getOwnPropertyNames(at).find(isInherited);
    if (name !== undefined) return name;
    at = prototypeOf(at);
  }
  return undefined;
}

function prototypeOf(object: object): object | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library types it as any
  return Object.getPrototypeOf(object) as object | null;
}
