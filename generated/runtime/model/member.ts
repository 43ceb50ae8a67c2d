// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** What an object has under a name, a method of its class too; what every object has does not count. */
export function memberOf(object: object, name: string): unknown {
  return Object.hasOwn(object, name) || !(name in Object.prototype)
    ? Reflect.get(object, name)
    : undefined;
}
