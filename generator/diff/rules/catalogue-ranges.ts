import { rules } from "./rule.js";

/** Rules about the bounds of numbers and the lengths of texts in the parameters of a catalogue. */
export const rangeRules = rules("catalogue", {
  "max-lowered": [
    "R - B -",
    {
      says: "The maximum of {parameter} falls from {old} to {new}.",
      means: "Larger numbers are clamped with a warning, and the strict validator refuses them.",
      example: "`limit` takes 500 instead of 1000.",
      adapt: "Give at most {new}.",
      variants: {
        enforced: ["its range is enforced: other numbers are an error", "B = = ="],
      },
    },
  ],
  "max-added": [
    "R - B -",
    {
      says: "{parameter} has the maximum {new} now.",
      means: "Larger numbers are clamped with a warning, and the strict validator refuses them.",
      example: "`limit` takes at most 500.",
      adapt: "Give at most {new}.",
      variants: {
        enforced: ["its range is enforced: other numbers are an error", "B = = ="],
      },
    },
  ],
  "min-raised": [
    "R - B -",
    {
      says: "The minimum of {parameter} rises from {old} to {new}.",
      means: "Smaller numbers are clamped with a warning, and the strict validator refuses them.",
      example: "`limit` takes at least 1 instead of 0.",
      adapt: "Give at least {new}.",
      variants: {
        enforced: ["its range is enforced: other numbers are an error", "B = = ="],
      },
    },
  ],
  "min-added": [
    "R - B -",
    {
      says: "{parameter} has the minimum {new} now.",
      means: "Smaller numbers are clamped with a warning, and the strict validator refuses them.",
      example: "`limit` takes at least 1.",
      adapt: "Give at least {new}.",
      variants: {
        enforced: ["its range is enforced: other numbers are an error", "B = = ="],
      },
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
      variants: {
        inert: ["its maximum is not below it, or it has none", "i = i ="],
      },
    },
  ],
  "highmax-removed": [
    "R - R -",
    {
      says: "{parameter} has no maximum of its own for callers with high limits any more; it was {old}.",
      means: "Only callers with high limits are clamped, to the usual maximum.",
      example: "A bot gets 500 rows instead of 5000.",
      adapt: "Bots give at most the usual maximum.",
      variants: {
        inert: ["its maximum is not below it, or it has none", "i = i ="],
      },
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
      variants: {
        unbounded: ["it has no bounds", "i = = ="],
      },
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
});
