import { describe, expect, it } from "vitest";
import { generate } from "../../generator/pipeline.js";
import type { ImportExtension } from "../../generator/emit/output.js";
import { readTemplates } from "../../generator/project/inputs.js";
import { checkedFile, writeFiles } from "./support/files.js";
import { inputsWithOutput as specs } from "./support/goldens.js";
import { scratchFolder } from "./support/places.js";
import { typeErrors } from "./support/tsc.js";

describe("the output of all goldens together", () => {
  it.each<ImportExtension>([".js", ".ts", ""])(
    "compiles under strict options with imports that end in '%s'",
    async (importExtension) => {
      const folder = scratchFolder();
      const templates = readTemplates();
      const { value: files = [] } = await generate({ specs, templates, importExtension });
      expect(files.length).toBeGreaterThan(specs.length);
      writeFiles(folder, files.map(checkedFile));
      expect(typeErrors(folder, importExtension)).toBe("");
    },
  );
});
