import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type {
  printWorkers as PrintWorkers,
  threadCount as ThreadCount,
} from "../../../../generator/cli/print-workers.js";
import { analyse } from "../../../../generator/pipeline.js";
import type { UnitContent } from "../../../../generator/emit/plan/planned.js";
import { unitsOf } from "../../../../generator/emit/plan/unit.js";
import { unitFiles } from "../../../../generator/emit/unit-files.js";
import { TARGETS } from "../../../../generator/emit/registry.js";
import { goldens } from "../../support/goldens.js";
import { REPOSITORY } from "../../support/places.js";
import { copied } from "../../support/forms.js";

/** As they are shipped: a thread runs compiled code. */
const {
  printWorkers,
  threadCount,
}: { readonly printWorkers: typeof PrintWorkers; readonly threadCount: typeof ThreadCount } =
  await import(join(REPOSITORY, "dist", "generator", "cli", "print-workers.js"));

const workers = printWorkers();

afterEach(() => workers.close());

function contentsOf(name: string): readonly UnitContent[] {
  const input = goldens.find((golden) => golden.name === name)?.input;
  const { value } = input ? analyse(input) : {};
  return value ? unitsOf(value, TARGETS).map(({ content }) => content) : [];
}

describe("threads that print", () => {
  it("give the files of each unit in order, as this thread does", async () => {
    const contents = [
      ...contentsOf("result-hostile-strings"),
      ...contentsOf("directory-hostile-strings"),
      ...contentsOf("hostile-strings"),
    ];
    expect(contents.length).toBeGreaterThan(5);
    expect(await workers.makeFiles(contents, copied(".ts"))).toEqual(
      await unitFiles(contents, copied(".ts")),
    );
  });

  it("pass on an error, and can be used again after they have been ended", async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what no plan gives
    const broken = { kind: "module" } as UnitContent;
    await expect(workers.makeFiles([broken], copied(".js"))).rejects.toThrow(TypeError);
    await workers.close();
    expect(
      await workers.makeFiles(contentsOf("template-open").slice(0, 1), copied(".js")),
    ).toHaveLength(1);
  });
});

describe("the number of threads", () => {
  it.each([
    [0, 2, 0],
    [1, 1, 1],
    [79, 1, 1],
    [79, 2, 1],
    [79, 8, 3],
    [300, 2, 2],
    [6300, 4, 4],
  ])("for %i units on %i processors is %i", (units, processors, threads) => {
    expect(threadCount(units, processors)).toBe(threads);
  });
});
