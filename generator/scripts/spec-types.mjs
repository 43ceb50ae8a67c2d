/**
 * Writes the types and the validators of specs, and the tables of targets and of rules, from spec/schemas/ and rules.json, and
 * bundles packages of which the generator runs a small part. Run by `npm run build` before the compiler, so it imports nothing
 * from the generator. Git ignores what it writes.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { compile } from "json-schema-to-typescript";
import { bundleModule } from "./bundle.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SCHEMAS = join(ROOT, "spec", "schemas");
const SPEC = join(ROOT, "generator", "spec", "source");
const EMIT = join(ROOT, "generator", "emit");
const EQUALITY = join(ROOT, "templates", "runtime", "model", "json.ts");
const DIFF = join(ROOT, "generator", "diff");
const WIKI = join(ROOT, "templates", "wiki", "data");
const WIKI_FACTS = join(WIKI, "facts.json");
const WIKI_DEFAULTS = join(WIKI, "defaults.json");
const WIKI_SAMPLE = join(WIKI, "sample.json");

/**
 * The schemas whose validators and types are in one file each, so that only their users load them.
 */
const SPECS = [
  "catalogue",
  "protocol",
  "openapi",
  "config",
  "site",
  "result",
  "corrections",
  "descriptions",
  "scenario",
];
const WIKI_SCHEMA = "wiki";

/**
 * The schema keywords that are descriptive texts, and the keywords whose members can have any name.
 */
const TEXTS = new Set(["title", "description", "$comment"]);
const BY_NAME = new Set(["properties", "$defs"]);

const LEVELS = { B: "breaking", R: "risky", i: "info", "-": "none" };

const BANNER = "// Written by `npm run build`. Do not edit.\n";
const IN_SCHEMAS = { cwd: SCHEMAS, bannerComment: "", unreachableDefinitions: false };

const files = {
  [join(SPEC, "types.ts")]: specTypes,
  [join(SPEC, "schemas.ts")]: keySchemas,
  [join(SPEC, "validators.js")]: () => validators(SPECS),
  [join(SPEC, "wiki-validators.js")]: () => validators([WIKI_SCHEMA]),
  [join(SPEC, "swagger-upgrader.js")]: swaggerUpgrader,
  [join(EMIT, "json-schema-to-typescript.js")]: typeCompiler,
  [join(EMIT, "oxfmt.js")]: formatter,
  [join(EMIT, "target-table.ts")]: targetTable,
  [join(DIFF, "rule-table.ts")]: ruleTable,
  [join(WIKI, "wiki-data.ts")]: wikiTypes,
  [join(WIKI, "facts.ts")]: wikiFacts,
  [join(WIKI, "sample.ts")]: wikiSample,
  [join(ROOT, "templates", "runtime", "title", "first-letters.ts")]: firstLetters,
};
if (!isUpToDate(Object.keys(files)))
  await Promise.all(
    Object.entries(files).map(async ([file, write]) =>
      writeFileSync(file, BANNER + (await write())),
    ),
  );

/** Compares times as `make` does. */
function isUpToDate(outputs) {
  const inputs = [
    fileURLToPath(import.meta.url),
    fileURLToPath(new URL("bundle.mjs", import.meta.url)),
    EQUALITY,
    join(ROOT, "package-lock.json"),
    ...[...SPECS, WIKI_SCHEMA].map(schemaFile),
    WIKI_FACTS,
    WIKI_DEFAULTS,
    WIKI_SAMPLE,
    join(DIFF, "rules.json"),
    join(DIFF, "rules.schema.json"),
  ];
  return (
    outputs.every((file) => existsSync(file)) &&
    Math.max(...inputs.map(timeOf)) < Math.min(...outputs.map(timeOf))
  );
}

function timeOf(file) {
  return statSync(file).mtimeMs;
}

function schemaFile(name) {
  return join(SCHEMAS, `${name}.schema.json`);
}

function readSchema(name) {
  return readJson(schemaFile(name));
}

function readJson(file) {
  return JSON.parse(readFileSync(file, "utf8"));
}

function specTypes() {
  const properties = Object.fromEntries(
    SPECS.map((name) => [name, { $ref: `${name}.schema.json` }]),
  );
  const all = { title: "Specs", type: "object", additionalProperties: false, properties };
  return compile(all, "Specs", IN_SCHEMAS);
}

/**
 * The types of the test wiki's data, readonly and as type aliases: an interface is not assignable to a
 * record. json-schema-to-typescript does not have an option for either.
 */
async function wikiTypes() {
  const types = await compile(readSchema(WIKI_SCHEMA), "WikiData", {
    ...IN_SCHEMAS,
    ignoreMinAndMaxItems: true,
  });
  const aliases = types
    .replaceAll(/^export interface (\w+) \{$/gm, "export type $1 = {")
    .replaceAll(/^\}$/gm, "};")
    .replaceAll(/^( +)(\[k: string\]|[\w$]+\??): /gm, "$1readonly $2: ")
    .replaceAll(/: ([\w"| ()]+\[\];)$/gm, ": readonly $1")
    .replaceAll("[k: string]: unknown", "[k: string]: Json | undefined")
    .replaceAll(": unknown;", ": Json;");
  return `import type { Json } from "../../runtime/model/json.js";\n\n${aliases.trimStart()}`;
}

/** The facts of a new MediaWiki that a stub serves. In TypeScript, because Node 20 warns about JSON modules. */
function wikiFacts() {
  const { site, messages, softwareTags } = readJson(WIKI_FACTS);
  const defaults = readJson(WIKI_DEFAULTS);
  const facts = { ...site, ...defaults, general: { ...site.general, ...defaults.general } };
  return `import type { SiteFacts } from "./wiki.js";

export const facts: SiteFacts = ${JSON.stringify(facts, undefined, 1)};

/** Messages of the interface that programs request: names of months and days, separators. */
export const messages: Readonly<Record<string, string>> = ${JSON.stringify(messages, undefined, 1)};

/** The tags that MediaWiki itself adds to changes. */
export const softwareTags: readonly string[] = ${JSON.stringify(softwareTags, undefined, 1)};
`;
}

/** The first letters of titles; rules for them need no other fact of a new MediaWiki. */
function firstLetters() {
  const letters = readJson(WIKI_FACTS).firstLetters;
  return `/** First letters of titles that do not become what JavaScript takes for the capital. */
export const firstLetters: Readonly<Record<string, string>> = ${JSON.stringify(letters)};
`;
}

/** The sample wiki, which stubs without data serve. */
function wikiSample() {
  return `import type { WikiData } from "./wiki-data.js";

export const sample: WikiData = ${JSON.stringify(readJson(WIKI_SAMPLE), undefined, 1)};
`;
}

/** The definition of each target: the export of its file that has its name. */
function targetTable() {
  const targets = readSchema("config").$defs.Target.enum;
  return [
    'import type { Target } from "../spec/input.js";',
    'import type { TargetDefinition } from "./target.js";',
    ...targets.map((name) => `import { ${name} } from "./targets/${name}.js";`),
    "",
    "export const targetTable: Readonly<Record<Target, TargetDefinition>> = {",
    ...targets.map((name) => `  ${name},`),
    "};",
    "",
  ].join("\n");
}

/** The rules of `diff`, with an object in place of each row of levels, and the type of rule ids. */
function ruleTable() {
  const ajv = new Ajv2020({ strict: true });
  const validate = ajv.compile(readJson(join(DIFF, "rules.schema.json")));
  const data = readJson(join(DIFF, "rules.json"));
  if (!validate(data)) throw new Error(ajv.errorsText(validate.errors, { dataVar: "rules.json" }));
  const rules = JSON.stringify(data.rules, (key, value) =>
    key === "levels" ? levelsIn(value) : value,
  );
  return `import type { DiffRule } from "./rules.js";

export type RuleId = ${Object.keys(data.rules)
    .map((id) => JSON.stringify(id))
    .join(" | ")};

export const ruleTable: Readonly<Record<RuleId, DiffRule>> = ${rules};
`;
}

/** The levels of a row such as `B R = -`, by class. `=` leaves a class out. */
function levelsIn(row) {
  const letters = row.split(" ");
  return Object.fromEntries(
    ["wire", "types", "validators", "handlers"]
      .map((name, index) => [name, LEVELS[letters[index]]])
      .filter(([, level]) => level !== undefined),
  );
}

/** The schemas without descriptive texts, for finding unknown keys. */
function keySchemas() {
  const schemas = SPECS.map((name) => [`${name}.schema.json`, withoutTexts(readSchema(name))]);
  return `import type { SchemaNode } from "./validate-shape.js";

export const schemas: Readonly<Record<string, SchemaNode>> = ${JSON.stringify(Object.fromEntries(schemas))};
`;
}

function withoutTexts(value, isByName = false) {
  if (Array.isArray(value)) return value.map((item) => withoutTexts(item));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isByName || !TEXTS.has(key))
      .map(([key, member]) => [key, withoutTexts(member, !isByName && BY_NAME.has(key))]),
  );
}

/**
 * A module with a function for each schema. Compiling a schema at run time takes longer than the
 * validation. The bundler includes ajv's helpers, and omits the schemas that ajv's code does not use.
 */
async function validators(names) {
  const ajv = new Ajv2020({
    strict: true,
    allowUnionTypes: true,
    allErrors: true,
    validateFormats: false,
    discriminator: true,
    schemas: names.map(readSchema),
    code: { source: true, esm: true },
  });
  const ids = Object.fromEntries(names.map((name) => [name, `${name}.schema.json`]));
  return bundleModule(withOwnHelpers(standaloneCode.default(ajv, ids)));
}

/** Its manifest requires Node 22, but this code runs in any version. */
function swaggerUpgrader() {
  return bundleModule(
    'export { upgradeFromTwoToThree } from "@scalar/openapi-upgrader/2.0-to-3.0";',
  );
}

/** Without prettier, its formatter of 11 MB: `format: false` leaves it out. */
function typeCompiler() {
  return bundleModule('export { compile } from "json-schema-to-typescript";', {
    isOmitted: (path) => path === "prettier",
  });
}

/**
 * The loader of oxfmt's binary, which formats TypeScript. The modules that oxfmt itself imports on demand
 * format other languages with prettier, in 9 MB.
 */
function formatter() {
  return bundleModule('export { format } from "oxfmt";', {
    isOmitted: (path, kind) => kind === "dynamic-import" && !path.startsWith("./bindings-"),
  });
}

/**
 * Adds the errors of a `$ref` to the list in place. ajv copies the list for each, which takes minutes
 * for a value with 100,000 errors. Compares values with the function of the runtime: ajv's calls the
 * members `toString` and `valueOf` of a value.
 */
function withOwnHelpers(code) {
  const joined = code
    .replaceAll(
      /vErrors = vErrors === null \? ([\w$.]+) : vErrors\.concat\(\1\);/g,
      "vErrors = joinErrors(vErrors, $1);",
    )
    .replaceAll('require("ajv/dist/runtime/equal").default', "isEqualJson");
  return `import { isEqualJson } from ${JSON.stringify(EQUALITY)};
${joined}
function joinErrors(errors, more) {
  if (errors === null) return more;
  for (const error of more) errors.push(error);
  return errors;
}
`;
}
