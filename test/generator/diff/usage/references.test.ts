import { realpathSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { referencedProjects, sourceResolver } from "../../../../generator/diff/usage/references.js";
import { ts } from "../../../../generator/base/ts-morph.js";
import { writeFiles } from "../../support/files.js";
import { scratchFolder } from "../../support/places.js";

const FILES: Readonly<Record<string, string | object>> = {
  "app/tsconfig.json": {
    references: [{ path: "../lib" }, { path: "../other/tsconfig.build.json" }],
  },
  "app/alone.json": {},
  "lib/tsconfig.json": {
    compilerOptions: { outDir: "dist", rootDir: "src" },
    references: [{ path: "../deep" }],
  },
  "other/tsconfig.build.json": { compilerOptions: { declarationDir: "types", outDir: "dist" } },
  "deep/tsconfig.json": { references: [{ path: "../lib" }, { path: "../deeper" }] },
  "deeper/tsconfig.json": { compilerOptions: { outDir: "out" } },
  "lib/src/a.ts": "export {};",
  "lib/src/b.tsx": "export {};",
  "lib/src/inner/c.d.ts": "export {};",
  "lib/dist/built.d.ts": "export {};",
  "other/d.ts": "export {};",
  "app/e.d.ts": "export {};",
};

function written(): string {
  const folder = realpathSync(scratchFolder());
  writeFiles(
    folder,
    Object.entries(FILES).map(([path, content]) => ({
      path,
      text: typeof content === "string" ? content : JSON.stringify({ files: [], ...content }),
    })),
  );
  return folder;
}

describe("the projects that a configuration references", () => {
  it("are those that it reaches and that are built somewhere, once each", () => {
    const folder = written();
    const found = referencedProjects(join(folder, "app/tsconfig.json"));
    expect(found.map((each) => each.folder)).toEqual(
      ["lib", "deeper", "other"].map((name) => join(folder, name)),
    );
    expect(found.map(({ sources, declarations }) => ({ sources, declarations }))).toEqual([
      { sources: `${folder}/lib/src`, declarations: `${folder}/lib/dist` },
      { sources: `${folder}/deeper`, declarations: `${folder}/deeper/out` },
      { sources: `${folder}/other`, declarations: `${folder}/other/types` },
    ]);
    expect(referencedProjects(join(folder, "app/alone.json"))).toEqual([]);
    expect(referencedProjects(undefined)).toEqual([]);
  });

  it("have sources in place of declarations that are not built", () => {
    const folder = written();
    const resolve = sourceResolver(referencedProjects(join(folder, "app/tsconfig.json")));
    const options = { moduleResolution: ts.ModuleResolutionKind.Bundler };
    const found = (name: string, all = resolve) => all(name, join(folder, "app/main.ts"), options);
    expect(found("../lib/dist/a.js")).toEqual({
      resolvedFileName: `${folder}/lib/src/a.ts`,
      extension: ".ts",
    });
    expect(found("../lib/dist/b")).toEqual({
      resolvedFileName: `${folder}/lib/src/b.tsx`,
      extension: ".tsx",
    });
    expect(found("../other/types/d")).toEqual({
      resolvedFileName: `${folder}/other/d.ts`,
      extension: ".ts",
    });
    for (const name of [
      "../lib/dist/none",
      "../lib/dist/inner/c",
      "../lib/dist/built",
      "../other/dist/d",
      "./e",
      "../lib/src/a",
      "typescript",
    ])
      expect(found(name), name).toBeUndefined();
    expect(found("../lib/dist/a.js", sourceResolver([]))).toBeUndefined();
  });
});
