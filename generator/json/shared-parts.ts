/** Replaces a value by an equal one, of which equal parts are the same object. */
export type ShareParts = <Value>(value: Value) => Value;

/**
 * Makes equal lists and objects of plain data the same object, so that what depends on such a part
 * is computed once for all of them, and a thread receives it once. Documents repeat their schemas
 * many times. Objects whose members have another order stay apart.
 */
export function sharedParts(): ShareParts {
  const known = new Map<string, Part>();
  const parts = new WeakMap<object, Part>();
  const texts = new Map<string, string>();
  const partOf = (value: object): Part => {
    const found = parts.get(value);
    if (found) return found;
    const shared = Array.isArray(value) ? listPart(value) : objectPart(value);
    parts.set(value, shared);
    return shared;
  };
  const objectPart = (value: object): Part => {
    const members: [name: string, member: unknown][] = [];
    let key = "{";
    let isSame = true;
    for (const [name, member] of Object.entries(value)) {
      const shared = sharedMember(member);
      key += `${textKey(name)}:${shared.key},`;
      isSame &&= shared.value === member;
      members.push([name, shared.value]);
    }
    return partWith(key, () => (isSame ? value : Object.fromEntries(members)));
  };
  const listPart = (list: readonly unknown[]): Part => {
    const items = list.map(sharedMember);
    const isSame = items.every((item, index) => item.value === list[index]);
    return partWith(`[${items.map(({ key }) => key).join()}`, () =>
      isSame ? list : items.map(({ value }) => value),
    );
  };
  const partWith = (content: string, create: () => object): Part => {
    const part = known.get(content) ?? { value: create(), key: `#${known.size}` };
    known.set(content, part);
    parts.set(part.value, part);
    return part;
  };
  const sharedMember = (value: unknown): Member => {
    if (typeof value === "object" && value !== null) return partOf(value);
    const key = typeof value === "string" ? textKey(value) : JSON.stringify(value);
    return { value, key: key ?? "undefined" };
  };
  // Long texts, such as descriptions, are in the keys of many parts.
  const textKey = (text: string): string => {
    const key = texts.get(text) ?? `"${texts.size}`;
    texts.set(text, key);
    return key;
  };
  return (value) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an equal value has the same type
    sharedMember(value).value as typeof value;
}

/** A value, and a text that equal values have. */
interface Member {
  readonly value: unknown;
  readonly key: string;
}

interface Part extends Member {
  readonly value: object;
}
