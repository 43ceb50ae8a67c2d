/**
 * The member of an object under a name, including methods of its class. Members of all objects do
 * not count.
 */
export function memberOf(object: object, name: string): unknown {
  return Object.hasOwn(object, name) || !(name in Object.prototype)
    ? Reflect.get(object, name)
    : undefined;
}
