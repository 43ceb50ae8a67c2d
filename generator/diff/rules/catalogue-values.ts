import { rules } from "./rule.js";

/**
 * Rules about the listed values of the parameters of a catalogue, and about the number of values.
 */
export const valueRules = rules("catalogue", {
  "enum-value-added": [
    "i R i R",
    {
      says: "{parameter} accepts the value {value} too.",
      means:
        "Exhaustive switches and complete records of the values no longer compile, and `*` includes one more value.",
      example: "`filterredir` gets the value `broken`.",
      adapt: "Support {value} in handlers and switches.",
    },
  ],
  "enum-value-removed": [
    "B B B B",
    {
      says: "{parameter} no longer accepts the value {value}.",
      means: "A request with it fails with badvalue.",
      example: "`filterredir=redirects` fails.",
      adapt: "Remove {value}.",
    },
  ],
  "enum-value-removed-multi": [
    "R B B B",
    {
      says: "{parameter} no longer accepts the value {value} among several.",
      means: "It is dropped with a warning, and may have been the only filter.",
      example: "`prtype=upload` no longer filters.",
      adapt: "Remove {value}.",
    },
  ],
  "deprecated-value-added": [
    "i R - -",
    {
      says: "The value {value} of {parameter} is deprecated now.",
      means: "It works, with a warning.",
      example: "`prop=parsetree` is marked as deprecated.",
      adapt: "Plan to remove {value}.",
    },
  ],
  "deprecated-value-removed": [
    "i - - -",
    {
      says: "The value {value} of {parameter} is no longer deprecated.",
      means: "The warning is gone.",
      example: "`prop=parsetree` is no longer marked as deprecated.",
      adapt: "No action is needed.",
    },
  ],
  "internal-value-added": [
    "i - - -",
    {
      says: "The value {value} of {parameter} is internal now.",
      means: "It may change without notice.",
      example: "`action=stashedit` is marked as internal.",
      adapt: "Do not rely on {value}.",
    },
  ],
  "internal-value-removed": [
    "i - - -",
    {
      says: "The value {value} of {parameter} is no longer internal.",
      means: "It may be relied on.",
      example: "`action=stashedit` is no longer marked as internal.",
      adapt: "No action is needed.",
    },
  ],
  "submodule-changed": [
    "R - - R",
    {
      says: [
        "The value {value} of {parameter} selects the module {new} instead of {old}.",
        "The value {value} of {parameter} selects the module {new} now.",
        "The value {value} of {parameter} no longer selects the module {old}.",
      ],
      means: "The selected module has other parameters.",
      example: "`list=users` selects another module.",
      adapt: "Check requests with {value} against the module that it selects.",
    },
  ],
  "submodule-prefix-changed": [
    "B - - R",
    {
      says: "The parameters of modules that {parameter} selects have the prefix {new} instead of {old}.",
      means: "The server ignores the old names.",
      example: "`generator` adds another letter to the names.",
      adapt: "Rewrite the names of those parameters.",
    },
  ],
  "multi-added": [
    "R R B B",
    {
      says: "{parameter} accepts several values now.",
      means:
        "A `|` inside a value now separates two values, and an empty text is the empty list; parsed requests contain a list.",
      example: "`user=A|B` means two users.",
      adapt: "Use the other separator for values with `|`; handlers read a list.",
      variants: {
        "without-bars": ["none of its values can contain `|`", "i = i ="],
      },
    },
  ],
  "multi-removed": [
    "B B B B",
    {
      says: "{parameter} accepts one value instead of several.",
      means:
        "Several values are treated as one, which is refused or matches nothing; handlers no longer get a list.",
      example: "`user=A|B` means one user of that name.",
      adapt: "Send one request for each value.",
    },
  ],
  "lowlimit-lowered": [
    "B - B -",
    {
      says: "{parameter} accepts {new} values instead of {old}.",
      means: "More values are refused with toomanyvalues.",
      example: "50 titles fit into one request instead of 100.",
      adapt: "Split the values over several requests.",
    },
  ],
  "lowlimit-raised": [
    "i - - -",
    {
      says: "{parameter} accepts {new} values instead of {old}.",
      means: "Fewer requests are needed.",
      example: "100 titles fit into one request instead of 50.",
      adapt: "No action is needed.",
    },
  ],
  "highlimit-lowered": [
    "R - R -",
    {
      says: "{parameter} accepts {new} values instead of {old} from callers with high limits.",
      means: "Only callers with high limits are affected.",
      example: "A bot sends 500 titles at once instead of 1000.",
      adapt: "Bots split the values over several requests.",
    },
  ],
  "highlimit-raised": [
    "i - - -",
    {
      says: "{parameter} accepts {new} values instead of {old} from callers with high limits.",
      means: "Fewer requests are needed.",
      example: "A bot sends 1000 titles at once instead of 500.",
      adapt: "No action is needed.",
    },
  ],
  "allows-duplicates-removed": [
    "R - - R",
    {
      says: "{parameter} no longer keeps repeated values.",
      means: "Repeated values are dropped.",
      example: "`values=1|1` means `1`.",
      adapt: "Do not rely on repetition.",
    },
  ],
  "allows-duplicates-added": [
    "R - - -",
    {
      says: "{parameter} keeps repeated values now.",
      means: "Repeated values are no longer dropped.",
      example: "`values=1|1` means two values.",
      adapt: "Use each value once, unless repetition is intended.",
    },
  ],
  "allspecifier-removed": [
    "R B B R",
    {
      says: "{parameter} no longer accepts {old} for all values.",
      means: "It is dropped with a warning, so that no value is requested instead of all.",
      example: "`namespace=*` no longer selects all namespaces.",
      adapt: "List the values.",
      variants: {
        "any-text": ["any text is a valid value", "i - - ="],
      },
    },
  ],
  "allspecifier-changed": [
    "R B B R",
    {
      says: "{new} instead of {old} selects all values of {parameter}.",
      means: "The old one is dropped with a warning.",
      example: "`namespace=all` instead of `namespace=*`.",
      adapt: "Use {new}.",
      variants: {
        "any-text": ["any text is a valid value", "i - - ="],
      },
    },
  ],
  "allspecifier-added": [
    "i - - R",
    {
      says: "{parameter} accepts {new} for all values.",
      means: "A handler may get all values at once.",
      example: "`namespace=*` selects all namespaces.",
      adapt: "Check that handlers support all values.",
    },
  ],
});
