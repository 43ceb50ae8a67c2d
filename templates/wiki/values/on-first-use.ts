/** Returns a function that makes a value at its first call, and returns the same value at each call. What `make` refers to is released then. */
export function onFirstUse<Value>(make: () => Value): () => Value {
  let state: { readonly make: () => Value } | { readonly value: Value } = { make };
  return () => {
    if ("make" in state) state = { value: state.make() };
    return state.value;
  };
}

/** The members of an object, as functions that make them. */
type Makers<Members extends object> = { readonly [Name in keyof Members]: () => Members[Name] };

/** An object whose members are made at their first use. */
export function lazyMembers<Members extends object>(makers: Makers<Members>): Members {
  const members = {};
  for (const [name, make] of Object.entries<() => unknown>(makers))
    Object.defineProperty(members, name, { get: onFirstUse(make), enumerable: true });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each member has a maker of its type
  return members as Members;
}

/** A copy of an object with some other members. The members that are kept are read at their first use. */
export function withMembers<Members extends object, Others extends object>(
  kept: Members,
  others: Others,
): Members & Others {
  const copy = {};
  for (const source of [kept, others])
    for (const name of Object.keys(source)) {
      const get = (): unknown => Reflect.get(Object.hasOwn(others, name) ? others : kept, name);
      Object.defineProperty(copy, name, { get, enumerable: true, configurable: true });
    }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it has the members of both
  return copy as Members & Others;
}
