import { rules } from "./rule.js";

/** Rules about the types of the parameters of a catalogue, and about members of single types. */
export const typeRules = rules("catalogue", {
  "type-narrowed": [
    "B B B B",
    {
      says: "The type of {parameter} is {new} instead of {old}.",
      means: "Values that were fine are refused.",
      example: "A string becomes an integer, a timestamp, a user or a list of values.",
      adapt: "Check each value that is given, and its type in code.",
      variants: {
        several: [
          "values that it does not list are dropped from several with a warning",
          "R = = =",
        ],
        "handlers-kept": ["readings give a value of the same type as before", "= = = R"],
        "same-types": ["its type in code stays", "= - = R"],
      },
    },
  ],
  "type-widened": [
    "i B B B",
    {
      says: "The type of {parameter} is {new} instead of {old}.",
      means: "What is sent goes on working, but the type in code is another.",
      example: 'An integer becomes a string: `5` is written `"5"` in code.',
      adapt: "Change the type of what is given in code; handlers get other values.",
      variants: {
        "handlers-kept": ["readings give a value of the same type as before", "= = = R"],
        "same-types": ["its type in code stays", "= - i R"],
      },
    },
  ],
  "text-kind-changed": [
    "i - - i",
    {
      says: "{parameter} is text of the kind {new} instead of {old}.",
      means:
        "The same values are taken; the kind says how a form shows them and whether they are normalised.",
      example: "A string becomes a text of several lines.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "enum-to-string": [
    "i B i B",
    {
      says: "{parameter} takes any text instead of {old}.",
      means:
        "Requests go on working. Exhaustive switches and total records over the values no longer compile, and a handler meets values that it does not know.",
      example: "`filterredir` becomes a string.",
      adapt: "Handlers and switches cope with any text.",
    },
  ],
  "limit-to-integer": [
    "B B B -",
    {
      says: "{parameter} is an integer instead of a limit.",
      means: "`max` is refused.",
      example: "`limit=max` fails.",
      adapt: "Give a number instead of `max`.",
    },
  ],
  "integer-to-limit": [
    "i - - -",
    {
      says: "{parameter} is a limit instead of an integer.",
      means: "`max` is possible too.",
      example: "`limit=max` works.",
      adapt: "Nothing needs to be done.",
      variants: {
        negative: ["it took numbers below 0, which a limit does not", "R = B ="],
      },
    },
  ],
  "boolean-to-other": [
    "B B B B",
    {
      says: "{parameter} is of type {new} instead of a boolean.",
      means: "To be present is no longer to be true.",
      example: "`redirect` becomes a list of values.",
      adapt: "Give a value of the new type.",
    },
  ],
  "other-to-boolean": [
    "B B B B",
    {
      says: "{parameter} is a boolean instead of {old}.",
      means: "Whatever value is given now means true.",
      example: "`redirect=no` means true.",
      adapt: "Give true, or leave it out.",
    },
  ],
  "type-unknown": [
    "R - - R",
    {
      says: "The type of {parameter} is {new} instead of {old}, and one of them is not known.",
      means: "Its values are read as text, and nothing can be said about them.",
      example: "A new version of MediaWiki brings a type `colour`.",
      adapt: "Update Paramsmith, or check the values by hand.",
      variants: {
        "from-unknown": ["the old type is the unknown one, and the new one is no text", "B = B ="],
        "writes-changed": ["callers write values of another type", "= B B ="],
        "reads-changed": ["readings give values of another type", "= B = B"],
      },
    },
  ],
  "user-subtype-removed": [
    "B - B -",
    {
      says: "{parameter} no longer takes users of the kind {value}.",
      means: "Such a user is refused with baduser.",
      example: "An address is refused.",
      adapt: "Do not give users of that kind.",
    },
  ],
  "user-subtype-added": [
    "i - - R",
    {
      says: "{parameter} takes users of the kind {value} too.",
      means: "A handler may get them.",
      example: "`#12345` names a user by its number.",
      adapt: "Handlers check that they cope with them.",
    },
  ],
  "extranamespace-removed": [
    "R - B -",
    {
      says: "{parameter} no longer takes the namespace {value}.",
      means: "It is dropped with a warning among several, and refused alone.",
      example: "`namespace=-1` is no longer possible.",
      adapt: "Do not give it.",
      variants: { single: ["the parameter takes a single value", "B - B -"] },
    },
  ],
  "extranamespace-added": [
    "i - - -",
    {
      says: "{parameter} takes the namespace {value} too.",
      means: "One more value is possible.",
      example: "`namespace=-1` is possible.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "must-exist-added": [
    "B - - -",
    {
      says: "{parameter} must name something that exists now.",
      means: "A title that does not exist is refused.",
      example: "`title=No such page` fails.",
      adapt: "Check that the title exists.",
    },
  ],
  "must-exist-removed": [
    "i - - R",
    {
      says: "{parameter} may name something that does not exist now.",
      means: "A handler may get titles without a page.",
      example: "`title=No such page` is possible.",
      adapt: "Handlers check that they cope with missing pages.",
    },
  ],
});
