import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Editor } from "./editor.ts";
import { languageServer } from "./lsp.ts";
import { tsserver } from "./tsserver.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const TOOLS = join(ROOT, "test", "package", "tools", "node_modules");

/** A language service that editors use. */
export interface Service {
  readonly version: string;
  readonly start: (folder: string) => Promise<Editor>;
}

/** The language services of the compilers that generated code is for. */
export const services: readonly Service[] = [
  {
    version: "5.9",
    start: async () => tsserver(join(TOOLS, "typescript", "lib", "tsserver.js")),
  },
  {
    version: "6.0",
    start: async () => tsserver(join(TOOLS, "typescript-6", "lib", "tsserver.js")),
  },
  { version: "7", start: async (folder) => languageServer(nativeCompiler(), folder) },
];

/** The program of TypeScript 7 for this platform. */
function nativeCompiler(): string {
  const platform = `typescript-${process.platform}-${process.arch}`;
  const program = process.platform === "win32" ? "tsc.exe" : "tsc";
  return join(ROOT, "node_modules", "@typescript", platform, "lib", program);
}
