/**
 * Remembers the results of a pure function by object. Equal parts of a model are the same object, so
 * that its many equal schemas are converted once.
 */
export function oncePerObject<Subject extends object, Result>(
  compute: (object: Subject) => Result,
): (subject: Subject) => Result {
  const results = new WeakMap<Subject, { readonly result: Result }>();
  return (subject) => {
    const known = results.get(subject) ?? { result: compute(subject) };
    results.set(subject, known);
    return known.result;
  };
}
