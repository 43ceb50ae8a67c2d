import { describe, expect, it } from "vitest";
import { generate } from "../../generator/pipeline.js";
import type { ImportExtension } from "../../generator/emit/output.js";
import { readTemplates } from "../../generator/project/inputs.js";
import { checkedFile, writeFiles } from "./support/files.js";
import { inputsWithOutput as goldens } from "./support/goldens.js";
import { scratchFolder } from "./support/places.js";
import { typeErrors } from "./support/tsc.js";

/** Goldens whose files import each other and the runtime in all ways. */
const SOME = new Set(["composed-query", "openapi-features", "openapi-stub", "result-types"]);

describe("the output of goldens together", () => {
  it.each<readonly [ImportExtension, typeof goldens]>([
    [".js", goldens],
    [".ts", goldens.filter(({ name }) => SOME.has(name))],
    ["", goldens.filter(({ name }) => SOME.has(name))],
  ])(
    "compiles under strict options with imports that end in '%s'",
    async (importExtension, specs) => {
      const folder = scratchFolder();
      const templates = readTemplates();
      const { value: files = [] } = await generate({ specs, templates, importExtension });
      expect(files.length).toBeGreaterThan(specs.length + 3);
      writeFiles(folder, files.map(checkedFile));
      expect(typeErrors(folder, importExtension)).toBe("");
    },
  );
});
