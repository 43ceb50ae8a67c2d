import { expect, it } from "vitest";
import { runsOf, seedOf } from "../random-runs.js";
import { EXCHANGES, target } from "../fuzz/targets/secrets.js";
import { bytesOf } from "../fuzz/target.js";

/** Runs of {@link EXCHANGES} exchanges. `RUNS=5000` makes 100,000. */
const RUNS = runsOf(250);

it(`writes no secret of ${RUNS * EXCHANGES} exchanges to cassettes, logs, reports and messages`, async () => {
  const seed = seedOf(42);
  for (let run = 0; run < RUNS; run += 1)
    // oxlint-disable-next-line no-await-in-loop -- the run that writes a secret is reported
    await expect(target.run(bytesOf(`${seed} ${run}`)), `run ${run}`).resolves.toBeUndefined();
});
