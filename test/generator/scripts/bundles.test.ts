import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { REPOSITORY } from "../support/places.js";

/** The packages whose code is in a file of dist/generator, which must then have their licences. */
const bundles: Readonly<Record<string, readonly string[]>> = {
  "emit/json-schema-to-typescript": [
    "@apidevtools/json-schema-ref-parser",
    "@jsdevtools/ono",
    "js-yaml",
    "json-schema-to-typescript",
    "lodash",
  ],
  "emit/oxfmt": ["oxfmt"],
  "explorer/page": [
    "@cfworker/json-schema",
    "@noble/hashes",
    "diff",
    "image-size",
    "minisearch",
    "preact",
  ],
  "spec/source/swagger-upgrader": ["@scalar/helpers", "@scalar/openapi-upgrader"],
  "spec/source/validators": ["ajv"],
  "spec/source/wiki-validators": ["ajv"],
};

it.each(Object.entries(bundles))(
  "the bundle %s has the licences of its packages",
  (name, packages) => {
    const file = join(REPOSITORY, "dist", "generator", `${name}.js`);
    const [, notices = ""] = /\/\*!\n(.*?)\*\//s.exec(readFileSync(file, "utf8")) ?? [];
    const titles = notices.matchAll(/^(\S+) \d+\.\d+\.\d+, (?:MIT|BSD-3-Clause)$/gm);
    expect(new Set([...titles].map(([, each]) => each))).toEqual(new Set(packages));
    expect(notices.match(/^Copyright /gm)?.length).toBeGreaterThanOrEqual(packages.length);
  },
);
