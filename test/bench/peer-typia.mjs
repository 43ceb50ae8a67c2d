/** Validators that typia makes of types. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { preparePeer } from "./peers.mjs";

/**
 * The last version that TypeScript's own compiler transforms, and that compiler: from 13 on, typia is
 * built from Go sources where it is used, for which it fetches modules of Go.
 */
export function prepareTypia() {
  return preparePeer("typia", ["typia", "typescript"]);
}

/**
 * Generates a validator, unless an earlier run has: `source` as typia writes it, `file` as Node runs it.
 *
 * @param {import("./peers.mjs").InstalledPeer} peer
 * @param {string} name of the module
 * @param {{ properties: Readonly<Record<string, object>> }} schema
 * @returns {{ kind: "made", file: string, source: string } | { kind: "failed", why: string }}
 */
export function typiaFile({ folder, modules }, name, schema) {
  const text = typiaText(schema);
  const input = join(folder, name, "input");
  const given = join(input, "validate.ts");
  const source = join(folder, name, "output", "validate.ts");
  const file = join(folder, name, "validate.mjs");
  const isMade = existsSync(file) && existsSync(given) && readFileSync(given, "utf8") === text;
  if (isMade) return { kind: "made", file, source };
  mkdirSync(input, { recursive: true });
  writeFileSync(given, text);
  const compilerOptions = { target: "es2022", module: "nodenext", strict: true, types: [] };
  const config = join(folder, name, "tsconfig.json");
  writeFileSync(config, JSON.stringify({ compilerOptions, include: ["input"] }));
  const bin = join(modules, "typia", "lib", "executable", "typia.js");
  const args = [bin, "generate", "--input", "input", "--output", "output", "--project", config];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: join(folder, name),
    encoding: "utf8",
  });
  if (status !== 0) return { kind: "failed", why: `it ended with ${status}: ${stdout}${stderr}` };
  buildSync({
    entryPoints: [source],
    outfile: file,
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
  return { kind: "made", file, source };
}

/** @param {{ properties: Readonly<Record<string, object>> }} schema */
function typiaText({ properties }) {
  const lines = Object.entries(properties).map(
    ([name, schema]) => `  readonly ${name}?: ${typiaType(schema)};`,
  );
  return `import typia, { tags } from "typia";

export interface Params {
${lines.join("\n")}
}

export const validate = typia.createValidateEquals<Params>();
`;
}

/** @type {(schema: any) => string} */
function typiaType({ anyOf, enum: values, const: value, type, items, maxItems, ...rest }) {
  if (anyOf) return anyOf.map((each) => `(${typiaType(each)})`).join(" | ");
  if (values) return values.map((each) => JSON.stringify(each)).join(" | ");
  if (value !== undefined) return JSON.stringify(value);
  if (type === "array") return `(${typiaType(items)})[] & tags.MaxItems<${maxItems}>`;
  if (type === "integer") {
    const bounds = [
      ...(rest.minimum === undefined ? [] : [`tags.Minimum<${rest.minimum}>`]),
      ...(rest.maximum === undefined ? [] : [`tags.Maximum<${rest.maximum}>`]),
    ];
    return ["number", 'tags.Type<"int32">', ...bounds].join(" & ");
  }
  return rest.format === undefined ? type : `${type} & tags.Format<${JSON.stringify(rest.format)}>`;
}
