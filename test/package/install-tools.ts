import { join } from "node:path";
import { installLocked } from "../install-locked.mjs";

/** Installs the tools once, before test files that run at the same time use them. */
export default function setup(): void {
  const installation = installLocked(join(import.meta.dirname, "tools"));
  if (installation.kind === "missing")
    throw new Error(
      `The tools of test/package cannot be installed from npm's registry: ${installation.why}`,
    );
}
