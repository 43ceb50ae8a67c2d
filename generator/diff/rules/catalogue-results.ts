import { rules } from "./rule.js";

/**
 * Rules about learned and corrected results. The levels are those of an OpenAPI document's
 * responses, except for users of `validateResponse`. Unlike a document's validator, it reports
 * unknown and unrequested fields, and it does not distinguish titles from other texts.
 */
export const resultRules = rules("catalogue", {
  "result-added": [
    "- i i -",
    {
      says: "The result of {parameter} is known now.",
      means: "Types of rows and responses are generated, and responses can be validated.",
      example: "`results/allpages.json` is new.",
      adapt: "No action is needed.",
    },
  ],
  "result-removed": [
    "- B B -",
    {
      says: "The result of {parameter} is no longer known.",
      means: "Types of its rows and responses are gone, and responses cannot be validated.",
      example: "`results/allpages.json` is deleted.",
      adapt: "Learn it again, or stop using the types.",
    },
  ],
  "result-rows-moved": [
    "B B B B",
    {
      says: "The rows are at {new}; they were at {old}.",
      means: "Readers find no rows at the old path.",
      example: "The rows are at `query.pages[]` instead of `query.allpages[]`.",
      adapt: "Read the rows at {new}.",
      variants: {
        "fields-stay": ["the fields did not move; other values are rows now", "- = - -"],
      },
    },
  ],
  "result-selector-changed": [
    "- B - -",
    {
      says: [
        "The fields of a row depend on {new}; they depended on {old}.",
        "The fields of a row depend on {new} now.",
        "The fields of a row no longer depend on {old}.",
      ],
      means: "Types of rows take the values of another parameter.",
      example: "The fields of a row depend on `show` instead of `prop`.",
      adapt: "Use values of {new} with the types of rows.",
    },
  ],
  "result-field-removed": [
    "B B B R",
    {
      says: "The field {parameter} is gone.",
      means: "Code that reads it gets `undefined`, and does not compile.",
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
      says: "The field {parameter} is new, in every response.",
      means: "Readers need no change. Validators of the old version report it.",
      example: "Each row of `allpages` gets `touched`.",
      adapt: "Handlers return it. Regenerate the validators, which report it.",
    },
  ],
  "result-field-added-optional": [
    "i - R -",
    {
      says: "The field {parameter} is new, in some responses.",
      means: "Readers and handlers need no change. Validators of the old version report it.",
      example: "A row of `allpages` may have `touched`.",
      adapt: "Regenerate the validators, which report it.",
    },
  ],
  "result-field-became-optional": [
    "B B B -",
    {
      says: "The field {parameter} may be absent now.",
      means: "Readers get rows without it.",
      example: "A row of `recentchanges` may have no `title`.",
      adapt: "Handle its absence.",
    },
  ],
  "result-field-became-required": [
    "- - - B",
    {
      says: "The field {parameter} is never absent now.",
      means: "A handler must return it.",
      example: "Every row of `recentchanges` has `title`.",
      adapt: "Handlers always return it.",
    },
  ],
  "result-presence-narrowed": [
    "B B B -",
    {
      says: "The optional field {parameter} is always present with {new}, instead of with {old}.",
      means: "Readers get rows without it that had it before.",
      example: "`logid` is no longer in each row of `recentchanges` with `type=log`.",
      adapt: "Handle its absence.",
    },
  ],
  "result-presence-widened": [
    "- - - B",
    {
      says: "The optional field {parameter} is always present with {new}, instead of with {old}.",
      means: "A handler must return it in more rows.",
      example: "Each row of `recentchanges` with `type=log` has `logid`.",
      adapt: "Handlers return it in these rows.",
    },
  ],
  "result-condition-narrowed": [
    "B B B -",
    {
      says: "The field {parameter} requires {new}; it required {old}.",
      means: "Some requests no longer get the field.",
      example: "`size` requires `prop=size`, instead of being always present.",
      adapt: "Request the field if the code reads it.",
    },
  ],
  "result-condition-widened": [
    "i - R B",
    {
      says: "The field {parameter} requires {new}; it required {old}.",
      means: "More requests get the field. Validators of the old version report it.",
      example: "`size` is always present, instead of requiring `prop=size`.",
      adapt: "Handlers return it. Regenerate the validators, which report it.",
    },
  ],
  "result-condition-changed": [
    "B B B B",
    {
      says: "The field {parameter} requires {new}; it required {old}.",
      means: "Some requests no longer get the field, and others get it now.",
      example: "`size` requires `prop=bytes` instead of `prop=size`.",
      adapt: "Request the field if the code reads it.",
    },
  ],
  "result-field-became-nullable": [
    "B B B -",
    {
      says: "{parameter} may be null now.",
      means: "Readers get null.",
      example: "`size` may be null.",
      adapt: "Handle null.",
    },
  ],
  "result-field-became-non-null": [
    "- - - B",
    {
      says: "{parameter} is never null now.",
      means: "A handler must not return null.",
      example: "`size` is never null.",
      adapt: "Handlers return a value.",
    },
  ],
  "result-type-widened": [
    "B B B R",
    {
      says: "{parameter} is {new} instead of {old}.",
      means: "Readers get values of other types than before.",
      example: "`size` may be any number instead of an integer.",
      adapt: "Handle the new type.",
      variants: {
        "same-types": ["its type in code stays", "= - = ="],
        "values-opened": ["only programs that list the old values notice", "= R = ="],
        "values-kept": ["validators do not distinguish the types", "R = - ="],
      },
    },
  ],
  "result-type-changed": [
    "B B B B",
    {
      says: "{parameter} is {new} instead of {old}.",
      means: "Readers get values of another type.",
      example: "`size` is a text instead of a number.",
      adapt: "Readers and handlers use the new type.",
    },
  ],
  "result-type-narrowed": [
    "i - - B",
    {
      says: "{parameter} is only {new}; it was {old}.",
      means: "Readers need no change. A handler must keep to the narrower type.",
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
      means: "The type in code stays, but the values have another meaning.",
      example: "`start` is a title instead of a timestamp.",
      adapt: "Use the new meaning of the values.",
      variants: {
        "values-kept": ["validators do not distinguish the types", "= = - ="],
      },
    },
  ],
  "result-enum-value-added": [
    "R R B -",
    {
      says: "{parameter} may be {value} too.",
      means: "Readers get a value that they do not expect; exhaustive switches no longer compile.",
      example: "`type` of a recent change may be `merge`.",
      adapt: "Handle {value}.",
    },
  ],
  "result-enum-value-removed": [
    "i B - B",
    {
      says: "{parameter} is never {value} any more.",
      means: "Comparisons with it no longer compile, and a handler must not return it.",
      example: "`type` of a recent change is never `external`.",
      adapt: "Handlers no longer return {value}.",
    },
  ],
  "result-version-1-changed": [
    "R - R -",
    {
      says: "In format version 1, {parameter} is written as {new} instead of {old}.",
      means: "Readers of version 1, which builders request only on demand, get another form.",
      example: "`name` is written as `*`.",
      adapt: "Read the new form, or request format version 2.",
    },
  ],
  "result-body-added": [
    "B B B B",
    {
      says: "Some responses are {new}.",
      means: "Readers get a response that is not an object, or one of another form.",
      example: "`opensearch` returns a list of 4.",
      adapt: "Read the new form.",
      variants: {
        "new-requests": [
          "only requests with a parameter or value that is new have this response",
          "i R - i",
        ],
      },
    },
  ],
  "result-body-removed": [
    "B B B B",
    {
      says: "No response is {old} any more.",
      means: "Readers get an object, or another form of response.",
      example: "`opensearch` no longer returns a list of 4.",
      adapt: "Read the object, or the other form.",
    },
  ],
  "result-body-changed": [
    "B B B B",
    {
      says: "The response is {new}; it was {old}.",
      means: "Some requests get another form of response.",
      example: "`opensearch` returns a list of 2 instead of a list of 4.",
      adapt: "Readers and handlers use the new form.",
    },
  ],
  "result-error-added": [
    "- i - -",
    {
      says: "The error {value} is known now.",
      means: "`ErrorOf` lists its code. It accepted any other text before.",
      example: "`edit` fails with `editconflict`.",
      adapt: "No action is needed.",
    },
  ],
  "result-error-removed": [
    "- i - -",
    {
      says: "The error {value} is no longer known.",
      means: "`ErrorOf` lacks its code. Comparisons with it still compile.",
      example: "`edit` is not known to fail with `editconflict`.",
      adapt: "Check whether the code that handles it is still needed.",
    },
  ],
});
