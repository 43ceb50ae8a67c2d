/**
 * What `diff` says about two versions of documents that other people wrote. A person reads each report,
 * and each change of one, and looks into the documents where a finding is doubtful.
 *
 * @module
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { expectGolden } from "../generator/support/golden-text.ts";
import { COMMAND } from "../generator/support/cli.ts";
import { MODULES } from "./installed.ts";

/** Versions of a document: each in a package of its own name. */
const PAIRS: Readonly<Record<string, readonly [old: string, next: string]>> = {
  directus: ["directus-before/dist/openapi.json", "@directus/specs/dist/openapi.json"],
  figma: ["figma-before/openapi/openapi.yaml", "@figma/rest-api-spec/openapi/openapi.yaml"],
  galaxy: ["galaxy-before/dist/3.1.yaml", "@scalar/galaxy/dist/3.1.yaml"],
  gitbook: ["gitbook-before/spec/openapi.json", "@gitbook/api/spec/openapi.json"],
  "open-payments-auth": [
    "open-payments-before/dist/openapi/specs/auth-server.yaml",
    "@interledger/open-payments/dist/openapi/specs/auth-server.yaml",
  ],
  "open-payments-resources": [
    "open-payments-before/dist/openapi/specs/resource-server.yaml",
    "@interledger/open-payments/dist/openapi/specs/resource-server.yaml",
  ],
};

it.each(Object.entries(PAIRS))("reviews a change of %s", { timeout: 120_000 }, (name, sides) => {
  const args = [COMMAND, "diff", ...sides, "--all", "--fail-on", "none"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: MODULES,
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expectGolden(join(import.meta.dirname, "reviews", `${name}.txt`), stdout);
});
