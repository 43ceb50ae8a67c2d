import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import { copiedFiles } from "../../generator/emit/shared-files.js";
import type { RuntimeUser } from "../../generator/emit/shared-files.js";
import type { OutputFile } from "../../generator/emit/output.js";
import { readTemplates } from "../../generator/project/inputs.js";
import { writeFiles } from "./support/files.js";
import { scratchFolder } from "./support/places.js";
import { typeErrors } from "./support/tsc.js";

/** The kinds of the specs that a copy is for. */
const VARIANTS: readonly (readonly [name: string, kinds: readonly Kind[]])[] = [
  ["catalogue", ["catalogue"]],
  ["openapi", ["openapi"]],
  ["both", ["catalogue", "openapi"]],
];

type Kind = RuntimeUser["kind"];

/** Names that only one kind of spec needs. */
const ONLY: readonly (readonly [kind: Kind, other: RegExp])[] = [
  ["catalogue", /\b(?:endpointRequest|openApiClient|StatusResponse)\b/],
  ["openapi", /\b(?:moduleRequests|continueQuery|ApiError|ModuleRequest)\b/],
];

const templates = readTemplates();

/** The copy for code that imports everything. */
function bundlesOf(kinds: readonly Kind[]): readonly OutputFile[] {
  const imported = templates.flatMap(({ names }) => names);
  const targets = ["handlers", "schemas"] as const;
  return copiedFiles(
    templates,
    kinds.map((kind) => ({ kind, targets, imported })),
  );
}

describe("The bundles of the runtime", () => {
  it.each(VARIANTS)(
    "for %s compile under strict options, with the check that copies omit",
    (_, of) => {
      const folder = scratchFolder();
      const bundles = bundlesOf(of);
      expect(bundles.length).toBeGreaterThan(2);
      writeFiles(folder, bundles);
      expect(typeErrors(folder)).toBe("");
    },
  );

  it.each(ONLY)("for %s have nothing that only the other kind needs", (of, other) => {
    const code = bundlesOf([of])
      .map(({ text }) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, ""))
      .join("\n");
    expect(code).not.toMatch(other);
  });

  it.each(VARIANTS)(
    "for %s leave nothing but numbers in a program that uses nothing",
    async (_, of) => {
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

  it.each(VARIANTS)("for %s have each declaration once", (_, of) => {
    const declared = bundlesOf(of).flatMap(({ text }) =>
      [...text.matchAll(/^(?:export )?(?:interface|type|class|const) (\w+)/gm)].map(
        ([, name]) => name,
      ),
    );
    expect(declared.length).toBeGreaterThan(100);
    expect(declared.filter((name, index) => declared.indexOf(name) !== index)).toEqual([]);
  });
});
