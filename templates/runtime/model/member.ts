import { isObjectOrArray } from "./json.js";

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

/** The own member of a record. */
export function ownMember<Member>(
  members: Readonly<Record<string, Member>>,
  name: string,
): Member | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined;
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

/** The value of a member of an object; undefined for anything else. */
export function propertyOf(value: unknown, name: string): unknown {
  return isObjectOrArray(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
