import { rules } from "./rule.js";

/** Rules about the types of the parameters of a catalogue, and about members of single types. */
export const typeRules = rules("catalogue", {
  "type-narrowed": [
    "B B B B",
    {
      says: "The type of {parameter} is {new} instead of {old}.",
      means: "Values that were valid are refused.",
      example: "A string becomes an integer, a timestamp, a user or a list of values.",
      adapt: "Check the values in requests, and their types in code.",
      variants: {
        several: [
          "values that it does not list are dropped from several with a warning",
          "R = = =",
        ],
        "handlers-kept": ["parsed values have the same type as before", "= = = R"],
        "same-types": ["its type in code stays", "= - = R"],
      },
    },
  ],
  "type-widened": [
    "i B B B",
    {
      says: "The type of {parameter} is {new} instead of {old}.",
      means: "Requests still work, but the type in code is another.",
      example: 'An integer becomes a string: `5` is written `"5"` in code.',
      adapt: "Change the type of the values in code; handlers get other values.",
      variants: {
        "handlers-kept": ["parsed values have the same type as before", "= = = R"],
        "same-types": ["its type in code stays", "= - i R"],
      },
    },
  ],
  "text-kind-changed": [
    "i - - i",
    {
      says: "{parameter} is text of the kind {new} instead of {old}.",
      means:
        "The same values are accepted; the kind determines how forms show them and whether they are normalised.",
      example: "A string becomes a text of several lines.",
      adapt: "No action is needed.",
    },
  ],
  "enum-to-string": [
    "i R i R",
    {
      says: "{parameter} accepts any text instead of {old}.",
      means:
        "Requests still work. Exhaustive switches and complete records of the values no longer compile, and a handler may get unknown values.",
      example: "`filterredir` becomes a string.",
      adapt: "Support any text in handlers and switches.",
    },
  ],
  "limit-to-integer": [
    "B B B -",
    {
      says: "{parameter} is an integer instead of a limit.",
      means: "`max` is refused.",
      example: "`limit=max` fails.",
      adapt: "Use a number instead of `max`.",
    },
  ],
  "integer-to-limit": [
    "i - - -",
    {
      says: "{parameter} is a limit instead of an integer.",
      means: "`max` is possible too.",
      example: "`limit=max` works.",
      adapt: "No action is needed.",
      variants: {
        negative: [
          "it accepted numbers below 0, which a limit does not",
          "R = B =",
          { adapt: "Use numbers from 0 on, or `max`." },
        ],
      },
    },
  ],
  "boolean-to-other": [
    "B B B B",
    {
      says: "{parameter} is of type {new} instead of a boolean.",
      means: "Presence no longer means true.",
      example: "`redirect` becomes a list of values.",
      adapt: "Use a value of the new type.",
    },
  ],
  "other-to-boolean": [
    "B B B B",
    {
      says: "{parameter} is a boolean instead of {old}.",
      means: "Any value now means true.",
      example: "`redirect=no` means true.",
      adapt: "Use true, or omit it.",
    },
  ],
  "type-unknown": [
    "R - - R",
    {
      says: "The type of {parameter} is {new} instead of {old}, and one of them is unknown.",
      means: "Its values are treated as text and cannot be checked.",
      example: "A new version of MediaWiki brings a type `colour`.",
      adapt: "Update Paramsmith, or check the values manually.",
      variants: {
        "from-unknown": ["only the old type is unknown, and the new one is not text", "B B B ="],
        "writes-changed": ["callers write values of another type", "= B B ="],
        "reads-changed": ["parsed values have another type", "= = = B"],
        "values-opened": ["parsed values are no longer values of a list", "= R = R"],
      },
    },
  ],
  "user-subtype-removed": [
    "B - B -",
    {
      says: "{parameter} no longer accepts users of the kind {value}.",
      means: "Such a user is refused with baduser.",
      example: "An address is refused.",
      adapt: "Do not use users of that kind.",
    },
  ],
  "user-subtype-added": [
    "i - - R",
    {
      says: "{parameter} accepts users of the kind {value} too.",
      means: "A handler may get them.",
      example: "`#12345` names a user by its number.",
      adapt: "Check that handlers support them.",
    },
  ],
  "extranamespace-removed": [
    "R - B -",
    {
      says: "{parameter} no longer accepts the namespace {value}.",
      means: "Among several values, it is dropped with a warning. Alone, it is refused.",
      example: "`namespace=-1` is no longer possible.",
      adapt: "Do not use it.",
      variants: { single: ["the parameter takes a single value", "B - B -"] },
    },
  ],
  "extranamespace-added": [
    "i - - -",
    {
      says: "{parameter} accepts the namespace {value} too.",
      means: "One more value is possible.",
      example: "`namespace=-1` is possible.",
      adapt: "No action is needed.",
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
      adapt: "Check that handlers support missing pages.",
    },
  ],
});
