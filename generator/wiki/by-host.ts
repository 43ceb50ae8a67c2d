/**
 * Runs a task for each item: one after the other for items of the same host, and for a limited number
 * of hosts at the same time. Returns the results in the order of the items. Tasks must not reject.
 *
 * @param hosts the maximum number of hosts at the same time; at least 1
 */
export async function runByHost<Item extends { readonly address: URL }, Result>(
  items: readonly Item[],
  hosts: number,
  task: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<Item, Result>();
  const queues = [...groupByHost(items).values()];
  const work = async (): Promise<void> => {
    for (let queue = queues.shift(); queue; queue = queues.shift())
      for (const item of queue) {
        // oxlint-disable-next-line no-await-in-loop -- one request at a time for each host
        results.set(item, await task(item));
      }
  };
  await Promise.all(Array.from({ length: hosts }, work));
  return items.flatMap((item) => {
    const result = results.get(item);
    return result === undefined ? [] : [result];
  });
}

function groupByHost<Item extends { readonly address: URL }>(
  items: readonly Item[],
): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.address.host);
    if (group) group.push(item);
    else groups.set(item.address.host, [item]);
  }
  return groups;
}
