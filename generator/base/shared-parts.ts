/** Replaces a value with an equal one whose equal parts are the same object. */
export type ShareParts = <Value>(value: Value) => Value;

/** A list or an object, with a string that is the same for equal values. */
interface Part {
  readonly value: object;
  readonly key: string;
}

/**
 * Makes equal lists and objects in plain data the same object. Results for such a part are then
 * computed once, and a thread receives it once. Documents repeat their schemas many times. Objects
 * with differently ordered members are not merged.
 */
export function sharedParts(): ShareParts {
  const known = new Map<string, Part>();
  const parts = new Map<object, Part>();
  const texts = new Map<string, string>();

  // Long strings, such as descriptions, are in the keys of many parts.
  function textKey(text: string): string {
    const key = texts.get(text) ?? `"${texts.size}`;
    texts.set(text, key);
    return key;
  }

  function partOf(value: object): Part {
    const found = parts.get(value);
    if (found) return found;
    const members: [name: string, member: unknown][] = Object.entries(value);
    const isList = Array.isArray(value);
    let key = isList ? "[" : "{";
    let isSame = true;
    for (const member of members) {
      const [name, own] = member;
      if (!isList) key += `${textKey(name)}:`;
      if (isPart(own)) {
        const shared = partOf(own);
        isSame &&= shared.value === own;
        member[1] = shared.value;
        key += `${shared.key},`;
      } else key += `${typeof own === "string" ? textKey(own) : JSON.stringify(own)},`;
    }
    const copy = (): object =>
      isList ? members.map(([, member]) => member) : Object.fromEntries(members);
    const part = known.get(key) ?? { value: isSame ? value : copy(), key: `#${known.size}` };
    known.set(key, part);
    parts.set(value, part).set(part.value, part);
    return part;
  }

  return (value) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an equal value has the same type
    isPart(value) ? (partOf(value).value as typeof value) : value;
}

function isPart(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

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
