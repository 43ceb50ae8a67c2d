// oxlint-disable eslint/no-await-in-loop -- one round at a time
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";
import { COMMAND, paramsmith } from "../generator/support/cli.js";
import { snapshot } from "../generator/support/files.js";
import { catalogue, module, parameter } from "../generator/support/specs.js";
import { fill, projectOf } from "./projects.js";
import type { Files } from "./projects.js";

/** Rounds of runs that are started together. */
const ROUNDS = process.env["PARAMSMITH_HOSTILE"] === "whole" ? 50 : 2;

const PARAMETERS = ["p", "q", "r", "s", "t"] as const;

/** A project whose specs, in folders of their own, are all called alike: their code goes to the same files. */
function project(): string {
  const files = PARAMETERS.map((name) => [
    `${name}/wiki.json`,
    JSON.stringify(catalogue(module("a", [parameter(name)]), module(name))),
  ]);
  return projectOf(Object.fromEntries(files));
}

function words(spec: string): readonly string[] {
  return ["generate", "--spec", `${spec}/wiki.json`, "--out", "out"];
}

interface Ended {
  readonly code: unknown;
  readonly said: string;
}

async function started(folder: string, spec: string): Promise<Ended> {
  const run = spawn(process.execPath, [COMMAND, ...words(spec)], { cwd: folder });
  let said = "";
  run.stdout.on("data", (text) => (said += String(text)));
  run.stderr.on("data", (text) => (said += String(text)));
  const [code]: unknown[] = await once(run, "close");
  return { code, said };
}

/** What each of the specs gives where it is alone. */
function alone(): readonly Files[] {
  const folder = project();
  return PARAMETERS.map((spec) => {
    expect(paramsmith(folder, ...words(spec)).code).toBe(0);
    return snapshot(join(folder, "out"));
  });
}

it.each([
  ["two of the same specs", ["p", "p"]],
  ["five of different specs", ["p", "q", "r", "s", "t"]],
] as const)(
  "leaves what one of them gives, wholly, where %s run at once",
  { timeout: 1_800_000 },
  async (_, specs) => {
    const states = alone();
    const folder = project();
    for (let round = 0; round < ROUNDS; round += 1) {
      // Every second round begins with what a dead run left.
      if (round % 2 === 1)
        fill(join(folder, "out"), {
          ".paramsmith-lock": JSON.stringify({ process: 4_194_304, files: ["x"] }),
        });
      const runs = await Promise.all(specs.map(async (spec) => await started(folder, spec)));
      for (const { code, said } of runs) {
        if (code === 0)
          expect(said).toMatch(
            /^(?:Wrote out: .*|Everything is up to date)\.\nCompared .*\n(?:Next: .*\n)?$/,
          );
        else expect({ code, said }).toEqual({ code: 2, said: BUSY });
      }
      expect(runs.some(({ code }) => code === 0)).toBe(true);
      expect(states).toContainEqual(snapshot(join(folder, "out")));
    }
  },
);

const BUSY = expect.stringMatching(
  /^error\[out-unwritable\]: out cannot be written: another run is writing to it\n {2}help: .+\n$/,
);
