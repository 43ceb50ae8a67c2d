import { rules } from "./rule.js";

/** Rules about responses of an OpenAPI document. */
export const responseRules = rules("openapi", {
  "response-field-removed": [
    "B B B R",
    {
      says: "The field {parameter} is gone.",
      means: "Code that reads it gets `undefined`, and does not compile.",
      example: "An alliance loses `leaderId`.",
      adapt: "Stop reading it.",
      variants: { optional: ["it could be absent before", "i = - ="] },
    },
  ],
  "response-field-added-required": [
    "i - i B",
    {
      says: "The field {parameter} is new, in every response.",
      means: "Readers need no change. A handler must return it.",
      example: "An alliance gets `founded`.",
      adapt: "Handlers return it.",
      variants: {
        closed: [
          "the old schema accepted no such field",
          "R = B =",
          { adapt: "Handlers return it. Regenerate the validators, which refuse it." },
        ],
      },
    },
  ],
  "response-field-added-optional": [
    "i - i -",
    {
      says: "The field {parameter} is new, in some responses.",
      means:
        "Readers and handlers need no change. A validator of closed objects refuses the field.",
      example: "An alliance may have `motto`.",
      adapt: "Regenerate validators that accept no other fields.",
      variants: {
        closed: [
          "the old schema accepted no such field",
          "R = B =",
          { adapt: "Regenerate the validators, which refuse it." },
        ],
      },
    },
  ],
  "response-field-became-optional": [
    "B B B -",
    {
      says: "The field {parameter} may be absent now.",
      means: "Readers get responses without it.",
      example: "An alliance may have no `leaderId`.",
      adapt: "Handle its absence.",
    },
  ],
  "response-field-became-required": [
    "- - - B",
    {
      says: "The field {parameter} is in every response now.",
      means: "A handler must return it.",
      example: "Every alliance has a `motto`.",
      adapt: "Handlers always return it.",
    },
  ],
  "response-field-became-nullable": [
    "B B B -",
    {
      says: "{parameter} may be null now.",
      means: "Readers get null.",
      example: "`leaderId` may be null.",
      adapt: "Handle null.",
    },
  ],
  "response-field-became-non-null": [
    "- - - B",
    {
      says: "{parameter} is never null now.",
      means: "A handler must not return null.",
      example: "`leaderId` is never null.",
      adapt: "Handlers return a value.",
    },
  ],
  "response-type-widened": [
    "B B B R",
    {
      says: "{parameter} is {new} instead of {old}.",
      means: "Readers get values of other types than before.",
      example: "`strength` may be any number instead of an integer.",
      adapt: "Handle the new type.",
      variants: {
        "same-types": ["its type in code stays", "= - = ="],
        "values-opened": ["any value of its type instead of the listed ones", "R R B -"],
        implied: ["its members or items imply the type in generated code", "R - - -"],
      },
    },
  ],
  "response-type-changed": [
    "B B B B",
    {
      says: "{parameter} is {new} instead of {old}.",
      means: "Readers get values of another type.",
      example: "`strength` is a text instead of a number.",
      adapt: "Readers and handlers use the new type.",
    },
  ],
  "response-type-narrowed": [
    "i - - B",
    {
      says: "{parameter} is only {new}; it was {old}.",
      means: "Readers need no change. A handler must keep to the narrower type.",
      example: "`vulnerabilityWindow` is an integer instead of any number.",
      adapt: "Handlers keep to the narrower type.",
      variants: {
        "same-types": ["its type in code stays", "= = = R"],
        implied: ["its members or items implied the type in generated code", "= = = -"],
      },
    },
  ],
  "response-not-compared": [
    "B B B B",
    {
      says: "{parameter} is {new} instead of {old}, with too many combinations of alternatives to compare.",
      means:
        "The schemas are not compared. Readers may get values of another type, and handlers may return some that are refused.",
      example: "Alternatives that contain themselves get another alternative.",
      adapt: "Compare the schemas manually, or give them fewer alternatives.",
    },
  ],
  "response-enum-value-added": [
    "R R B -",
    {
      says: "{parameter} may be {value} too.",
      means: "Readers get a value that they do not expect; exhaustive switches no longer compile.",
      example: "`state` may be `disbanded`.",
      adapt: "Handle {value}.",
    },
  ],
  "response-enum-value-removed": [
    "i B - B",
    {
      says: "{parameter} is never {value} any more.",
      means: "Comparisons with it no longer compile, and a handler must not return it.",
      example: "`state` is never `disbanded`.",
      adapt: "Handlers no longer return {value}.",
    },
  ],
  "response-bound-loosened": [
    "R - B -",
    {
      says: [
        "{value} of {parameter} is {new} instead of {old}.",
        "{value} of {parameter} is {new} now.",
        "{value} of {parameter}, which was {old}, is gone.",
      ],
      means: "Readers may get values that they did not get before; old validators refuse them.",
      example: "`name` may be longer than 20 characters.",
      adapt: "Check the code that reads such values.",
      variants: {
        either: ["neither bound includes the other", "= = = R"],
        tuple: ["it is the number of items in the type of a list", "= B = ="],
      },
    },
  ],
  "response-bound-tightened": [
    "i - - R",
    {
      says: [
        "{value} of {parameter} is {new} instead of {old}.",
        "{value} of {parameter} is {new} now.",
        "{value} of {parameter}, which was {old}, is gone.",
      ],
      means: "Readers need no change. A handler must keep to the narrower bounds.",
      example: "`name` is at most 20 characters long.",
      adapt: "Handlers keep to the narrower bounds.",
      variants: { tuple: ["it is the number of items in the type of a list", "= = = B"] },
    },
  ],
  "response-overlap-changed": [
    "R - i R",
    {
      says: "Alternatives of {parameter} that can accept the same value change.",
      means: "`oneOf` refuses values that two alternatives accept; other values are refused now.",
      example: "Of two alternatives without a distinctive field, one gets an optional field.",
      adapt:
        "Check values that fit several alternatives, or give the alternatives a distinctive field.",
      variants: {
        lifted: ["no alternative excludes others any more", "= = B ="],
      },
    },
  ],
  "response-format-changed": [
    "R - - R",
    {
      says: [
        "{parameter} is written as {new} instead of {old}.",
        "{parameter} has the format {new} now.",
        "{parameter} has no format any more; it was {old}.",
      ],
      means: "The same type, written in another way.",
      example: "A date becomes a date with a time.",
      adapt: "Check the code that parses and writes it.",
      variants: { "was-checked": ["generated validators check the old format", "= = B ="] },
    },
  ],
  "discriminator-changed": [
    "B B B B",
    {
      says: "The values that select the alternatives of {parameter} are {new} instead of {old}.",
      means: "Values are read as another alternative, or as none; comparisons do not compile.",
      example: "An alliance of the kind `guild` is selected by `guilds`.",
      adapt: "Write and compare the new values.",
    },
  ],
  "response-field-deprecated": [
    "i R - -",
    {
      says: "The field {parameter} is deprecated now.",
      means: "It is still there. Editors strike it through.",
      example: "`bbStrength` is marked as deprecated.",
      adapt: "Plan to stop using it.",
    },
  ],
  "response-field-undeprecated": [
    "i - - -",
    {
      says: "The field {parameter} is no longer deprecated.",
      means: "It may be relied on again.",
      example: "`bbStrength` is no longer marked as deprecated.",
      adapt: "No action is needed.",
    },
  ],
  "success-status-removed": [
    "B B - R",
    {
      says: "The status {old} no longer means success.",
      means: "Callers that check for it treat a success as a failure.",
      example: "200 becomes 206.",
      adapt: "Accept the statuses that the operation has now.",
      variants: {
        included: ["another successful status includes it", "i - - -"],
        narrowed: ["it included the new one", "i - - -"],
      },
    },
  ],
  "success-status-added": [
    "R R - R",
    {
      says: "The status {new} means success too.",
      means: "Callers may get an unexpected status and body.",
      example: "204 is added to 200.",
      adapt: "Accept {new} as a success.",
    },
  ],
  "error-status-changed": [
    "i R - i",
    {
      says: [
        "Errors have the status {new} instead of {old}.",
        "Errors may have the status {new} too.",
        "Errors no longer have the status {old}.",
      ],
      means: "Callers that distinguish errors by status get other ones.",
      example: "404 is added.",
      adapt: "Check the code that reads the status of an error.",
      variants: { removed: ["a status is gone that no response includes", "= B = ="] },
    },
  ],
  "other-schema-changed": [
    "R R - i",
    {
      says: "A schema that no request and no successful response contains changes at {parameter}: {value}.",
      means: "It usually describes errors. The generated types and validators change.",
      example: "The error body gets another member.",
      adapt: "Check the code that uses its type or its validator.",
      variants: {
        "types-broken": ["code that reads or writes it no longer compiles", "= B = ="],
        "validators-refuse": ["the old validator refuses new responses", "= = B ="],
      },
    },
  ],
  "schema-renamed": [
    "- B - -",
    {
      says: "The schema {old} is now called {new}.",
      means: "Nothing changes on the wire; the generated type has another name.",
      example: "`Alliance` becomes `Guild`.",
      adapt: "Import the type by its new name.",
    },
  ],
  "schema-removed": [
    "- B B -",
    {
      says: "The schema is gone.",
      means: "The type that was generated from it is gone.",
      example: "`ProblemDetails` is removed.",
      adapt: "Stop importing the type.",
    },
  ],
  "schema-added": [
    "i - - -",
    {
      says: "The schema is new.",
      means: "One more type is generated.",
      example: "`Town` is added.",
      adapt: "No action is needed.",
    },
  ],
  "media-type-changed": [
    "B - - R",
    {
      says: "Responses have the media type {new} instead of {old}.",
      means: "Callers that request or parse the old type fail.",
      example: "`application/json` becomes `application/hal+json`.",
      adapt: "Request and parse the new type.",
      variants: {
        added: [
          "the old ones remain",
          "R - - i",
          { says: "Responses may have the media type {new} too." },
        ],
        "first-body": [
          "there was no body before",
          "R - - B",
          {
            says: "Responses have a body of the media type {new} now.",
            adapt: "Read the body; handlers return it.",
          },
        ],
        "no-body": [
          "there is no body any more",
          "B B - B",
          {
            says: "Responses have no body any more; its media type was {old}.",
            adapt: "Stop reading the body.",
          },
        ],
      },
    },
  ],
  "response-header-added": [
    "i - - -",
    {
      says: "Responses have the header {value} now.",
      means: "Readers need no change. A handler should send it.",
      example: "A created alliance has `Location`.",
      adapt: "Handlers may send it.",
    },
  ],
  "response-header-removed": [
    "R - - -",
    {
      says: "The header {value} of responses is gone.",
      means: "Code that reads it gets null, or undefined.",
      example: "A created alliance has no `Location`.",
      adapt: "Stop reading it.",
      variants: {
        required: ["it was in every response", "B = = ="],
        typed: ["it had a schema, so that code that reads its value does not compile", "= B = ="],
      },
    },
  ],
  "response-header-changed": [
    "R - - R",
    {
      says: "The header {value} of responses is {new} instead of {old}.",
      means: "Code that reads it may get other values, or none.",
      example: "`Retry-After` is a date instead of a number of seconds.",
      adapt: "Check the code that reads and sends it.",
      variants: {
        "types-broken": ["code that reads its value does not compile", "= B = ="],
      },
    },
  ],
  "embedded-key-renamed": [
    "B B B B",
    {
      says: "The embedded resources {old} are now {new}.",
      means: "Readers find nothing under the old key.",
      example: "`_embedded.alliances` becomes `_embedded.guilds`.",
      adapt: "Read and write the new key.",
    },
  ],
  "embedded-key-removed": [
    "B B B R",
    {
      says: "The embedded resources {parameter} are gone.",
      means: "Readers find nothing under the key.",
      example: "`_embedded.alliances` is removed.",
      adapt: "Request the resources in another way.",
      variants: {
        optional: ["it could be absent before", "i = - ="],
      },
    },
  ],
  "page-block-changed": [
    "B B B B",
    {
      says: "The paging data changes at {parameter}: {value}.",
      means:
        "Code that pages through the list may misread its position. The level is that of the change itself.",
      example: "`page.totalElements` becomes `page.total`.",
      adapt: "Check the code that pages through the list.",
    },
  ],
  "link-relation-removed": [
    "B B B R",
    {
      says: "The link {parameter} is gone.",
      means: "Callers that follow it find no link.",
      example: "`_links.next` is removed.",
      adapt: "Create the URL from the operation instead.",
      variants: {
        optional: ["it could be absent before", "i = - ="],
      },
    },
  ],
  "envelope-changed": [
    "B B B B",
    {
      says: "The response is {new} instead of {old}.",
      means: "Readers find no list at the old path.",
      example: "A bare array becomes a wrapper with `_embedded`.",
      adapt: "Read the list at its new path.",
    },
  ],
});
