/**
 * Checks the licence of each package in package-lock.json, including those for other platforms. Run by
 * `npm run licences`, which needs neither a build nor the network.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import satisfies from "spdx-satisfies";

/** The licences of packages that users install, or whose code is in a bundle: they only require notices. */
export const SHIPPED = ["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "BlueOak-1.0.0"];

/** The licences of packages that only build and test. Their other conditions concern copies. */
const DEVELOPMENT = [
  ...SHIPPED,
  "Apache-2.0",
  "MPL-2.0",
  "Python-2.0",
  "PSF-2.0",
  "CC0-1.0",
  "CC-BY-3.0",
];

/**
 * Whether an SPDX expression permits a use under the given licences. False for other values, such as
 * "SEE LICENSE IN terms.txt".
 *
 * @param {unknown} licence
 * @param {readonly string[]} allowed SPDX identifiers
 */
export function isAllowed(licence, allowed) {
  try {
    return typeof licence === "string" && satisfies(licence, allowed);
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [file = new URL("../../package-lock.json", import.meta.url)] = process.argv.slice(2);
  const packages = Object.entries(JSON.parse(readFileSync(file, "utf8")).packages).slice(1);
  const disallowed = packages.filter(
    ([, { dev, license }]) => !isAllowed(license, dev === true ? DEVELOPMENT : SHIPPED),
  );
  for (const [path, { version, license }] of disallowed)
    console.error(`error: ${path} ${version} has the licence ${JSON.stringify(license ?? null)}`);
  if (disallowed.length > 0) {
    console.error("help: use another package, or allow the licence in licences.mjs with a reason");
    process.exitCode = 1;
  } else console.log(`The licences of ${packages.length} packages are allowed.`);
}
