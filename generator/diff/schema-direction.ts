import type { Change } from "./change.js";

/** The values that a changed schema accepts: also others than before, or not all of before. */
export interface SchemaDirection {
  readonly wider: boolean;
  readonly narrower: boolean;
}

const BOTH: SchemaDirection = { wider: true, narrower: true };
const NONE: SchemaDirection = { wider: false, narrower: false };
const WIDER: SchemaDirection = { wider: true, narrower: false };
const NARROWER: SchemaDirection = { wider: false, narrower: true };

const DIRECTIONS: Readonly<Record<string, SchemaDirection>> = {
  "response-type-widened": WIDER,
  "response-enum-value-added": WIDER,
  "response-bound-loosened": WIDER,
  "response-field-became-optional": WIDER,
  "response-field-became-nullable": WIDER,
  "response-field-removed": WIDER,
  "embedded-key-removed": WIDER,
  "link-relation-removed": WIDER,
  "response-type-narrowed": NARROWER,
  "response-enum-value-removed": NARROWER,
  "response-bound-tightened": NARROWER,
  "response-field-became-required": NARROWER,
  "response-field-became-non-null": NARROWER,
  "response-field-added-required": NARROWER,
  "response-field-added-optional": NARROWER,
  "response-format-changed": NONE,
  "response-field-deprecated": NONE,
  "response-field-undeprecated": NONE,
  "docs-changed": NONE,
  "body-schema-widened": WIDER,
  "body-field-became-optional": WIDER,
  "body-field-removed": WIDER,
  "body-schema-narrowed": NARROWER,
  "body-field-became-required": NARROWER,
  "body-field-added-required": NARROWER,
  "body-field-added-optional": NARROWER,
  "body-format-changed": NONE,
  "body-field-deprecated": NONE,
  "body-field-undeprecated": NONE,
};

/** The circumstances under which a change has both directions. */
const IN_BOTH = ["either", "closed"];

/** The direction of a change of a schema. */
export function directionOf({ rule, like = rule, circumstances = [] }: Change): SchemaDirection {
  if (IN_BOTH.some((name) => circumstances.includes(name))) return BOTH;
  return DIRECTIONS[like] ?? BOTH;
}
