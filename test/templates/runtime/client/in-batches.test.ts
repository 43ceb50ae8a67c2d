import { asyncProperty, constantFrom, integer, nat, scheduler } from "fast-check";
import { describe, expect, it } from "vitest";
import { collect } from "../../../../templates/runtime/client/rows-of.js";
import { inBatches } from "../../../../templates/runtime/client/in-batches.js";
import { assert } from "../../../random-runs.js";

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function refuse(): number {
  throw new Error("no");
}

/** Work that ends when it is told to. */
function gates() {
  const begun: {
    readonly values: readonly number[];
    readonly signal: AbortSignal;
    readonly end: (error?: Error) => void;
  }[] = [];
  const work = async (
    values: readonly number[],
    { signal }: { readonly signal: AbortSignal },
  ): Promise<number> =>
    new Promise((resolve, reject) => {
      const end = (error?: Error): void => (error ? reject(error) : resolve(values.length));
      begun.push({ values, signal, end });
    });
  return { begun, work };
}

async function settled(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

describe("inBatches", () => {
  it("gives every value to one batch, in order, whatever the sizes, and never works on too many at once", async () => {
    await assert(
      asyncProperty(
        nat(40),
        integer({ min: 1, max: 9 }),
        integer({ min: 1, max: 5 }),
        constantFrom("given", "finished"),
        scheduler(),
        async (count, size, concurrency, order, steps) => {
          let running = 0;
          let most = 0;
          const work = async (values: readonly number[]): Promise<number> => {
            running += 1;
            most = Math.max(most, running);
            await steps.schedule(Promise.resolve());
            running -= 1;
            if (values.includes(7)) throw new Error("seven");
            return values.length;
          };
          const all = collect(inBatches(numbers(count), work, { size, concurrency, order }));
          const batches = await steps.waitFor(all);
          const values = batches.flatMap((batch) => batch.values);
          expect(values.toSorted((a, b) => a - b)).toEqual(numbers(count));
          if (order === "given") expect(values).toEqual(numbers(count));
          expect(batches.every((batch) => batch.values.length <= size)).toBe(true);
          expect(batches).toHaveLength(Math.ceil(count / size));
          expect(batches.filter(({ kind }) => kind === "failed")).toHaveLength(count > 7 ? 1 : 0);
          expect(most).toBeLessThanOrEqual(concurrency);
          expect(most).toBe(Math.min(concurrency, Math.ceil(count / size)));
        },
      ),
    );
  });

  it("takes 50 values at a time, one batch after the other, unless told otherwise", async () => {
    const { begun, work } = gates();
    const batches = inBatches(numbers(70), work);
    const first = batches.next();
    await settled();
    expect(begun.map(({ values }) => values.length)).toEqual([50]);
    begun[0]?.end();
    expect((await first).value).toMatchObject({ kind: "done", result: 50 });
  });

  it.each([
    ["a list", numbers(5), 5],
    ["a set", new Set(numbers(5)), 5],
    ["a generator", numbers(5).values(), undefined],
  ])("reports the values of finished batches, of %s", async (_, values, total) => {
    const reported: unknown[] = [];
    const onProgress = (progress: object): void => void reported.push(progress);
    await collect(inBatches(values, refuse, { size: 2, onProgress }));
    expect(reported).toEqual([2, 4, 5].map((done) => ({ done, total })));
  });

  it("tells of a batch that failed with its values, and goes on", async () => {
    const failure = new Error("no");
    const work = async ([first]: readonly number[]): Promise<number> => {
      if (first === 2) throw failure;
      return first ?? 0;
    };
    expect(await collect(inBatches(numbers(6), work, { size: 2 }))).toEqual([
      { kind: "done", values: [0, 1], result: 0 },
      { kind: "failed", values: [2, 3], error: failure },
      { kind: "done", values: [4, 5], result: 4 },
    ]);
  });

  it("gives results as they come where that is asked for", async () => {
    const { begun, work } = gates();
    const batches = inBatches(numbers(3), work, { size: 1, concurrency: 3, order: "finished" });
    const first = batches.next();
    await settled();
    begun[2]?.end();
    expect((await first).value).toMatchObject({ values: [2] });
    await batches.return();
  });

  it("takes no longer for each result if more batches run", async () => {
    const options = { size: 1, concurrency: 20_000, order: "finished" } as const;
    const results = inBatches(numbers(20_000), (values) => values.length, options);
    expect(await collect(results)).toHaveLength(20_000);
  });

  it("begins nothing more once the loop is left, and tells what is running to stop", async () => {
    const { begun, work } = gates();
    const batches = inBatches(numbers(9), work, { size: 1, concurrency: 2 });
    const first = batches.next();
    await settled();
    begun[0]?.end();
    await first;
    await batches.return();
    expect(begun).toHaveLength(2);
    expect(begun[1]?.signal.aborted).toBe(true);
    begun[1]?.end(new Error("too late"));
    await settled();
    expect(begun).toHaveLength(2);
  });

  it("throws the reason of a signal, and begins nothing more", async () => {
    const enough = new Error("enough");
    const controller = new AbortController();
    const { begun, work } = gates();
    const batches = inBatches(numbers(9), work, { size: 1, signal: controller.signal });
    const first = batches.next();
    await settled();
    controller.abort(enough);
    await expect(first).rejects.toBe(enough);
    expect(begun[0]?.signal.aborted).toBe(true);
    begun[0]?.end(new Error("too late"));
    await settled();
    expect(begun).toHaveLength(1);
    await expect(collect(inBatches([1], work, { signal: controller.signal }))).rejects.toBe(enough);
    expect(begun).toHaveLength(1);
  });

  it("takes from its source only what it works on, and closes it", async () => {
    let taken = 0;
    let closed = false;
    function* source(): Generator<number> {
      try {
        for (;;) {
          taken += 1;
          yield taken;
        }
      } finally {
        closed = true;
      }
    }
    const batches = inBatches(source(), async (values) => values.length, { size: 2 });
    await batches.next();
    await batches.return();
    expect([taken, closed]).toEqual([2, true]);
  });

  it.each([{ size: 0 }, { size: 1.5 }, { concurrency: 0 }, { concurrency: NaN }])(
    "refuses %j",
    async (options) => {
      await expect(collect(inBatches([1], async () => 1, options))).rejects.toThrow(RangeError);
    },
  );
});
