import { rules } from "./rule.js";

/** Rules about the bounds of numbers and the lengths of texts in the parameters of a catalogue. */
export const rangeRules = rules("catalogue", {
  "max-lowered": [
    "R - B -",
    {
      says: "The maximum of {parameter} falls from {old} to {new}.",
      means: "Larger numbers are clamped with a warning, and the strict validator refuses them.",
      example: "`limit` accepts 500 instead of 1000.",
      adapt: "Use at most {new}.",
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
      example: "`limit` accepts at most 500.",
      adapt: "Use at most {new}.",
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
      example: "`limit` accepts at least 1 instead of 0.",
      adapt: "Use at least {new}.",
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
      example: "`limit` accepts at least 1.",
      adapt: "Use at least {new}.",
      variants: {
        enforced: ["its range is enforced: other numbers are an error", "B = = ="],
      },
    },
  ],
  "max-raised": [
    "i - i R",
    {
      says: "The maximum of {parameter} rises from {old} to {new}.",
      means: "Larger numbers are possible; a handler may get them.",
      example: "`limit` accepts 1000 instead of 500.",
      adapt: "Check that handlers support {new}.",
    },
  ],
  "max-removed": [
    "i - i R",
    {
      says: "{parameter} has no maximum any more; it was {old}.",
      means: "Larger numbers are possible; a handler may get them.",
      example: "`limit` accepts any number.",
      adapt: "Set a bound in the handler.",
    },
  ],
  "min-lowered": [
    "i - i R",
    {
      says: "The minimum of {parameter} falls from {old} to {new}.",
      means: "Smaller numbers are possible; a handler may get them.",
      example: "`limit` accepts 0.",
      adapt: "Check that handlers support {new}.",
    },
  ],
  "min-removed": [
    "i - i R",
    {
      says: "{parameter} has no minimum any more; it was {old}.",
      means: "Smaller numbers are possible; a handler may get them.",
      example: "`limit` accepts negative numbers.",
      adapt: "Set a bound in the handler.",
    },
  ],
  "highmax-lowered": [
    "R - R -",
    {
      says: "The maximum of {parameter} for callers with high limits falls from {old} to {new}.",
      means: "Only callers with high limits are clamped.",
      example: "A bot gets 500 rows instead of 5000.",
      adapt: "Bots use at most {new}.",
      variants: {
        inert: ["its maximum is not below it, or it has none", "i = i ="],
      },
    },
  ],
  "highmax-removed": [
    "R - R -",
    {
      says: "{parameter} no longer has a separate maximum for callers with high limits; it was {old}.",
      means: "Only callers with high limits are clamped, to the usual maximum.",
      example: "A bot gets 500 rows instead of 5000.",
      adapt: "Bots use at most the usual maximum.",
      variants: {
        inert: ["its maximum is not below it, or it has none", "i = i ="],
      },
    },
  ],
  "highmax-raised": [
    "i - - -",
    {
      says: "The maximum of {parameter} for callers with high limits rises from {old} to {new}.",
      means: "Callers with high limits may use larger numbers.",
      example: "A bot gets 10000 rows instead of 5000.",
      adapt: "No action is needed.",
    },
  ],
  "highmax-added": [
    "i - - -",
    {
      says: "{parameter} has the maximum {new} for callers with high limits now.",
      means: "Callers with high limits may use larger numbers.",
      example: "A bot gets 5000 rows instead of 500.",
      adapt: "No action is needed.",
    },
  ],
  "enforcerange-added": [
    "B - - -",
    {
      says: "A value of {parameter} out of range is an error now.",
      means: "Values that were clamped with a warning are refused.",
      example: "`limit=9999` fails with badinteger.",
      adapt: "Use values in the range.",
      variants: {
        unbounded: ["it has no bounds", "i = = ="],
      },
    },
  ],
  "enforcerange-removed": [
    "i - - -",
    {
      says: "A value of {parameter} out of range is clamped now.",
      means: "Values that were refused are clamped with a warning.",
      example: "`limit=9999` means 500.",
      adapt: "No action is needed.",
    },
  ],
  "length-tightened": [
    "B - B -",
    {
      says: [
        "The length of {parameter} is limited more narrowly: {value} is {new} instead of {old}.",
        "The length of {parameter} is limited now: {value} is {new}.",
        "The length of {parameter} is limited more narrowly: {value}, which was {old}, is gone.",
      ],
      means: "Longer text is refused.",
      example: "`reason` accepts 200 bytes instead of 255.",
      adapt: "Use shorter text.",
    },
  ],
  "length-loosened": [
    "i - i R",
    {
      says: [
        "The length of {parameter} is limited less narrowly: {value} is {new} instead of {old}.",
        "The length of {parameter} is limited less narrowly: {value} is {new} now.",
        "The length of {parameter} is limited less narrowly: {value}, which was {old}, is gone.",
      ],
      means: "Longer text is possible, and a handler may get it.",
      example: "`reason` accepts 500 bytes instead of 255.",
      adapt: "Check that handlers support longer text.",
    },
  ],
});
