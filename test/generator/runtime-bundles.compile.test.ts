import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { readTemplates } from "../../generator/project/inputs.js";
import { writeFiles } from "./support/files.js";
import { scratchFolder } from "./support/places.js";
import { typeErrors } from "./support/tsc.js";

const VARIANTS = ["catalogue", "openapi", "both"];

/** Names that only one kind of spec needs. */
const ONLY: Readonly<Record<string, RegExp>> = {
  catalogue: /\b(?:endpointRequest|directorySender|StatusResponse|dataRestService)\b/,
  openapi: /\b(?:moduleRequests|continueQuery|ApiError|ModuleRequest)\b/,
};

/** The bundles of a variant, by name. */
function bundlesOf(variant: string): readonly { readonly path: string; readonly text: string }[] {
  return readTemplates().flatMap(({ path, text }) => {
    const [of, name = ""] = path.split("/");
    return of === variant ? [{ path: name, text }] : [];
  });
}

describe("The bundles of the runtime", () => {
  it.each(VARIANTS)(
    "for %s compile under strict options, with the check that copies omit",
    (of) => {
      const folder = scratchFolder();
      const bundles = bundlesOf(of);
      expect(bundles.length).toBeGreaterThan(2);
      writeFiles(folder, bundles);
      expect(typeErrors(folder)).toBe("");
    },
  );

  it.each(Object.entries(ONLY))(
    "for %s have nothing that only the other kind needs",
    (of, other) => {
      const code = bundlesOf(of)
        .map(({ text }) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""))
        .join("\n");
      expect(code).not.toMatch(other);
    },
  );

  it.each(VARIANTS)(
    "for %s leave nothing but numbers in a program that uses nothing",
    async (of) => {
      const folder = scratchFolder();
      writeFiles(folder, bundlesOf(of));
      const contents = bundlesOf(of)
        .map(({ path }) => `import "./${path}";`)
        .join("\n");
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: folder },
        bundle: true,
        write: false,
        format: "esm",
        logLevel: "silent",
      });
      const code = outputFiles.map(({ text }) => text.replaceAll(/^\/\/.*\n|\n/gm, "")).join("");
      expect(code).toMatch(/^(?:var [A-Z_]+ = [\d *]+;)*$/);
    },
  );

  it.each(VARIANTS)("for %s have each declaration once", (of) => {
    const declared = bundlesOf(of).flatMap(({ text }) =>
      [...text.matchAll(/^(?:export )?(?:interface|type|class|const) (\w+)/gm)].map(
        ([, name]) => name,
      ),
    );
    expect(declared.length).toBeGreaterThan(100);
    expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([]);
  });
});
