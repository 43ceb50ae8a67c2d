import { describe, expect, it } from "vitest";
import {
  INTERFACE_FILE,
  INTERNAL_ENTRY,
  isOfRuntime,
  packageSpecifier,
  RUNTIME_PACKAGE,
  runtimePath,
} from "../../../generator/files/runtime-package.js";

describe("the package of the runtime", () => {
  it("has a name, an entry point for generated code, and a file of hashes", () => {
    expect([RUNTIME_PACKAGE, INTERNAL_ENTRY, INTERFACE_FILE]).toEqual([
      "@paramsmith/runtime",
      "internal",
      "interface.json",
    ]);
  });

  it("has each file of the folder runtime under the same path", () => {
    const specifier = "@paramsmith/runtime/internal/model/values";
    expect(packageSpecifier("runtime/model/values")).toBe(specifier);
    expect(runtimePath(specifier)).toBe("runtime/model/values");
  });

  it("has no other files", () => {
    expect(["runtime/a", "runtime/", "runtime", "a/runtime/b", ""].map(isOfRuntime)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    for (const other of ["@paramsmith/runtime", "@paramsmith/runtime/client", "x/internal/a"])
      expect(runtimePath(other)).toBeUndefined();
  });
});
