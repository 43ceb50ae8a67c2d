import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../project/folders.js";
import type { ServedSpec } from "./served-spec.js";

/** The file that the build prepares for services of the shipped specs, relative to the package. */
const SHIPPED = join("dist", "generator", "serve", "shipped.json");

/**
 * The shipped specs, prepared by the build because reading and checking takes longer than starting.
 * Undefined if the build did not prepare them.
 */
export function shippedSpecs(): readonly ServedSpec[] | undefined {
  const file = join(packageRoot(), SHIPPED);
  if (!existsSync(file)) return undefined;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the package's own file, made by writeShipped
  return JSON.parse(readFileSync(file, "utf8")) as readonly ServedSpec[];
}

/** Writes the prepared specs. The build calls this. */
export function writeShipped(specs: readonly ServedSpec[]): void {
  writeFileSync(join(packageRoot(), SHIPPED), JSON.stringify(specs));
}

/** Removes the prepared specs of an earlier build. */
export function removeShipped(): void {
  rmSync(join(packageRoot(), SHIPPED), { force: true });
}
