import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { alliancePages } from "../generated/alliance/listAlliances.js";
import { ApiError as ApiErrorOfCopy } from "../generated/runtime/action-api/api-error.js";
import { ApiError, ResponseError } from "../templates/runtime/action-api/api-error.js";
import { collect } from "../templates/runtime/client/rows-of.js";
import { runtimeSourceOf } from "./runtime-sources.mjs";

const ROOT = join(import.meta.dirname, "..");

/** Folders whose tests are about the runtime; test/consumer and test/package are about the copy. */
const FOLDERS = ["fuzz", "property", "spring", "templates", "wiki"];

const IMPORT_OF_COPY = /(?:from|import)\s*\(?\s*"[./]+\/generated\/runtime\//;

describe("A test of the runtime", () => {
  it("imports templates/, not the copy in generated/", () => {
    const files = FOLDERS.flatMap((folder) => sourcesBelow(join(ROOT, "test", folder)));
    const importing = files.filter((file) => IMPORT_OF_COPY.test(readFileSync(file, "utf8")));

    expect(files.length).toBeGreaterThan(0);
    expect(importing).toEqual([]);
  });
});

describe("Generated code in a test", () => {
  it("runs on the sources of the runtime", async () => {
    const pages = alliancePages(async () => ({ _embedded: {} }));

    await expect(collect(pages)).rejects.toBeInstanceOf(ResponseError);
    expect(ApiErrorOfCopy).toBe(ApiError);
  });

  it("keeps every import that is not of the runtime", () => {
    const other = join(ROOT, "generated", "paraminfo", "query.js");
    const copy = join(ROOT, "generated", "runtime", "client.js");

    expect(runtimeSourceOf(other)).toBeUndefined();
    expect(runtimeSourceOf(copy)).toBe(join(ROOT, "templates", "runtime", "client.ts"));
    expect(runtimeSourceOf(copy.replace("client", "none"))).toBeUndefined();
  });
});

function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.includes("node_modules"))
    .map((file) => join(folder, file));
}
