/** A project that uses the installed package: the programs of the pages, and one that imports everything. */
import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { promisedOutput, readPrograms } from "../pages/fences.ts";
import { allFences } from "../pages/pages.ts";

/** How TypeScript finds packages: as Node does, or as bundlers do. */
export const RESOLUTIONS = {
  nodenext: { module: "nodenext" },
  bundler: { module: "esnext", moduleResolution: "bundler" },
} as const;

/** A key of `RESOLUTIONS`. */
export type Resolution = keyof typeof RESOLUTIONS;

/** A program of a page. */
export interface Program {
  /** Its file, without the extension. */
  readonly name: string;
  readonly text: string;
  /** What it prints. */
  readonly prints: string;
}

/** The file, without its extension, that imports everything, and prints how much it got. */
export const EVERYTHING = "everything";

/** The programs of the pages that need nothing but the package: none of Node's modules, nor their types. */
export const programs: readonly Program[] = readPrograms(allFences)
  .filter(({ text }) => !text.includes('from "node:'))
  .map(({ location, text }) => ({
    name: location.replaceAll(/[^\w-]/g, "-"),
    text,
    prints: promisedOutput(text),
  }));

/** Everything that the `exports` of an installed package let somebody import. */
export function entryPoints(installed: string): readonly string[] {
  const files = readdirSync(installed, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(installed, path)).isFile())
    .map((path) => `./${path.split(sep).join("/")}`);
  return Object.entries(manifest.exports).flatMap(([key, target]) => {
    const file = typeof target === "string" ? target : target.default;
    const [before = "", after] = file.split("*");
    const name = key.replace(".", manifest.name);
    if (after === undefined) return [name];
    return files
      .filter((path) => path.startsWith(before) && path.endsWith(after))
      .map((path) => name.replace("*", path.slice(before.length, path.length - after.length)));
  });
}

/** Writes the sources into a project that has the package installed. */
export function writeConsumer(project: string): void {
  for (const { name, text } of programs) writeFileSync(join(project, `${name}.ts`), text);
  const names = entryPoints(join(project, "node_modules", manifest.name));
  const lines = names.map((name, index) => {
    const attributes = name.endsWith(".json") ? ' with { type: "json" }' : "";
    return `import * as m${index} from "${name}"${attributes};\n`;
  });
  const all = names.map((_, index) => `m${index}`).join(", ");
  writeFileSync(
    join(project, `${EVERYTHING}.ts`),
    `${lines.join("")}const all: readonly object[] = [${all}];\nconsole.log(all.length);\n`,
  );
  for (const [resolution, options] of Object.entries(RESOLUTIONS))
    writeFileSync(
      join(project, `tsconfig.${resolution}.json`),
      JSON.stringify({ compilerOptions: { ...STRICT, ...options }, include: ["*.ts"] }),
    );
}

/** The strictest that users set; declarations of the package and of what it depends on are checked too. */
const STRICT = {
  target: "es2023",
  lib: ["es2023", "dom", "dom.iterable"],
  types: [],
  rootDir: ".",
  outDir: "out",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  resolveJsonModule: true,
  skipLibCheck: false,
};
