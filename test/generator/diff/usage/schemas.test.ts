import { realpathSync } from "node:fs";
import { expect, it } from "vitest";
import { diffSpecs } from "../../../../generator/diff/diff.js";
import type { ComparedSpec } from "../../../../generator/diff/compared-spec.js";
import { withUsage } from "../../../../generator/diff/usage/mark.js";
import { subjectsOf } from "../../../../generator/diff/usage/generated-names.js";
import { readUses, usageFiles } from "../../../../generator/diff/usage/read.js";
import { writeFiles } from "../../support/files.js";
import { scratchFolder } from "../../support/places.js";
import { openApiDocument } from "../../support/specs.js";
import { compared, parsed } from "../specs.js";

const TEXT = { type: "string" };

function content(name: string): object {
  const schema = { $ref: `#/components/schemas/${name}` };
  return { description: "", content: { "application/json": { schema } } };
}

/** An OpenAPI document whose requests, responses and errors have these members. */
function read(sent: object, received: object, failed: object): ComparedSpec {
  const post = {
    operationId: "make",
    requestBody: content("Sent"),
    responses: { 200: content("Received"), 404: content("Failed") },
  };
  const schemas = Object.fromEntries(
    Object.entries({ Sent: sent, Received: received, Failed: failed }).map(([name, properties]) => [
      name,
      { type: "object", properties },
    ]),
  );
  const spec = openApiDocument({}, { paths: { "/a": { post } }, components: { schemas } });
  return compared({ spec: parsed(JSON.stringify(spec)) });
}

it("finds the code that uses members of bodies which are gone", () => {
  const folder = realpathSync(scratchFolder());
  const header = "// Generated from a.json by `paramsmith generate`. Do not edit.";
  writeFiles(folder, [
    {
      path: "api/schemas.ts",
      text: `${header}\nexport interface Sent { s?: string }\nexport interface Received { r?: string }\nexport interface Failed { f?: string }\n`,
    },
    {
      path: "code.ts",
      text: 'import type { Failed, Received, Sent } from "./api/schemas.js";\nexport const sent: Sent = { s: "x" };\nexport const received = (given: Received) => given.r;\nexport const failed = (given: Failed) => given.f;\n',
    },
    { path: "package.json", text: '{ "type": "module" }' },
  ]);
  const old = read({ s: TEXT }, { r: TEXT }, { f: TEXT });
  const next = read({}, { r: { ...TEXT, writeOnly: true } }, {});
  const findings = diffSpecs(old, next);
  const subjects = subjectsOf(findings, [{ old, new: next }]);
  const uses = readUses(folder, usageFiles(folder, ["code.ts"]), subjects);
  const lines = withUsage(findings, uses).map(({ rule, parameter, usage = [] }) => [
    rule,
    parameter,
    ...usage.map(({ line }) => line),
  ]);
  expect(lines).toEqual([
    ["other-schema-changed", "f", 4],
    ["field-became-write-only", "r", 3],
    ["body-field-removed", "s", 2],
  ]);
});
