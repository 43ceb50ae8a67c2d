/** Checks of the parameters of `list=recentchanges` by other tools, made from one JSON Schema. */
import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { importPeer, installPeers, named, requirePeer } from "./peers.mjs";

/** The values of a list and the limit that MediaWiki allows to callers without high limits. */
const MANY = 50;
const LIMIT = { type: "integer", minimum: 1, maximum: 500 };

/**
 * @typedef {object} Validator
 * @property {string} name
 * @property {(input: unknown) => readonly unknown[] | undefined} issuesOf undefined if the input is valid
 * @property {(issue: unknown) => string} messageOf what an issue has as its message
 */

const several = (one, ...others) => ({
  anyOf: [one, { type: "array", items: one, maxItems: MANY }, ...others],
});

/**
 * The generated schema allows what some caller may send; this one is for callers without high limits.
 *
 * @param {Record<string, any>} schema
 */
export function narrowSchema(schema) {
  const namespaces = { enum: Array.from({ length: 18 }, (_, index) => index - 2) };
  const properties = Object.entries(schema.properties).map(([name, property]) => {
    if (name === "start" || name === "end") return [name, { type: "string", format: "date-time" }];
    if (name === "limit") return [name, { anyOf: [LIMIT, { const: "max" }] }];
    if (name === "namespace") return [name, several(namespaces, { const: "*" })];
    return [name, property.anyOf ? several(property.anyOf[0]) : property];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}

/**
 * @param {Record<string, any>} schema
 * @param {string} folder
 * @returns {Promise<readonly Validator[]>}
 */
export async function otherValidators(schema, folder) {
  const { z } = await importPeer("zod/index.js");
  const zod = z.fromJSONSchema(schema);
  const { validate } = await import(pathToFileURL(typiaFile(schema, folder)).href);
  return [
    ajvValidator(schema, { allErrors: true }),
    ajvValidator(schema, { allErrors: false }),
    {
      name: `${named("zod")}, safeParse`,
      issuesOf: (input) => zod.safeParse(input).error?.issues,
      messageOf: ({ message }) => message,
    },
    {
      name: `${named("typia")}, createValidateEquals`,
      issuesOf: (input) => {
        const result = validate(input);
        return result.success ? undefined : result.errors;
      },
      messageOf: ({ expected }) => expected,
    },
  ];
}

/** @returns {Validator} */
function ajvValidator(schema, { allErrors }) {
  const peer = requirePeer();
  const instance = peer("ajv-formats")(new (peer("ajv/dist/2020").default)({ allErrors }));
  const validate = instance.compile(schema);
  return {
    name: `${named("ajv")}${allErrors ? ", allErrors" : ", up to the first error"}`,
    issuesOf: (input) => (validate(input) ? undefined : validate.errors),
    messageOf: ({ message }) => message,
  };
}

/** Lets typia make a validator, and bundles it for Node. */
function typiaFile({ properties }, folder) {
  const lines = Object.entries(properties).map(
    ([name, property]) => `  readonly ${name}?: ${typiaType(property)};`,
  );
  const text = `import typia, { tags } from "typia";
export interface Params {
${lines.join("\n")}
}
export const validate = typia.createValidateEquals<Params>();
`;
  const modules = join(installPeers(), "node_modules");
  const own = join(folder, "typia");
  mkdirSync(join(own, "input"), { recursive: true });
  symlinkSync(modules, join(own, "node_modules"), "junction");
  writeFileSync(join(own, "package.json"), '{ "type": "module" }\n');
  writeFileSync(join(own, "input", "validate.ts"), text);
  const compilerOptions = { target: "es2022", module: "nodenext", strict: true, types: [] };
  writeFileSync(
    join(own, "tsconfig.json"),
    JSON.stringify({ compilerOptions, include: ["input"] }),
  );
  const program = join(modules, "typia", "lib", "executable", "typia.js");
  const args = "generate --input input --output output --project tsconfig.json".split(" ");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: own,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`typia ended with ${status}: ${stdout}${stderr}`);
  const outfile = join(own, "validate.mjs");
  const entryPoints = [join(own, "output", "validate.ts")];
  buildSync({ entryPoints, outfile, bundle: true, format: "esm", platform: "node" });
  return outfile;
}

/** @type {(schema: any) => string} */
function typiaType({ anyOf, enum: values, const: value, type, items, maxItems, ...rest }) {
  if (anyOf) return anyOf.map((each) => `(${typiaType(each)})`).join(" | ");
  if (values) return values.map((each) => JSON.stringify(each)).join(" | ");
  if (value !== undefined) return JSON.stringify(value);
  if (type === "array") return `(${typiaType(items)})[] & tags.MaxItems<${maxItems}>`;
  if (type === "integer")
    return `number & tags.Type<"int32"> & tags.Minimum<${rest.minimum}> & tags.Maximum<${rest.maximum}>`;
  return rest.format === undefined ? type : `${type} & tags.Format<${JSON.stringify(rest.format)}>`;
}
