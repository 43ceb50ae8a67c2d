/**
 * What the generator makes of both sides of every case, each different side once.
 *
 * @module
 */
import { analyse, generate } from "../../../generator/pipeline.js";
import type { SpecInput } from "../../../generator/spec/input.js";
import type { PlannedSpec } from "../../../generator/emit/plan/planned.js";
import type { OutputFile } from "../../../generator/emit/output.js";
import { readTemplates } from "../../../generator/project/inputs.js";
import { strictInput } from "../support/specs.js";
import { realCatalogue, withoutRules } from "./specs.js";
import type { WrittenSpec } from "./pair-parts.js";

/** One spec, and the folder that its code is in; nothing is planned where the generator refuses the spec. */
export interface Side {
  readonly folder: string;
  readonly planned: PlannedSpec | undefined;
  readonly spec: WrittenSpec;
}

/** The sides of all cases, with their code in one folder beside one runtime. */
export interface ProofOutput {
  readonly sideOf: (spec: WrittenSpec) => Side;
  readonly files: readonly OutputFile[];
}

/** Generates the code of all sides at once; of a spec that is refused, nothing. */
export async function outputOf(specs: readonly WrittenSpec[]): Promise<ProofOutput> {
  const sides = new Map<string, Side>();
  const inputs: SpecInput[] = [];
  for (const spec of specs) {
    const key = keyOf(spec);
    if (sides.has(key)) continue;
    const folder = `s${sides.size}`;
    const input = inputOf(folder, spec);
    const planned = analyse(input).value;
    sides.set(key, { folder, planned, spec });
    if (planned) inputs.push(input);
  }
  const { value, diagnostics } = await generate({
    specs: inputs,
    templates: readTemplates(),
    importExtension: ".js",
  });
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return {
    files: value.filter(({ path }) => !path.endsWith(".json")),
    sideOf: (spec) => {
      const side = sides.get(keyOf(spec));
      if (!side) throw new Error("The side was not among those that were generated.");
      return side;
    },
  };
}

function keyOf(spec: WrittenSpec): string {
  return JSON.stringify(spec);
}

function inputOf(
  name: string,
  { spec, protocol = withoutRules(realCatalogue()).protocol }: WrittenSpec,
): SpecInput {
  const input = strictInput(spec, name);
  return input.kind === "catalogue"
    ? { ...input, protocol: { file: "protocol.json", bytes: bytesOf(protocol) } }
    : input;
}

function bytesOf(value: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value));
}
