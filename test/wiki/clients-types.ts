import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../generator/support/places.js";
import { clientFolders } from "./clients.ts";

/** What somebody writes who uses the clients' own types. */
const USE = `import Session from "m3api";
import { Mwn } from "mwn";
import { m3apiSender, mwnSender } from "paramsmith/client";
import type { Send } from "paramsmith/client";

export const senders: readonly Send[] = [
  m3apiSender(new Session("en.wikipedia.org", {}, { userAgent: "example/1.0" })),
  mwnSender(new Mwn({ apiUrl: "https://en.wikipedia.org/w/api.php" })),
];
`;

const OPTIONS = {
  target: "es2022",
  lib: ["es2022", "dom", "dom.iterable"],
  module: "nodenext",
  types: [],
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  // What the clients declare is their own business.
  skipLibCheck: true,
};

/** What the compiler has against the clients' own types in the senders' place, in an empty folder. */
export function errorsOfClientTypes(folder: string): string {
  mkdirSync(join(folder, "node_modules"));
  for (const [name, place] of Object.entries({ ...clientFolders(), paramsmith: REPOSITORY }))
    symlinkSync(place, join(folder, "node_modules", name), "dir");
  writeFileSync(join(folder, "use.ts"), USE);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const project = { compilerOptions: OPTIONS, files: ["use.ts"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
  const tsc = join(REPOSITORY, "node_modules/typescript/bin/tsc");
  const { stdout, stderr } = spawnSync(process.execPath, [tsc, "-p", folder], { encoding: "utf8" });
  return stdout + stderr;
}
