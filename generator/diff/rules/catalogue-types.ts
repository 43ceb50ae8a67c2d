import { rules } from "./rule.js";

/** Rules about the values that the parameters of a catalogue take. */
export const typeRules = rules("catalogue", {
  "type-narrowed": [
    "B B B B",
    {
      says: "The type of {parameter} is {new} instead of {old}.",
      means: "Values that were fine are refused.",
      example: "A string becomes an integer, a timestamp, a user or a list of values.",
      adapt: "Check each value that is given, and its type in code.",
    },
  ],
  "type-widened": [
    "i B i B",
    {
      says: "The type of {parameter} is {new} instead of {old}.",
      means: "What is sent goes on working, but the type in code is another.",
      example: 'An integer becomes a string: `5` is written `"5"` in code.',
      adapt: "Change the type of what is given in code; handlers get other values.",
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
    "i - i B",
    {
      says: "{parameter} takes any text instead of {old}.",
      means: "Callers go on as before; a handler meets values that it does not know.",
      example: "`filterredir` becomes a string.",
      adapt: "Handlers cope with any text.",
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
    "R - R R",
    {
      says: "The type of {parameter} is {new} instead of {old}, and one of them is not known.",
      means: "Its values are read as text, and nothing can be said about them.",
      example: "A new version of MediaWiki brings a type `colour`.",
      adapt: "Update Paramsmith, or check the values by hand.",
    },
  ],
  "enum-value-added": [
    "i R i B",
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
    "B - - B",
    {
      says: "The parameters of what {parameter} chooses have {new} in front instead of {old}.",
      means: "Requests with the old names are answered as if the parameters were not there.",
      example: "`generator` puts another letter before the names.",
      adapt: "Rewrite the names of those parameters.",
    },
  ],
  "max-lowered": [
    "R - B -",
    {
      says: "The maximum of {parameter} falls from {old} to {new}.",
      means: "Larger numbers are clamped with a warning, and the strict validator refuses them.",
      example: "`limit` takes 500 instead of 1000.",
      adapt: "Give at most {new}.",
    },
  ],
  "max-added": [
    "R - B -",
    {
      says: "{parameter} has the maximum {new} now.",
      means: "Larger numbers are clamped with a warning, and the strict validator refuses them.",
      example: "`limit` takes at most 500.",
      adapt: "Give at most {new}.",
    },
  ],
  "min-raised": [
    "R - B -",
    {
      says: "The minimum of {parameter} rises from {old} to {new}.",
      means: "Smaller numbers are clamped with a warning, and the strict validator refuses them.",
      example: "`limit` takes at least 1 instead of 0.",
      adapt: "Give at least {new}.",
    },
  ],
  "min-added": [
    "R - B -",
    {
      says: "{parameter} has the minimum {new} now.",
      means: "Smaller numbers are clamped with a warning, and the strict validator refuses them.",
      example: "`limit` takes at least 1.",
      adapt: "Give at least {new}.",
    },
  ],
  "max-raised": [
    "i - i R",
    {
      says: "The maximum of {parameter} rises from {old} to {new}.",
      means: "Larger numbers are possible; a handler may be asked for more.",
      example: "`limit` takes 1000 instead of 500.",
      adapt: "Handlers check that they cope with {new}.",
    },
  ],
  "max-removed": [
    "i - i R",
    {
      says: "{parameter} has no maximum any more; it was {old}.",
      means: "Larger numbers are possible; a handler may be asked for any.",
      example: "`limit` takes any number.",
      adapt: "Handlers set a bound of their own.",
    },
  ],
  "min-lowered": [
    "i - i R",
    {
      says: "The minimum of {parameter} falls from {old} to {new}.",
      means: "Smaller numbers are possible; a handler may be asked for fewer.",
      example: "`limit` takes 0.",
      adapt: "Handlers check that they cope with {new}.",
    },
  ],
  "min-removed": [
    "i - i R",
    {
      says: "{parameter} has no minimum any more; it was {old}.",
      means: "Smaller numbers are possible; a handler may be asked for any.",
      example: "`limit` takes negative numbers.",
      adapt: "Handlers set a bound of their own.",
    },
  ],
  "highmax-lowered": [
    "R - R -",
    {
      says: "The maximum of {parameter} for callers with high limits falls from {old} to {new}.",
      means: "Only callers with high limits are clamped.",
      example: "A bot gets 500 rows instead of 5000.",
      adapt: "Bots give at most {new}.",
    },
  ],
  "highmax-removed": [
    "R - R -",
    {
      says: "{parameter} has no maximum of its own for callers with high limits any more; it was {old}.",
      means: "Only callers with high limits are clamped, to the usual maximum.",
      example: "A bot gets 500 rows instead of 5000.",
      adapt: "Bots give at most the usual maximum.",
    },
  ],
  "highmax-raised": [
    "i - - -",
    {
      says: "The maximum of {parameter} for callers with high limits rises from {old} to {new}.",
      means: "Callers with high limits may ask for more.",
      example: "A bot gets 10000 rows instead of 5000.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "highmax-added": [
    "i - - -",
    {
      says: "Callers with high limits may give {parameter} up to {new} now.",
      means: "Callers with high limits may ask for more.",
      example: "A bot gets 5000 rows instead of 500.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "enforcerange-added": [
    "B - - -",
    {
      says: "A value of {parameter} out of range is an error now.",
      means: "What was clamped with a warning is refused.",
      example: "`limit=9999` fails with badinteger.",
      adapt: "Give only values in the range.",
    },
  ],
  "enforcerange-removed": [
    "i - - -",
    {
      says: "A value of {parameter} out of range is clamped now.",
      means: "What was refused is clamped with a warning.",
      example: "`limit=9999` counts as 500.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "length-tightened": [
    "B - B -",
    {
      says: "The length of {parameter} is limited more narrowly: {new} instead of {old}.",
      means: "Longer text is refused.",
      example: "`reason` takes 200 bytes instead of 255.",
      adapt: "Give shorter text.",
    },
  ],
  "length-loosened": [
    "i - i R",
    {
      says: "The length of {parameter} is limited less narrowly: {new} instead of {old}.",
      means: "Longer text is possible, and a handler may get it.",
      example: "`reason` takes 500 bytes instead of 255.",
      adapt: "Handlers check that they cope with longer text.",
    },
  ],
  "multi-added": [
    "R - i B",
    {
      says: "{parameter} takes several values now.",
      means: "A `|` inside a value now separates two; a handler gets a list.",
      example: "`user=A|B` means two users.",
      adapt: "Write values that hold `|` with the other separator; handlers read a list.",
    },
  ],
  "multi-removed": [
    "B B B R",
    {
      says: "{parameter} takes one value instead of several.",
      means: "Several values are read as one, which is refused or matches nothing.",
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
    "i - - -",
    {
      says: "{parameter} keeps repeated values now.",
      means: "Repeated values count.",
      example: "`values=1|1` counts as two values.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "allspecifier-removed": [
    "R B B R",
    {
      says: "{parameter} no longer takes {old} for all values.",
      means: "It is dropped with a warning, so that nothing is asked for instead of all.",
      example: "`namespace=*` no longer stands for all namespaces.",
      adapt: "Write out the values.",
    },
  ],
  "allspecifier-changed": [
    "R B B R",
    {
      says: "{new} instead of {old} stands for all values of {parameter}.",
      means: "The old one is dropped with a warning.",
      example: "`namespace=all` instead of `namespace=*`.",
      adapt: "Give {new}.",
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
