/**
 * Validators of `list=recentchanges` by other tools. All are made from one JSON Schema: the generated
 * one, narrowed to what a caller without high limits may send, as far as a schema can say it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { installPeer, installPeers } from "./peers.mjs";

/**
 * What is timed, and how its result is read.
 *
 * @typedef {object} ValidatorSubject
 * @property {string} key
 * @property {string} name
 * @property {(input: unknown) => unknown} validate
 * @property {(result: unknown) => readonly unknown[] | undefined} issuesOf undefined where it accepts
 * @property {(issue: unknown) => string} wordsOf what an issue says, or what it has instead of a message
 * @property {boolean} stopsAtFirst
 *
 * @typedef {{ kind: "ready", subject: ValidatorSubject } | { kind: "absent", key: string, name: string, why: string }} ValidatorPeer
 */

const require = createRequire(import.meta.url);

/** As every wiki has them, and the two that the parameter adds. */
const NAMESPACES = Array.from({ length: 18 }, (_, index) => index - 2);
const MANY = 50;
const LIMIT = { minimum: 1, maximum: 500 };

/**
 * The generated schema, narrowed: it is for callers of every kind, so that it allows 500 values and a
 * limit of 5000, and says neither which namespaces there are nor how times are written.
 */
export function narrowedSchema() {
  const schema = require("paramsmith/schemas/recentchanges.json");
  const namespace = { enum: NAMESPACES };
  const { prop, show, type, limit } = schema.properties;
  const several = ({ anyOf: [one] }) => ({ anyOf: [one, list(one)] });
  const time = { type: "string", format: "date-time" };
  return {
    ...schema,
    properties: {
      ...schema.properties,
      start: time,
      end: time,
      namespace: { anyOf: [namespace, list(namespace), { const: "*" }] },
      prop: several(prop),
      show: several(show),
      type: several(type),
      limit: { anyOf: [{ type: "integer", ...LIMIT }, limit.anyOf[1]] },
    },
  };
}

/** @param {object} items */
function list(items) {
  return { type: "array", items, maxItems: MANY };
}

/**
 * @param {(key: string) => boolean} isWanted
 * @returns {Promise<readonly ValidatorPeer[]>}
 */
export async function validatorPeers(isWanted) {
  const makers = { ajv, "ajv-first": ajvFirst, zod, valibot, typia };
  const peers = [];
  // One after the other, since each may call npm.
  for (const [key, make] of Object.entries(makers))
    // oxlint-disable-next-line no-await-in-loop -- as said above
    if (isWanted(key)) peers.push(await make(key, narrowedSchema()));
  return peers;
}

/**
 * @param {string} key
 * @param {import("./peers.mjs").MissingPeer} peer
 * @returns {ValidatorPeer}
 */
function absent(key, { name, version, why }) {
  return { kind: "absent", key, name: `${name} ${version}`, why };
}

/** @type {(key: string, schema: object) => ValidatorPeer} */
function ajv(key, schema) {
  return standalone(key, schema, { allErrors: true });
}

/** @type {(key: string, schema: object) => ValidatorPeer} */
function ajvFirst(key, schema) {
  return standalone(key, schema, { allErrors: false });
}

/** @type {(key: string, schema: object, how: { allErrors: boolean }) => ValidatorPeer} */
function standalone(key, schema, { allErrors }) {
  const peer = installAjv();
  if (peer.kind === "missing") return absent(key, peer);
  const file = standaloneFile(peer.folder, schema, allErrors);
  const validate = createRequire(file)(file);
  return {
    kind: "ready",
    subject: {
      key,
      name: `ajv ${peer.version} standalone${allErrors ? ", `allErrors`" : ", up to the first error"}`,
      validate: (input) => (validate(input) ? undefined : validate.errors),
      issuesOf: (result) => result,
      wordsOf: ({ message }) => message,
      stopsAtFirst: !allErrors,
    },
  };
}

/** ajv, and its plugin for the formats of strings. */
export function installAjv() {
  return installPeers("ajv", { ajv: "8.20.0", "ajv-formats": "3.0.1" });
}

/**
 * Compiles ahead, as a build would.
 *
 * @param {string} folder of the peer
 * @param {object} schema
 * @param {boolean} allErrors
 * @returns {string} the file with the code
 */
export function standaloneFile(folder, schema, allErrors) {
  const requirePeer = createRequire(join(folder, "package.json"));
  const { default: Ajv } = requirePeer("ajv/dist/2020");
  const { default: standaloneCode } = requirePeer("ajv/dist/standalone");
  const instance = new Ajv({ allErrors, code: { source: true, lines: true } });
  requirePeer("ajv-formats")(instance);
  const file = join(folder, `recentchanges-${allErrors ? "all" : "first"}.cjs`);
  writeFileSync(file, standaloneCode(instance, instance.compile(schema)));
  return file;
}

/** @type {(key: string, schema: ReturnType<typeof narrowedSchema>) => Promise<ValidatorPeer>} */
async function zod(key, { properties }) {
  const peer = installPeer("zod", "4.6.7");
  if (peer.kind === "missing") return absent(key, peer);
  const { z } = await importPeer(peer, "zod");
  const time = z.iso.datetime({ offset: true });
  const text = z.string();
  const one = ({ enum: values }) => z.enum(values);
  const several = ({ anyOf: [single] }) => z.union([one(single), z.array(one(single)).max(MANY)]);
  const namespace = z.literal(NAMESPACES);
  const limit = z.union([z.int().min(LIMIT.minimum).max(LIMIT.maximum), z.literal("max")]);
  const { prop, show, type, dir, slot } = properties;
  const schema = z.strictObject({
    start: time.optional(),
    end: time.optional(),
    dir: one(dir).optional(),
    namespace: z.union([namespace, z.array(namespace).max(MANY), z.literal("*")]).optional(),
    user: text.optional(),
    excludeuser: text.optional(),
    tag: text.optional(),
    prop: several(prop).optional(),
    show: several(show).optional(),
    limit: limit.optional(),
    type: several(type).optional(),
    toponly: z.boolean().optional(),
    title: text.optional(),
    continue: text.optional(),
    generaterevisions: z.boolean().optional(),
    slot: one(slot).optional(),
  });
  return {
    kind: "ready",
    subject: {
      key,
      name: `zod ${peer.version}, \`safeParse\``,
      validate: (input) => schema.safeParse(input),
      issuesOf: ({ error }) => error?.issues,
      wordsOf: ({ message }) => message,
      stopsAtFirst: false,
    },
  };
}

/** @type {(key: string, schema: ReturnType<typeof narrowedSchema>) => Promise<ValidatorPeer>} */
async function valibot(key, { properties }) {
  const peer = installPeer("valibot", "1.5.0");
  if (peer.kind === "missing") return absent(key, peer);
  const v = await importPeer(peer, "valibot");
  const time = v.optional(v.pipe(v.string(), v.isoTimestamp()));
  const text = v.optional(v.string());
  const flag = v.optional(v.boolean());
  const one = ({ enum: values }) => v.picklist(values);
  const many = (item) => v.pipe(v.array(item), v.maxLength(MANY));
  const several = ({ anyOf: [single] }) => v.optional(v.union([one(single), many(one(single))]));
  const namespace = v.picklist(NAMESPACES);
  const number = v.pipe(
    v.number(),
    v.integer(),
    v.minValue(LIMIT.minimum),
    v.maxValue(LIMIT.maximum),
  );
  const { prop, show, type, dir, slot } = properties;
  const schema = v.strictObject({
    start: time,
    end: time,
    dir: v.optional(one(dir)),
    namespace: v.optional(v.union([namespace, many(namespace), v.literal("*")])),
    user: text,
    excludeuser: text,
    tag: text,
    prop: several(prop),
    show: several(show),
    limit: v.optional(v.union([number, v.literal("max")])),
    type: several(type),
    toponly: flag,
    title: text,
    continue: text,
    generaterevisions: flag,
    slot: v.optional(one(slot)),
  });
  return {
    kind: "ready",
    subject: {
      key,
      name: `valibot ${peer.version}, \`safeParse\``,
      validate: (input) => v.safeParse(schema, input),
      issuesOf: ({ issues }) => issues,
      wordsOf: ({ message }) => message,
      stopsAtFirst: false,
    },
  };
}

/**
 * The last version that TypeScript's own compiler transforms: from 13 on, typia builds its transformer
 * from Go sources when it is used, and fetches them.
 *
 * @type {(key: string, schema: ReturnType<typeof narrowedSchema>) => Promise<ValidatorPeer>}
 */
async function typia(key, schema) {
  const peer = installPeers("typia", { typia: "12.2.1", typescript: "5.9.3" });
  if (peer.kind === "missing") return absent(key, peer);
  const made = generateTypia(peer.folder, typiaText(schema));
  if (made.kind === "failed") return absent(key, { ...peer, kind: "missing", why: made.why });
  const { validate } = await import(pathToFileURL(made.file).href);
  return {
    kind: "ready",
    subject: {
      key,
      name: `typia ${peer.version}, \`createValidateEquals\``,
      validate,
      issuesOf: (result) => (result.success ? undefined : result.errors),
      // It has no messages, but says what it expected.
      wordsOf: ({ expected }) => expected,
      stopsAtFirst: false,
    },
  };
}

/**
 * @param {string} folder of the peer
 * @param {string} text
 * @returns {{ kind: "made", file: string } | { kind: "failed", why: string }}
 */
function generateTypia(folder, text) {
  const input = join(folder, "input");
  const source = join(input, "recentchanges.ts");
  const file = join(folder, "recentchanges.mjs");
  const isMade = existsSync(file) && existsSync(source) && readFileSync(source, "utf8") === text;
  if (isMade) return { kind: "made", file };
  mkdirSync(input, { recursive: true });
  writeFileSync(source, text);
  const compilerOptions = { target: "es2022", module: "nodenext", strict: true, types: [] };
  const config = join(folder, "tsconfig.json");
  writeFileSync(config, JSON.stringify({ compilerOptions, include: ["input"] }));
  const bin = join(folder, "node_modules", "typia", "lib", "executable", "typia.js");
  const args = [bin, "generate", "--input", "input", "--output", "output", "--project", config];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
  });
  if (status !== 0) return { kind: "failed", why: `it ended with ${status}: ${stdout}${stderr}` };
  buildSync({
    entryPoints: [join(folder, "output", "recentchanges.ts")],
    outfile: file,
    bundle: true,
    format: "esm",
    platform: "node",
    logLevel: "error",
  });
  return { kind: "made", file };
}

/** @param {ReturnType<typeof narrowedSchema>} schema */
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
    const bounds = `tags.Minimum<${rest.minimum}> & tags.Maximum<${rest.maximum}>`;
    return `number & tags.Type<"int32"> & ${bounds}`;
  }
  return rest.format === undefined ? type : `${type} & tags.Format<${JSON.stringify(rest.format)}>`;
}

/**
 * @param {import("./peers.mjs").InstalledPeer} peer
 * @param {string} name of the package
 */
function importPeer({ folder }, name) {
  const { resolve } = createRequire(join(folder, "package.json"));
  return import(pathToFileURL(resolve(name)).href);
}
