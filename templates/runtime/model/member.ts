import { isObjectOrArray } from "./json.js";

/**
 * Returns a member of an object by name, including its class's methods but not the members of
 * `Object.prototype`.
 */
export function memberOf(object: object, name: string): unknown {
  return Object.hasOwn(object, name) || !(name in Object.prototype)
    ? Reflect.get(object, name)
    : undefined;
}

/**
 * Whether an object inherits members, which requests do not send. Members of `Object.prototype` are
 * ignored.
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

/** Returns a record's own member. */
export function ownMember<Member>(
  members: Readonly<Record<string, Member>>,
  name: string,
): Member | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

/** Sets a member. Unlike an assignment, this accepts `__proto__` as a name. */
export function defineMember(args: object, name: string, value: unknown): void {
  Object.defineProperty(args, name, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

/** Returns a member of an object; undefined for other values. */
export function propertyOf(value: unknown, name: string): unknown {
  return isObjectOrArray(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
