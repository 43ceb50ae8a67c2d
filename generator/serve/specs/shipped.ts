import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../project/package-root.js";
import type { ServedSpec } from "./served-spec.js";

/** Where the build leaves what a service of the shipped specs needs, below the package. */
const SHIPPED = join("dist", "generator", "serve", "shipped.json");

/**
 * The shipped specs, as the build prepared them: to read and check them would take longer than to start.
 * Undefined where it could not prepare them.
 */
export function shippedSpecs(): readonly ServedSpec[] | undefined {
  const file = join(packageRoot(), SHIPPED);
  if (!existsSync(file)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's own file, made by writeShipped
  return JSON.parse(readFileSync(file, "utf8")) as readonly ServedSpec[];
}

/** Prepares them; a part of the build. */
export function writeShipped(specs: readonly ServedSpec[]): void {
  writeFileSync(join(packageRoot(), SHIPPED), JSON.stringify(specs));
}

/** Leaves nothing that an earlier build prepared. */
export function removeShipped(): void {
  rmSync(join(packageRoot(), SHIPPED), { force: true });
}
