/**
 * Remembers the results of a pure function by object. Equal parts of a model are the same object, so
 * that its many equal schemas are converted once.
 */
export function oncePerObject<Given extends object, Result>(
  compute: (object: Given) => Result,
): (given: Given) => Result {
  const results = new WeakMap<Given, { readonly result: Result }>();
  return (given) => {
    const known = results.get(given) ?? { result: compute(given) };
    results.set(given, known);
    return known.result;
  };
}
