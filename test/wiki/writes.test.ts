import { expect, it } from "vitest";
import { readStepTable } from "./steps.ts";
import type { StepTable } from "./steps.ts";
import { startWriteTwins } from "./write-run.ts";
import { EDITS, effectsOf } from "./write-steps.ts";

const TABLES: Readonly<Record<string, StepTable>> = {
  writes: {
    steps: EDITS.map((step) => ({ ...step, effects: effectsOf(step.params["title"] ?? "") })),
    effects: [],
  },
  "page-writes": readStepTable("page-writes"),
  "user-writes": readStepTable("user-writes"),
  "file-writes": readStepTable("file-writes"),
};

it.each(Object.entries(TABLES))(
  "%s have the same responses and the same effects on the stub and on the wiki",
  async (name, { steps, effects }) => {
    const twins = await startWriteTwins(name);
    try {
      const { compared, differences } = await twins.compare(steps, effects);
      const shown = differences.slice(0, Number(process.env["SHOW"] ?? 0));
      console.log([`${compared - differences.length} of ${compared} equal`, ...shown].join("\n"));
      expect(differences).toEqual([]);
    } finally {
      await twins.stop();
    }
  },
  900_000,
);
