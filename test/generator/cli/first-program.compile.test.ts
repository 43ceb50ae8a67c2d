/** The first programs that `init` writes for all goldens that are OpenAPI documents. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { documentOnDisk } from "../../../generator/cli/initial-document.js";
import { generate } from "../../../generator/pipeline.js";
import { readTemplates } from "../../../generator/project/inputs.js";
import { checkedFile, writeFiles } from "../support/files.js";
import { goldens } from "../support/goldens.js";
import { scratchFolder } from "../support/places.js";
import { openApiInput } from "../support/specs.js";
import { typeErrors } from "../support/tsc.js";

it("compile", async () => {
  const folder = scratchFolder();
  const specs = goldens.flatMap(({ name, file, input, expected }) => {
    if (input.value?.kind !== "openapi" || expected.size === 0 || !file.endsWith(".json"))
      return [];
    return [openApiInput(JSON.parse(readFileSync(file, "utf8")), name)];
  });
  const programs = specs.map(({ name, spec }) => {
    const text = new TextDecoder().decode(spec.bytes);
    writeFiles(folder, [{ path: `${name}.json`, text }]);
    const { value } = documentOnDisk(join(folder, `${name}.json`), folder);
    const program = join(folder, `${name}.ts`);
    const place = { program, out: folder, name, importExtension: ".js" } as const;
    return { path: `${name}.ts`, text: value?.program(place) ?? "" };
  });
  const { value: files = [] } = await generate({
    specs,
    templates: readTemplates(),
    importExtension: ".js",
  });
  writeFiles(folder, [...files.map(checkedFile), ...programs]);
  const sending = programs.filter(({ text }) => text.includes("await client("));
  expect(sending.length).toBeGreaterThan(Math.max(25, programs.length * 0.8));
  expect(typeErrors(folder)).toBe("");
}, 120_000);
