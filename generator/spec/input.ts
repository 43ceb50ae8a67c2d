import type { CatalogueFiles } from "./catalogue/load.js";
import type { OpenApiFiles } from "./openapi/load.js";
import type { SpecFile } from "./source/source-file.js";
import { schemaNode } from "./source/validate-shape.js";
import type { Config } from "./source/types.js";

/** The keys of the configuration's entries that only OpenAPI documents have. */
export const OPENAPI_KEYS = ["dialect", "int64", "strict", "include", "exclude"] as const;

/** A key of the configuration's entries that only OpenAPI documents have. */
export type OpenApiKey = (typeof OPENAPI_KEYS)[number];

/** The files of one spec and the decisions about it: alternatives by `kind`. */
export type SpecInput = CatalogueInput | OpenApiInput;

/** A catalogue of MediaWiki's modules. */
export interface CatalogueInput extends CommonInput, CatalogueFiles {}

/** An OpenAPI document. */
export interface OpenApiInput extends CommonInput, OpenApiFiles {}

/** The members common to all kinds of input. */
export interface CommonInput extends SpecFile {
  /** The kinds of code to generate. Default: all, except a catalogue's stub. */
  readonly targets?: readonly Target[];
  /** The specs that this one is combined with. Only catalogues can be combined. */
  readonly combined?: CombinedInput;
  /** A different catalogue in the run that provides the root modules. */
  readonly roots?: SpecInput;
}

/** The other specs of a combination. */
export interface CombinedInput {
  /** `intersection` accepts what all specs accept, `union` what any of them accepts. */
  readonly how: "intersection" | "union";
  /** The name of the first spec in doc comments. */
  readonly first: string;
  readonly others: readonly SpecInput[];
}

/** A kind of code that is generated from a spec. The schema of the configuration lists them. */
export type Target = NonNullable<Config["targets"]>[number];

const schema = schemaNode("config.schema.json");

/** All target names, in the documentation's order. */
export const TARGETS = targetsIn(schema.$defs?.["Target"]?.["enum"]);

/** The targets if none are chosen. */
export const DEFAULT_TARGETS = targetsIn(schema.properties?.["targets"]?.["default"]);

function targetsIn(names: unknown): readonly Target[] {
  return Array.isArray(names) ? names.filter(isTarget) : [];
}

/** The type is created from the same list. */
function isTarget(name: unknown): name is Target {
  return typeof name === "string";
}
