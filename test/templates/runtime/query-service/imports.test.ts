import { join } from "node:path";
import { build } from "esbuild";
import { expect, it } from "vitest";
import { runtimeSources } from "../../../runtime-sources.mjs";

const root = join(import.meta.dirname, "..", "..", "..", "..");

/** The modules of the runtime that importing a generated file loads, by their paths in `templates/`. */
async function loadedBy(file: string): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [join(root, "generated", file)],
    absWorkingDir: root,
    bundle: true,
    format: "esm",
    metafile: true,
    write: false,
    logLevel: "silent",
    alias: runtimeSources,
  });
  return Object.keys(metafile.inputs).flatMap((input) => input.split("templates/")[1] ?? []);
}

it("loads nothing of the stub's wiki for a service of handlers", async () => {
  const files = await loadedBy("paraminfo/handlers.ts");
  expect(files).toContain("runtime/query-service/catalogue-handler.ts");
  expect(files.filter((file) => file.startsWith("wiki/"))).toEqual([]);
});

it("loads the same engine for a stub", async () => {
  const files = await loadedBy("paraminfo/stub.ts");
  expect(files).toEqual(expect.arrayContaining(["runtime/query-service/run-query.ts"]));
  expect(files.some((file) => file.startsWith("wiki/store/"))).toBe(true);
});
