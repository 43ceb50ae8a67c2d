import { describe, expect, it } from "vitest";
import { runtimeManifest } from "../../../generator/scripts/runtime-package.js";
import type { PackageManifest } from "../../../generator/scripts/runtime-package.js";

const MANIFEST: PackageManifest = {
  version: "1.2.3",
  license: "MIT",
  type: "module",
  sideEffects: false,
  exports: {
    ".": { types: "./dist/generator/index.d.ts", default: "./dist/generator/index.js" },
    "./client": {
      types: "./dist/generated/runtime/client.d.ts",
      default: "./dist/generated/runtime/client.js",
    },
    "./schemas/*": "./generated/paraminfo/schemas/*",
    "./package.json": "./package.json",
  },
  engines: { node: ">=20" },
};

describe("the manifest of the runtime's package", () => {
  it("has the entry points except for the compiler, and the files of the runtime", () => {
    const { name, version, exports: found } = runtimeManifest(MANIFEST);
    expect({ name, version, found }).toEqual({
      name: "@paramsmith/runtime",
      version: "1.2.3",
      found: {
        "./client": { types: "./runtime/client.d.ts", default: "./runtime/client.js" },
        "./schemas/*": "./paraminfo/schemas/*",
        "./package.json": "./package.json",
        "./internal/*": { types: "./runtime/*.d.ts", default: "./runtime/*.js" },
      },
    });
  });

  it("has the repository of the complete package, which provenance needs", () => {
    const repository = { type: "git", url: "git+https://example.org/owner/name.git" };
    expect(runtimeManifest({ ...MANIFEST, repository })).toHaveProperty("repository", repository);
    expect(runtimeManifest(MANIFEST)).not.toHaveProperty("repository");
  });
});
