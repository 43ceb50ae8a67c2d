/** Replaces a value by an equal one, of which equal parts are the same object. */
export type ShareParts = <Value>(value: Value) => Value;

/**
 * Makes equal lists and objects of plain data the same object, so that what depends on such a part
 * is computed once for all of them, and a thread receives it once. Documents repeat their schemas
 * many times. Objects whose members have another order stay apart.
 */
export function sharedParts(): ShareParts {
  const known = new Map<string, Part>();
  const parts = new Map<object, Part>();
  const texts = new Map<string, string>();
  const partOf = (value: object): Part => {
    const found = parts.get(value);
    if (found) return found;
    const shared = Array.isArray(value) ? listPart(value) : objectPart(value);
    parts.set(value, shared);
    return shared;
  };
  const objectPart = (value: object): Part => {
    const members: [name: string, member: unknown][] = Object.entries(value);
    let key = "{";
    let isSame = true;
    for (const member of members) {
      const [name, own] = member;
      if (isPart(own)) {
        const shared = partOf(own);
        key += `${textKey(name)}:${shared.key},`;
        isSame &&= shared.value === own;
        member[1] = shared.value;
      } else key += `${textKey(name)}:${scalarKey(own)},`;
    }
    return partWith(key, () => (isSame ? value : Object.fromEntries(members)));
  };
  const listPart = (list: readonly unknown[]): Part => {
    const items = [...list];
    let key = "[";
    let isSame = true;
    for (const [index, item] of list.entries()) {
      if (isPart(item)) {
        const shared = partOf(item);
        key += `${shared.key},`;
        isSame &&= shared.value === item;
        items[index] = shared.value;
      } else key += `${scalarKey(item)},`;
    }
    return partWith(key, () => (isSame ? list : items));
  };
  const partWith = (content: string, create: () => object): Part => {
    const found = known.get(content);
    if (found) return found;
    const part = { value: create(), key: `#${known.size}` };
    known.set(content, part);
    parts.set(part.value, part);
    return part;
  };
  const scalarKey = (value: unknown): string =>
    typeof value === "string" ? textKey(value) : (JSON.stringify(value) ?? "undefined");
  // Long texts, such as descriptions, are in the keys of many parts.
  const textKey = (text: string): string => {
    const found = texts.get(text);
    if (found !== undefined) return found;
    const key = `"${texts.size}`;
    texts.set(text, key);
    return key;
  };
  return (value) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an equal value has the same type
    isPart(value) ? (partOf(value).value as typeof value) : value;
}

function isPart(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** A list or an object, and a text that equal ones have. */
interface Part {
  readonly value: object;
  readonly key: string;
}
