import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageRoot } from "../../../generator/project/folders.js";
import { readSpecs } from "../../../generator/serve/read-specs.js";
import type { ServedSpec } from "../../../generator/serve/served-spec.js";

/** API keys whose names do not show that they are secret, by their places. */
export const DECLARED_KEYS = { query: "ticket", header: "x-visitor", cookie: "who" } as const;

const DOCUMENT = {
  openapi: "3.1.0",
  info: { title: "Notes", version: "1" },
  security: [{ first: [] }, { second: [] }, { third: [] }],
  paths: {
    "/notes": {
      get: {
        operationId: "listNotes",
        parameters: [{ name: "page", in: "query", schema: { type: "integer" } }],
        responses: {
          200: {
            description: "The notes.",
            content: { "application/json": { schema: { type: "object" } } },
          },
        },
      },
    },
  },
  components: {
    securitySchemes: {
      first: { type: "apiKey", in: "query", name: DECLARED_KEYS.query },
      second: { type: "apiKey", in: "header", name: "X-Visitor" },
      third: { type: "apiKey", in: "cookie", name: DECLARED_KEYS.cookie },
    },
  },
};

let written: readonly string[] | undefined;

/** The paths of the shipped query modules, and of an OpenAPI document that declares API keys. */
export function secretSpecFiles(): readonly string[] {
  if (written) return written;
  const file = join(mkdtempSync(join(tmpdir(), "paramsmith-fuzz-")), "openapi.json");
  writeFileSync(file, JSON.stringify(DOCUMENT));
  written = [join(packageRoot(), "spec/paraminfo"), file];
  return written;
}

/** Those specs, as services need them. */
export function secretSpecs(): readonly ServedSpec[] {
  const { value, diagnostics } = readSpecs(secretSpecFiles(), packageRoot());
  if (!value) throw new Error(JSON.stringify(diagnostics));
  return value;
}
