import { rules } from "./rule.js";

/** Rules for any kind of spec. */
export const sharedRules = {
  ...rules("both", {
    "unknown-key-added": [
      "R - - -",
      {
        says: "The key {value} is new, with {new}, and no rule can judge it.",
        means: "A newer source describes something that Paramsmith does not know.",
        example: "A module gets the key `cost`.",
        adapt: "Read its documentation; update Paramsmith if there is a newer version.",
      },
    ],
    "unknown-key-removed": [
      "R - - -",
      {
        says: "The key {value}, which was {old}, is gone, and no rule can judge it.",
        means: "The source no longer describes something that Paramsmith does not know.",
        example: "A module loses the key `cost`.",
        adapt: "Check what relied on it.",
      },
    ],
    "unknown-key-changed": [
      "R - - -",
      {
        says: "The key {value} changes from {old} to {new}, and no rule can judge it.",
        means: "The source describes something that Paramsmith does not know differently.",
        example: "The key `cost` of a module changes from 1 to 5.",
        adapt: "Read its documentation; update Paramsmith if there is a newer version.",
      },
    ],
    "undocumented-settled": [
      "R - - R",
      {
        says: "What was not known about {parameter} has become a fact; assumed was {old}.",
        means: "The spec no longer lists the gap. The fact may differ from what was assumed.",
        example: "The maximum of `size` is known.",
        adapt: "Compare the fact with the assumption.",
      },
    ],
    "undocumented-added": [
      "R - - R",
      {
        says: "{parameter} is not known; assumed is {new}.",
        means: "The spec lists a gap that it did not list before.",
        example: "The order of a list turns out to be undocumented.",
        adapt: "Do not rely on more than what is assumed.",
      },
    ],
    "assumption-changed": [
      "R - - R",
      {
        says: "The assumption about {parameter} changes from {old} to {new}.",
        means: "Nothing is known for sure, and something else is taken to be so.",
        example: "Pages are taken to count from 1 instead of 0.",
        adapt: "Check what relied on the assumption.",
      },
    ],
    "docs-changed": [
      "- i - -",
      {
        says: "{value} changes from {old} to {new}.",
        means: "A text for readers changed; nothing else. Shown with --docs only.",
        example: "A description is reworded.",
        adapt: "Read it.",
      },
    ],
  }),
  ...rules("review", {
    "stale-ignore": [
      "i i i i",
      {
        says: "The accepted finding {value} does not occur any more.",
        means: "The ignore file has an entry that nothing needs.",
        example: "A change that was accepted has been taken back.",
        adapt: "Remove the entry from the ignore file.",
      },
    ],
  }),
};
