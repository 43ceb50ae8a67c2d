import { cpSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** A project that has the package installed, with an empty file that editors open. */
export interface Project {
  readonly folder: string;
  readonly file: string;
}

/** Creates a project in a temporary folder. The caller deletes it. */
export function createProject(): Project {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "paramsmith-editor-")));
  const file = join(folder, "ok-probe.ts");
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(ROOT, join(folder, "node_modules", "paramsmith"), "dir");
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  cpSync(join(ROOT, "test", "consumer", "tsconfig.json"), join(folder, "tsconfig.json"));
  writeFileSync(file, "export {};\n");
  return { folder, file };
}
