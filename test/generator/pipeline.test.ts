import { describe, expect, it } from "vitest";
import { generate } from "../../generator/pipeline.js";
import { catalogue, inputOf, module } from "./support/specs.js";

/** Where specs of these names cannot be generated together, and why not. */
async function collisions(...names: readonly string[]): Promise<readonly unknown[]> {
  const specs = names.map((name) => ({
    ...inputOf(catalogue(module("a")), name),
    spec: { ...inputOf(catalogue(module("a"))).spec, file: `${name}.json` },
    targets: [],
  }));
  const { value, diagnostics } = await generate({ specs, importExtension: ".js", templates: [] });
  expect(value === undefined).toBe(diagnostics.length > 0);
  return diagnostics.map(({ code, severity, message, position }) => ({
    code,
    severity,
    message,
    position,
  }));
}

function collision(name: string): object {
  return {
    code: "folder-collision",
    severity: "error",
    message: `the folder "${name}" is already used by a different spec or by shared files`,
    position: { file: `${name}.json`, line: 1, column: 1 },
  };
}

describe("The folders of specs", () => {
  it("have names of their own, also where case is ignored, and none is that of the runtime", async () => {
    expect(await collisions("a", "b", "ab")).toEqual([]);
    expect(await collisions("a", "b", "a", "B", "A")).toEqual(["a", "B", "A"].map(collision));
    expect(await collisions("runtime")).toEqual([collision("runtime")]);
    expect(await collisions("Runtime", "runtimes")).toEqual([collision("Runtime")]);
  });
});
