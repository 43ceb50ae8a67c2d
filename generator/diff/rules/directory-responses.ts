import { rules } from "./rule.js";

/** Rules about responses of a directory. */
export const responseRules = rules("directory", {
  "response-field-removed": [
    "B B B R",
    {
      says: "The field {parameter} is gone.",
      means: "Readers of it get nothing, and do not compile.",
      example: "An alliance loses `leaderId`.",
      adapt: "Stop reading it.",
      variants: {
        optional: ["it could be absent before", "i = - ="],
      },
    },
  ],
  "response-field-added-required": [
    "i - i B",
    {
      says: "The field {parameter} is new, in every answer.",
      means: "Readers go on as before. A handler must answer with it.",
      example: "An alliance gets `founded`.",
      adapt: "Handlers answer with it.",
    },
  ],
  "response-field-added-optional": [
    "i - i -",
    {
      says: "The field {parameter} is new, in some answers.",
      means: "Readers and handlers go on as before.",
      example: "An alliance may have `motto`.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "response-field-became-optional": [
    "B B B -",
    {
      says: "The field {parameter} may be absent now.",
      means: "Readers meet answers without it.",
      example: "An alliance may have no `leaderId`.",
      adapt: "Readers cope with its absence.",
    },
  ],
  "response-field-became-required": [
    "- - - B",
    {
      says: "The field {parameter} is in every answer now.",
      means: "A handler must answer with it.",
      example: "Every alliance has a `motto`.",
      adapt: "Handlers always answer with it.",
    },
  ],
  "response-field-became-nullable": [
    "B B B -",
    {
      says: "{parameter} may be null now.",
      means: "Readers meet null.",
      example: "`leaderId` may be null.",
      adapt: "Readers cope with null.",
    },
  ],
  "response-field-became-non-null": [
    "- - - B",
    {
      says: "{parameter} is never null now.",
      means: "A handler must not answer with null.",
      example: "`leaderId` is never null.",
      adapt: "Handlers answer with a value.",
    },
  ],
  "response-type-widened": [
    "B B B R",
    {
      says: "{parameter} is {new} instead of {old}.",
      means: "Readers meet values of other types than before.",
      example: "`strength` may be any number instead of an integer.",
      adapt: "Readers cope with the new type.",
      variants: {
        "same-types": ["its type in code stays", "= - = ="],
      },
    },
  ],
  "response-type-changed": [
    "B B B B",
    {
      says: "{parameter} is {new} instead of {old}.",
      means: "Readers meet values of another type.",
      example: "`strength` is a text instead of a number.",
      adapt: "Readers and handlers use the new type.",
    },
  ],
  "response-type-narrowed": [
    "i - - B",
    {
      says: "{parameter} is only {new}; it was {old}.",
      means: "Readers go on as before. A handler must keep to the narrower type.",
      example: "`vulnerabilityWindow` is an integer instead of any number.",
      adapt: "Handlers keep to the narrower type.",
      variants: {
        "same-types": ["its type in code stays", "= = = R"],
      },
    },
  ],
  "response-enum-value-added": [
    "R B B -",
    {
      says: "{parameter} may be {value} too.",
      means: "Readers meet a value that they do not know; exhaustive switches no longer compile.",
      example: "`state` may be `disbanded`.",
      adapt: "Readers deal with {value}.",
    },
  ],
  "response-enum-value-removed": [
    "i B - B",
    {
      says: "{parameter} is never {value} any more.",
      means: "Comparisons with it no longer compile, and a handler must not answer with it.",
      example: "`state` is never `disbanded`.",
      adapt: "Handlers stop answering with {value}.",
    },
  ],
  "response-bound-loosened": [
    "R - B -",
    {
      says: "{value} of {parameter} is {new} instead of {old}.",
      means: "Readers meet values that they did not meet before; old validators refuse them.",
      example: "`name` may be longer than 20 characters.",
      adapt: "Readers check what they do with such values.",
    },
  ],
  "response-bound-tightened": [
    "i - - R",
    {
      says: "{value} of {parameter} is {new} instead of {old}.",
      means: "Readers go on as before. A handler must keep to the narrower bounds.",
      example: "`name` is at most 20 characters long.",
      adapt: "Handlers keep to the narrower bounds.",
    },
  ],
  "response-format-changed": [
    "R - - R",
    {
      says: "{parameter} is written as {new} instead of {old}.",
      means: "The same type, written in another way.",
      example: "A date becomes a date with a time.",
      adapt: "Check what parses and what writes it.",
    },
  ],
  "response-field-deprecated": [
    "i R - -",
    {
      says: "The field {parameter} is deprecated now.",
      means: "It is still there. Editors strike it through.",
      example: "`bbStrength` is marked as deprecated.",
      adapt: "Plan to do without it.",
    },
  ],
  "response-field-undeprecated": [
    "i - - -",
    {
      says: "The field {parameter} is no longer deprecated.",
      means: "It may be relied on again.",
      example: "`bbStrength` is no longer marked as deprecated.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "success-status-removed": [
    "B - - R",
    {
      says: "The status {old} no longer tells success.",
      means: "Callers who wait for it take a success for a failure.",
      example: "200 becomes 206.",
      adapt: "Accept the statuses that the operation has now.",
    },
  ],
  "success-status-added": [
    "R R - R",
    {
      says: "The status {new} tells success too.",
      means: "Callers meet a status, and perhaps a body, that they do not know.",
      example: "204 joins 200.",
      adapt: "Accept {new} as a success.",
    },
  ],
  "error-status-changed": [
    "i R - i",
    {
      says: "Errors have the status {new} instead of {old}.",
      means: "Callers who tell errors apart by status meet others.",
      example: "404 joins.",
      adapt: "Check what looks at the status of an error.",
    },
  ],
  "other-schema-changed": [
    "R R - i",
    {
      says: "The schema of something other than a successful answer changes at {parameter}: {value}.",
      means:
        "It describes errors, or nothing that is answered; types that are generated from it change.",
      example: "The error body gets another member.",
      adapt: "Check what reads errors.",
      variants: {
        "types-broken": ["code that reads or writes it no longer compiles", "= B = ="],
        "validators-refuse": ["the old validator refuses what may be answered now", "= = B ="],
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
      example: "`ProblemDetails` leaves.",
      adapt: "Stop importing the type.",
    },
  ],
  "schema-added": [
    "i - - -",
    {
      says: "The schema is new.",
      means: "One more type is generated.",
      example: "`Town` joins.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "media-type-changed": [
    "B - - R",
    {
      says: "Answers come as {new} instead of {old}.",
      means: "Callers who ask for the old type, or parse it, fail.",
      example: "`application/json` becomes `application/hal+json`.",
      adapt: "Ask for the new type, and parse it.",
      variants: {
        added: ["the old ones remain", "R - - i"],
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
      example: "`_embedded.alliances` leaves.",
      adapt: "Ask for the resources in another way.",
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
        "Readers who page through the list may misread where they are; it weighs as much as the change itself.",
      example: "`page.totalElements` becomes `page.total`.",
      adapt: "Check what pages through the list.",
    },
  ],
  "link-relation-removed": [
    "B B B R",
    {
      says: "The link {parameter} is gone.",
      means: "Callers who follow it have nothing to follow.",
      example: "`_links.next` leaves.",
      adapt: "Make the address from the operation instead.",
      variants: {
        optional: ["it could be absent before", "i = - ="],
      },
    },
  ],
  "envelope-changed": [
    "B R B B",
    {
      says: "The answer is {new} instead of {old}.",
      means: "Readers look for the list in the wrong place.",
      example: "A bare array becomes a wrapper with `_embedded`.",
      adapt: "Read the list where it is now.",
    },
  ],
});
