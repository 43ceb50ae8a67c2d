import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { runByHost } from "../../../generator/cli/pull-list.js";

interface Item {
  readonly address: URL;
}

function itemsAt(...addresses: readonly string[]): readonly Item[] {
  return addresses.map((address) => ({ address: new URL(address) }));
}

describe("running by host", () => {
  it("requests a host once at a time, and a limited number of hosts", async () => {
    const running: string[] = [];
    let most = 0;
    const items = itemsAt(
      ...["a", "b", "c", "d"].flatMap((host) => [1, 2, 3].map((path) => `https://${host}/${path}`)),
    );
    const results = await runByHost(items, 3, async ({ address }) => {
      expect(running).not.toContain(address.host);
      running.push(address.host);
      most = Math.max(most, running.length);
      await turn();
      running.splice(running.indexOf(address.host), 1);
      return address.href;
    });
    expect(most).toBe(3);
    expect(results).toEqual(items.map(({ address }) => address.href));
  });

  it("treats ports as hosts of their own, and does nothing without items", async () => {
    const order: string[] = [];
    const task = async ({ address }: Item): Promise<void> => {
      order.push(`> ${address.port}`);
      await turn();
      order.push(`< ${address.port}`);
    };
    await runByHost(itemsAt("http://a:1/", "http://a:2/"), 2, task);
    expect(order).toEqual(["> 1", "> 2", "< 1", "< 2"]);
    expect(await runByHost([], 2, task)).toEqual([]);
  });
});
