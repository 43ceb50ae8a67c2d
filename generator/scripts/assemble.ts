/** Completes dist/ after the compiler: what it does not carry over, and the right to run the command. Run by `npm run build`. */
import { chmodSync, cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const root = process.cwd();

/** Scripts that are made, not compiled, with their declarations. */
for (const folder of [
  "generator/spec",
  ...readdirSync(join(root, "generated")).map((name) => `generated/${name}`),
]) {
  for (const file of ["validators.js", "validators.d.ts"]) {
    const path = join(root, folder, file);
    if (existsSync(path)) cpSync(path, join(root, "dist", folder, file));
  }
}
chmodSync(join(root, "dist/generator/cli/main.js"), 0o755);
