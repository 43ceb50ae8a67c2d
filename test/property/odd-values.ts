/** A class whose instances have members of their own and inherit others. */
export class Inheriting {
  readonly kind = "Cat";
  get a(): number {
    return 1;
  }
}

function cyclic(): object {
  const value: Record<string, unknown> = {};
  for (const name of ["next", "below", "a", "b", "ping", "pong"]) value[name] = value;
  return value;
}

/** Values that no JSON has, and objects whose members hide those that objects inherit. */
export const ODD_VALUES: readonly unknown[] = [
  undefined,
  Symbol("a"),
  1n,
  Number.NaN,
  Infinity,
  -0,
  "\uD800",
  () => 1,
  new Date(0),
  new Date(Number.NaN),
  new Map([["a", 1]]),
  new Set([1]),
  /a/,
  new Error("a"),
  Object("Foo"),
  Object(1),
  new Uint8Array(1),
  new Inheriting(),
  Array(1),
  new Proxy({}, {}),
  new Proxy(["a"], {}),
  Object.create(null),
  Object.create({ a: 1, toString: 2 }),
  JSON.parse('{ "toString": 1, "valueOf": 1, "toJSON": 1, "__proto__": null, "constructor": 1 }'),
  JSON.parse('{ "hasOwnProperty": 1, "length": 1, "then": 1 }'),
  cyclic(),
];
