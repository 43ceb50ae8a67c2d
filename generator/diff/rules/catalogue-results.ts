import { rules } from "./rule.js";

/**
 * Rules about learned and corrected results. The levels are those of a directory's responses,
 * except for users of `validateResponse`. Unlike a directory's validator, it reports unknown and
 * unrequested fields, and it does not distinguish titles from other texts.
 */
export const resultRules = rules("catalogue", {
  "result-added": [
    "- i i -",
    {
      says: "What {parameter} answers is known now.",
      means: "Types of rows and answers are generated, and answers can be validated.",
      example: "`results/allpages.json` is new.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "result-removed": [
    "- B B -",
    {
      says: "What {parameter} answers is not known any more.",
      means: "Types of its rows and answers are gone, and answers cannot be validated.",
      example: "`results/allpages.json` is deleted.",
      adapt: "Learn it again, or stop using the types.",
    },
  ],
  "result-rows-moved": [
    "B B B B",
    {
      says: "The rows are at {new}; they were at {old}.",
      means: "Readers look in the wrong place.",
      example: "The rows are at `query.pages[]` instead of `query.allpages[]`.",
      adapt: "Read the rows at {new}.",
      variants: {
        "fields-stay": ["the fields are where they were, and others are called rows", "- = - -"],
      },
    },
  ],
  "result-selector-changed": [
    "- B - -",
    {
      says: "What decides the fields of a row is {new}; it was {old}.",
      means: "Types of rows take the values of another parameter.",
      example: "The fields of a row follow `show` instead of `prop`.",
      adapt: "Name values of {new} where types of rows are used.",
    },
  ],
  "result-field-removed": [
    "B B B R",
    {
      says: "The field {parameter} is gone.",
      means: "Readers of it get nothing, and do not compile.",
      example: "A row of `allpages` loses `title`.",
      adapt: "Stop reading it.",
      variants: {
        optional: ["only some rows had it", "i = - ="],
      },
    },
  ],
  "result-field-added-required": [
    "i - R B",
    {
      says: "The field {parameter} is new, in every answer.",
      means: "Readers go on as before. Validators of the old version report it.",
      example: "Each row of `allpages` gets `touched`.",
      adapt: "Handlers answer with it.",
    },
  ],
  "result-field-added-optional": [
    "i - R -",
    {
      says: "The field {parameter} is new, in some answers.",
      means: "Readers and handlers go on as before. Validators of the old version report it.",
      example: "A row of `allpages` may have `touched`.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "result-field-became-optional": [
    "B B B -",
    {
      says: "The field {parameter} may be absent now.",
      means: "Readers meet rows without it.",
      example: "A row of `recentchanges` may have no `title`.",
      adapt: "Readers cope with its absence.",
    },
  ],
  "result-field-became-required": [
    "- - - B",
    {
      says: "The field {parameter} is never absent now.",
      means: "A handler must answer with it.",
      example: "Every row of `recentchanges` has `title`.",
      adapt: "Handlers always answer with it.",
    },
  ],
  "result-condition-narrowed": [
    "B B B -",
    {
      says: "The field {parameter} is there with {new}; it was with {old}.",
      means: "Requests that got the field get it no more.",
      example: "`size` is there with `prop=size` only, instead of always.",
      adapt: "Ask for the field where it is read.",
    },
  ],
  "result-condition-widened": [
    "i - R B",
    {
      says: "The field {parameter} is there with {new}; it was with {old}.",
      means: "Requests that did not get the field get it. Validators of the old version report it.",
      example: "`size` is always there, instead of with `prop=size` only.",
      adapt: "Handlers answer with it.",
    },
  ],
  "result-condition-changed": [
    "B B B B",
    {
      says: "The field {parameter} is there with {new}; it was with {old}.",
      means: "Requests that got the field get it no more, and others do.",
      example: "`size` is there with `prop=bytes` instead of `prop=size`.",
      adapt: "Ask for the field where it is read.",
    },
  ],
  "result-field-became-nullable": [
    "B B B -",
    {
      says: "{parameter} may be null now.",
      means: "Readers meet null.",
      example: "`size` may be null.",
      adapt: "Readers cope with null.",
    },
  ],
  "result-field-became-non-null": [
    "- - - B",
    {
      says: "{parameter} is never null now.",
      means: "A handler must not answer with null.",
      example: "`size` is never null.",
      adapt: "Handlers answer with a value.",
    },
  ],
  "result-type-widened": [
    "B B B R",
    {
      says: "{parameter} is {new} instead of {old}.",
      means: "Readers meet values of other types than before.",
      example: "`size` may be any number instead of an integer.",
      adapt: "Readers cope with the new type.",
      variants: {
        "same-types": ["its type in code stays", "= - = ="],
        "values-kept": ["validators tell no difference", "R = - ="],
      },
    },
  ],
  "result-type-changed": [
    "B B B B",
    {
      says: "{parameter} is {new} instead of {old}.",
      means: "Readers meet values of another type.",
      example: "`size` is a text instead of a number.",
      adapt: "Readers and handlers use the new type.",
    },
  ],
  "result-type-narrowed": [
    "i - - B",
    {
      says: "{parameter} is only {new}; it was {old}.",
      means: "Readers go on as before. A handler must keep to the narrower type.",
      example: "`size` is an integer instead of any number.",
      adapt: "Handlers keep to the narrower type.",
      variants: {
        "same-types": ["its type in code stays", "= = = R"],
      },
    },
  ],
  "result-format-changed": [
    "R - B R",
    {
      says: "{parameter} is {new} instead of {old}.",
      means: "The type in code stays, and the values mean something else.",
      example: "`start` is a title instead of a timestamp.",
      adapt: "Read the values as what they are.",
      variants: {
        "values-kept": ["validators tell no difference", "= = - ="],
      },
    },
  ],
  "result-enum-value-added": [
    "R B B -",
    {
      says: "{parameter} may be {value} too.",
      means: "Readers meet a value that they do not know; exhaustive switches no longer compile.",
      example: "`type` of a recent change may be `merge`.",
      adapt: "Readers deal with {value}.",
    },
  ],
  "result-enum-value-removed": [
    "i B - B",
    {
      says: "{parameter} is never {value} any more.",
      means: "Comparisons with it no longer compile, and a handler must not answer with it.",
      example: "`type` of a recent change is never `external`.",
      adapt: "Handlers stop answering with {value}.",
    },
  ],
  "result-version-1-changed": [
    "R - R -",
    {
      says: "In format version 1, {parameter} is written as {new} instead of {old}.",
      means: "Readers of version 1, which builders ask for only when told to, meet another form.",
      example: "`name` stands under `*`.",
      adapt: "Read the new form, or ask for format version 2.",
    },
  ],
});
