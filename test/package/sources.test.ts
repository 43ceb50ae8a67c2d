import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ran, ROOT } from "./packed.ts";
import { compilers, ownCompiler } from "./tools.ts";

/** Libraries that a project may have. */
const LIBRARIES = {
  "the default libraries": { types: [] },
  "ES2022 and DOM without DOM.Iterable": { lib: ["ES2022", "DOM"], types: [] },
  "ES2022 and the types of Node": { lib: ["ES2022"], types: ["node"] },
  "ES2022 and WebWorker": { lib: ["ES2022", "WebWorker"], types: [] },
};

/** How a project resolves modules, with other options that change what is accepted. */
const PROJECTS = {
  nodenext: { module: "nodenext", exactOptionalPropertyTypes: true },
  bundler: { module: "esnext", moduleResolution: "bundler" },
};

/** The native compiler tests every pair. Earlier ones take ten seconds each, and test every second. */
const table = compilers.flatMap((compiler) =>
  Object.entries(LIBRARIES).flatMap(([libraries, options], row) =>
    Object.entries(PROJECTS).flatMap(([resolution, project], column) =>
      compiler === ownCompiler || (row + column) % 2 === 0
        ? [
            [
              compiler.version,
              libraries,
              resolution,
              compiler.tsc,
              { ...options, ...project },
            ] as const,
          ]
        : [],
    ),
  ),
);

/** Generated sources, as `--out` writes them into a project that compiles them itself. */
describe("generated sources", () => {
  let folder = "";

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "paramsmith-sources-"));
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
    cpSync(join(ROOT, "generated"), join(folder, "generated"), { recursive: true });
    mkdirSync(join(folder, "node_modules", "@types"), { recursive: true });
    for (const name of ["@types/node", "undici-types"])
      symlinkSync(join(ROOT, "node_modules", name), join(folder, "node_modules", name), "dir");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(table)(
    "compile with TypeScript %s, %s, resolution %s",
    (version, libraries, resolution, tsc, options) => {
      const config = `tsconfig.${[version, libraries, resolution].join(".").replaceAll(" ", "-")}.json`;
      const compilerOptions = {
        target: "es2022",
        strict: true,
        noEmit: true,
        skipLibCheck: false,
        ...options,
      };
      writeFileSync(
        join(folder, config),
        JSON.stringify({ compilerOptions, include: ["generated"] }),
      );
      expect(ran(process.execPath, [tsc(), "-p", config, "--pretty", "false"], folder)).toBe("");
    },
  );
});
