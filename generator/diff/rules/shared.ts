import { rules } from "./rule.js";

/** Rules for any kind of spec. */
export const sharedRules = {
  ...rules("both", {
    "unknown-key-added": [
      "R - - -",
      {
        says: "The key {value} is new, with {new}, and no rule covers it.",
        means: "The spec has a key that Paramsmith does not know, with an unknown effect.",
        example: "A module gets the key `cost`.",
        adapt: "Read its documentation; update Paramsmith if there is a newer version.",
      },
    ],
    "unknown-key-removed": [
      "R - - -",
      {
        says: "The key {value}, which was {old}, is gone, and no rule covers it.",
        means:
          "The spec no longer has a key that Paramsmith does not know, with an unknown effect.",
        example: "A module loses the key `cost`.",
        adapt: "Check the code that relied on it.",
      },
    ],
    "unknown-key-changed": [
      "R - - -",
      {
        says: "The key {value} changes from {old} to {new}, and no rule covers it.",
        means:
          "The spec has another value of a key that Paramsmith does not know, with an unknown effect.",
        example: "The key `cost` of a module changes from 1 to 5.",
        adapt: "Read its documentation; update Paramsmith if there is a newer version.",
      },
    ],
    "undocumented-settled": [
      "R - - R",
      {
        says: "{parameter} is documented now; the assumption was {old}.",
        means: "The spec no longer lists the gap. The fact may differ from the assumption.",
        example: "The maximum of `size` is known.",
        adapt: "Compare the fact with the assumption.",
      },
    ],
    "undocumented-added": [
      "R - - R",
      {
        says: "{parameter} is not documented; the assumption is {new}.",
        means: "The spec lists a gap that it did not list before.",
        example: "The order of a list turns out to be undocumented.",
        adapt: "Do not rely on more than the assumption.",
      },
    ],
    "assumption-changed": [
      "R - - R",
      {
        says: "The assumption about {parameter} changes from {old} to {new}.",
        means: "The fact is still unknown, and the assumption is another.",
        example: "Page numbers are assumed to start at 1 instead of 0.",
        adapt: "Check the code that relied on the assumption.",
      },
    ],
    "docs-changed": [
      "- i - -",
      {
        says: [
          "{value} changes from {old} to {new}.",
          "{value} is new: {new}.",
          "{value}, which was {old}, is gone.",
        ],
        means: "Only a text for readers changed. Shown with --docs only.",
        example: "A description is reworded.",
        adapt: "Read the text.",
      },
    ],
  }),
  ...rules("review", {
    "code-error": [
      "- B - -",
      {
        says: "Code compiles with the base only, and no finding explains it.",
        means: "The compiler reports errors in the code of `--usage` with the revision only.",
        example: "A type that code infers becomes too complex.",
        adapt: "Read the errors at the locations.",
      },
    ],
    "code-untyped": [
      "- i - -",
      {
        says: "Code uses generated code with values of type `any`.",
        means: "The compiler cannot check such code, so that changes may affect it unnoticed.",
        example: "A row is passed to a function with a parameter of type `any`.",
        adapt: "Check the locations, or give the values a type.",
      },
    ],
    "accepted-unused": [
      "i i i i",
      {
        says: "The accepted finding {value} does not occur.",
        means: "The list of accepted findings has an unnecessary entry.",
        example: "An accepted change was reverted.",
        adapt: "Remove the entry from the list.",
      },
    ],
    "accepted-expired": [
      "i i i i",
      {
        says: "The finding {value} was accepted until {old}.",
        means: "The acceptance has ended, so that the finding is reported again.",
        example: "A removal was accepted until the end of a migration.",
        adapt: "Follow the help of the finding, or accept it until a later date.",
      },
    ],
  }),
};
