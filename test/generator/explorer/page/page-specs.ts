import { exploredSpecs } from "../../../../generator/cli/explored-specs.js";
import { jobOptions } from "../../../../generator/cli/options.js";
import { resolveSpecs } from "../../../../generator/cli/resolve-job.js";
import type { ExplorerChange, ExplorerSpec } from "../../../../generator/explorer/explorer-data.js";
import type { PageStore, SpecStore } from "../../../../generator/explorer/page/spec-store.js";
import { REPOSITORY } from "../../support/places.js";
import { catalogue, openApiModel, module, modelled, parameter } from "../../support/specs.js";
import { storeOf } from "./stores.js";

/** A module with a parameter of each type that has a control of its own. */
const THINGS = module(
  "things",
  [
    parameter("kind", ["new", "old", ""], {
      default: "new",
      deprecatedvalues: ["old"],
      description:
        'The kind of things.\n- new: Made this year.\n- old: Made before.\n- "": Any.\n- other: No value.\nEnd.',
    }),
    parameter("names", "string", {
      multi: true,
      description: "Names of things. Others are left out.",
    }),
    parameter("flags", ["a", "b", "c"], { multi: true, allspecifier: "*", default: "a|b" }),
    parameter("ns", "namespace", { multi: true, extranamespaces: [-1], default: 0 }),
    parameter("limit", "limit", { min: 1, max: 50, highmax: 100, default: 10 }),
    parameter("no", "integer", { min: 2, max: 9 }),
    parameter("when", "timestamp"),
    parameter("until", "expiry", { deprecated: true }),
    parameter("quick", "boolean"),
    parameter("note", "text"),
    parameter("secret", "password", { sensitive: true }),
    parameter("file", "upload"),
    parameter("token", "string", { required: true, tokentype: "csrf" }),
    parameter("by", "user", {
      default: "Ann",
      info: [{ name: "param-limited", text: "Only once." }],
    }),
  ],
  {
    prefix: "th",
    description: "Lists things.\nWith their names.",
    generator: true,
    readrights: true,
    helpurls: ["https://wiki.example/API:Things"],
  },
);

/** A description with each part that a page shows. */
const FACTS =
  "All facts.\nWith their `names\u202E`.\n\n\n- One\n- `two`\nand more\n\n- Three\n\n-four\n-";

/** What a version before this one had. */
const CHANGES: readonly ExplorerChange[] = [
  {
    rule: "parameter-added",
    level: "info",
    module: "query+things",
    parameter: "quick",
    message: "The parameter `quick` is new.",
  },
  {
    rule: "module-removed",
    level: "breaking",
    module: "query+lost",
    message: "The module is gone.",
  },
  { rule: "site-changed", level: "none", module: "", message: "The site has another name." },
];

const Pet = {
  type: "object",
  description: "A pet.",
  properties: {
    name: { type: "string", minLength: 2 },
    tags: { type: "array", items: { type: "string" } },
    mother: { $ref: "#/components/schemas/Pet" },
  },
  required: ["name"],
};

const PET_REFERENCE = { $ref: "#/components/schemas/Pet" };

/** A schema with each part that the page shows. */
const Zoo = {
  type: ["object", "null"],
  description: "A zoo.\n\nOf the town.",
  minProperties: 1,
  required: ["name"],
  properties: {
    name: { type: "string", minLength: 2, pattern: "^a", description: "What it is called." },
    kind: { enum: ["cat", "\u202Edog", null], deprecated: true },
    owner: { ...PET_REFERENCE, description: "Who feeds it." },
    pets: { type: "array", items: PET_REFERENCE, maxItems: 3 },
    toys: {
      type: "array",
      items: { type: "object", properties: { color: { type: "string" } }, required: ["color"] },
    },
    sizes: { type: "array", items: { enum: ["small", "large"] } },
    ages: { type: ["array", "null"], items: { type: "array", items: { type: "integer" } } },
    any: { type: "array", items: {} },
    born: { type: ["string", "null"], format: "date", default: "2026-01-31", readOnly: true },
    closed: { type: "object", additionalProperties: false },
  },
  patternProperties: { "^x-": { type: "boolean" } },
  additionalProperties: { anyOf: [{ type: "string", format: "uuid" }, PET_REFERENCE] },
  allOf: [{ not: { type: "object", properties: { gone: { type: "boolean" } } } }],
  oneOf: [PET_REFERENCE],
};

const JSON_PET = { "application/json": { schema: { $ref: "#/components/schemas/Pet" } } };

const PETS = {
  openapi: "3.1.0",
  info: { title: "Pets of the town", version: "1" },
  servers: [{ url: "https://pets.example/v1/" }],
  paths: {
    "/pets/{name}": {
      put: {
        operationId: "changePet",
        parameters: [
          { name: "name", in: "path", required: true, schema: { type: "string" } },
          { name: "X-Trace", in: "header", schema: { $ref: "#/components/schemas/Alias" } },
        ],
        requestBody: { required: true, description: "The pet.", content: JSON_PET },
        responses: {
          "200": {
            description: "The pet.",
            headers: { ETag: {}, "X-Pet": {}, Link: {} },
            content: { ...JSON_PET, "text/csv": { schema: { type: "string" } } },
          },
          "204": { description: "Not changed." },
          "404": { description: "" },
          "2XX": { description: "Others.", headers: { Link: {} } },
          default: { description: "Failed." },
        },
      },
    },
    "/pets": {
      post: {
        operationId: "addPet",
        summary: "Adds a pet.",
        parameters: [
          {
            name: "limit",
            in: "query",
            schema: { type: "integer", minimum: 1, maximum: 9 },
            example: 5,
          },
          { name: "sold", in: "query", schema: { type: "boolean" }, deprecated: true },
          { name: "owner", in: "query", required: true, schema: { type: "string", minLength: 2 } },
        ],
        requestBody: { content: { ...JSON_PET, "text/csv": {} } },
        responses: {
          "201": { description: "Added.", content: JSON_PET },
          "4XX": { description: "Refused.", content: { "text/plain": {} } },
        },
      },
      get: {
        operationId: "listPets",
        deprecated: true,
        parameters: [
          { name: "page", in: "query", schema: { type: "integer" } },
          { name: "size", in: "query", schema: { type: "integer" } },
        ],
        responses: {
          "200": {
            description: "All pets.",
            content: {
              "application/json": {
                schema: { type: "array", items: { $ref: "#/components/schemas/Pet" } },
              },
            },
          },
        },
      },
    },
  },
  components: { schemas: { Pet, Zoo, Alias: PET_REFERENCE } },
};

/** A catalogue with changes, an OpenAPI document, and a shipped catalogue with learned results. */
const SPECS: readonly SpecStore[] = [
  changed(wiki(), { changes: { base: "1.0", changes: CHANGES } }),
  storeOf({
    name: "pets",
    model: openApiModel(PETS),
    builders: new Map([["addPet", { name: "addPet", from: "./pets/addPet.js", body: "optional" }]]),
  }),
  ...shipped(),
];

/** A page with specs of both kinds. */
export function pageOfSpecs(more: Partial<PageStore> = {}): PageStore {
  return { isServed: false, wikis: [], specs: SPECS, ...more };
}

/** A store whose spec has other facts. */
export function changed(
  store: SpecStore,
  more: Pick<ExplorerSpec, "changes" | "servedAt">,
): SpecStore {
  return { ...store, spec: { ...store.spec, ...more } };
}

function wiki(): SpecStore {
  const { value: model } = modelled(
    catalogue(THINGS, module("facts", [], { group: "meta", description: FACTS })),
  );
  if (!model) throw new Error("The catalogue is invalid.");
  return storeOf({
    name: "wiki",
    model,
    builders: new Map([["query+things", { name: "things", from: "./wiki/things.js" }]]),
  });
}

function shipped(): readonly SpecStore[] {
  const options = jobOptions(REPOSITORY, ["spec/paraminfo"], undefined);
  const { value: job } = resolveSpecs(options);
  return ((job && exploredSpecs(job, options).value) ?? []).map(storeOf);
}
