// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

/** Everything that an iterator gives, as a list. */
export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
