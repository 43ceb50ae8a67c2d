import { rules } from "./rule.js";

/**
 * Rules about the listed values of the parameters of a catalogue, and about the number of values.
 */
export const valueRules = rules("catalogue", {
  "enum-value-added": [
    "i B i B",
    {
      says: "{parameter} takes the value {value} too.",
      means:
        "Exhaustive switches and total records over the values no longer compile, and `*` stands for more.",
      example: "`filterredir` gets the value `broken`.",
      adapt: "Handlers and switches deal with {value}.",
    },
  ],
  "enum-value-removed": [
    "B B B B",
    {
      says: "{parameter} no longer takes the value {value}.",
      means: "A request with it fails with badvalue.",
      example: "`filterredir=redirects` fails.",
      adapt: "Stop giving {value}.",
    },
  ],
  "enum-value-removed-multi": [
    "R B B B",
    {
      says: "{parameter} no longer takes the value {value} among several.",
      means: "It is dropped with a warning, and may have been the whole filter.",
      example: "`prtype=upload` no longer filters.",
      adapt: "Stop giving {value}.",
    },
  ],
  "deprecated-value-added": [
    "i R - -",
    {
      says: "The value {value} of {parameter} is deprecated now.",
      means: "It works, with a warning.",
      example: "`prop=parsetree` is marked as deprecated.",
      adapt: "Plan to do without {value}.",
    },
  ],
  "deprecated-value-removed": [
    "i - - -",
    {
      says: "The value {value} of {parameter} is no longer deprecated.",
      means: "The warning is gone.",
      example: "`prop=parsetree` is no longer marked as deprecated.",
      adapt: "Nothing needs to be done.",
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
      adapt: "Nothing needs to be done.",
    },
  ],
  "submodule-changed": [
    "R - - R",
    {
      says: "The value {value} of {parameter} chooses the module {new} instead of {old}.",
      means: "Other parameters go with the value than before.",
      example: "`list=users` chooses another module.",
      adapt: "Check requests with {value} against the module that it chooses.",
    },
  ],
  "submodule-prefix-changed": [
    "B - - R",
    {
      says: "The parameters of what {parameter} chooses have {new} in front instead of {old}.",
      means: "Requests with the old names are answered as if the parameters were not there.",
      example: "`generator` puts another letter before the names.",
      adapt: "Rewrite the names of those parameters.",
    },
  ],
  "multi-added": [
    "R B i B",
    {
      says: "{parameter} takes several values now.",
      means: "A `|` inside a value now separates two; readings and handlers get a list.",
      example: "`user=A|B` means two users.",
      adapt: "Write values that hold `|` with the other separator; handlers read a list.",
      variants: {
        "without-bars": ["none of its values can hold `|`", "i = = ="],
      },
    },
  ],
  "multi-removed": [
    "B B B B",
    {
      says: "{parameter} takes one value instead of several.",
      means:
        "Several values are read as one, which is refused or matches nothing; handlers get no list any more.",
      example: "`user=A|B` means one user of that name.",
      adapt: "Make one request for each value.",
    },
  ],
  "lowlimit-lowered": [
    "B - B -",
    {
      says: "{parameter} takes {new} values instead of {old}.",
      means: "More are refused with toomanyvalues.",
      example: "50 titles fit into one request instead of 100.",
      adapt: "Split the values over several requests.",
    },
  ],
  "lowlimit-raised": [
    "i - - -",
    {
      says: "{parameter} takes {new} values instead of {old}.",
      means: "Fewer requests are needed.",
      example: "100 titles fit into one request instead of 50.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "highlimit-lowered": [
    "R - R -",
    {
      says: "{parameter} takes {new} values instead of {old} from callers with high limits.",
      means: "Only callers with high limits are refused.",
      example: "A bot gives 500 titles at once instead of 1000.",
      adapt: "Bots split the values over several requests.",
    },
  ],
  "highlimit-raised": [
    "i - - -",
    {
      says: "{parameter} takes {new} values instead of {old} from callers with high limits.",
      means: "Fewer requests are needed.",
      example: "A bot gives 1000 titles at once instead of 500.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "allows-duplicates-removed": [
    "R - - R",
    {
      says: "{parameter} no longer keeps repeated values.",
      means: "Repeated values are dropped.",
      example: "`values=1|1` counts as `1`.",
      adapt: "Do not rely on repetition.",
    },
  ],
  "allows-duplicates-added": [
    "R - - -",
    {
      says: "{parameter} keeps repeated values now.",
      means: "Repeated values, which were dropped, count.",
      example: "`values=1|1` counts as two values.",
      adapt: "Give each value once, unless repetition is meant.",
    },
  ],
  "allspecifier-removed": [
    "R B B R",
    {
      says: "{parameter} no longer takes {old} for all values.",
      means: "It is dropped with a warning, so that nothing is asked for instead of all.",
      example: "`namespace=*` no longer stands for all namespaces.",
      adapt: "Write out the values.",
      variants: {
        "any-text": ["any text is a value of it", "i - - ="],
      },
    },
  ],
  "allspecifier-changed": [
    "R B B R",
    {
      says: "{new} instead of {old} stands for all values of {parameter}.",
      means: "The old one is dropped with a warning.",
      example: "`namespace=all` instead of `namespace=*`.",
      adapt: "Give {new}.",
      variants: {
        "any-text": ["any text is a value of it", "i - - ="],
      },
    },
  ],
  "allspecifier-added": [
    "i - - R",
    {
      says: "{parameter} takes {new} for all values.",
      means: "A handler may get all values at once.",
      example: "`namespace=*` stands for all namespaces.",
      adapt: "Handlers check that they cope with all values.",
    },
  ],
});
