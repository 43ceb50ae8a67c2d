import { join } from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { runtimeSources } from "../../../runtime-sources.mjs";

const root = join(import.meta.dirname, "..", "..", "..", "..");

/** The tasks whose code is in a bundle of an export of a generated file. */
async function tasksIn(name: string, file: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: `export { ${name} } from "./generated/${file}";`, resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    format: "esm",
    metafile: true,
    write: false,
    logLevel: "silent",
    alias: runtimeSources,
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return inputs.flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (/tasks\/(.*)-\w+\.ts$/.exec(path)?.[1] ?? []) : [],
  );
}

it.each([
  ["edit", "actions/edit.ts", []],
  ["edit", "actions/index.ts", []],
  ["editPage", "actions/edit.ts", ["edit"]],
  ["editPage", "actions/index.ts", ["edit"]],
  ["upload", "actions/upload.ts", []],
  ["uploadFile", "actions/upload.ts", ["upload"]],
  ["login", "actions/login.ts", []],
  ["logIn", "actions/login.ts", ["log"]],
])("bundles for %s of %s the code of that task alone", async (name, file, tasks) => {
  expect(await tasksIn(name, file)).toEqual(tasks);
});
