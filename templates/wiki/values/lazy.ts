/** A function that computes a value at its first call. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** An object whose members are computed when they are first read. */
export function lazyObject<Members extends object>(makers: {
  readonly [Name in keyof Members]: () => Members[Name];
}): Members {
  const members = Object.fromEntries(
    Object.entries<() => unknown>(makers).map(([name, make]) => [
      name,
      { enumerable: true, configurable: true, get: once(make) },
    ]),
  );
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each maker returns the member of its name
  return Object.defineProperties({}, members) as Members;
}
