import type { Refusal, Variant, Warning } from "./selection.js";

/** The errors for requests for the content of revisions. */
export const contentRefusals: readonly Refusal[] = [
  {
    when: [
      { generator: false },
      { given: "slots" },
      {
        anyOf: [
          { param: "prop", is: ["parsetree"] },
          { given: "expandtemplates" },
          { given: "generatexml" },
          { given: "parse" },
          { given: "diffto" },
          { given: "difftotext" },
          { given: "difftotextpst" },
          { given: "contentformat" },
        ],
      },
    ],
    code: "invalidparammix",
    text: "Where slots are named, content is neither parsed, expanded nor compared.",
  },
  {
    when: [{ generator: false }, { absent: "difftotext" }, { param: "diffto", unlike: "revision" }],
    code: "diffto",
    text: "diffto is the number of a revision, prev, next or cur.",
  },
];

/** The errors for callers who may not see parts of deleted revisions. */
export const deletedRefusals: readonly Refusal[] = [
  {
    late: true,
    when: [
      { generator: false },
      { param: "prop", is: ["comment", "parsedcomment"] },
      { not: { right: "deletedhistory" } },
    ],
    code: "permissiondenied",
    text: "You may not see comments on deleted revisions.",
  },
  {
    late: true,
    when: [
      { generator: false },
      {
        anyOf: [
          { param: "prop", is: ["content", "parsetree"] },
          { given: "diffto" },
          { given: "difftotext" },
        ],
      },
      { not: { anyOf: [{ right: "deletedtext" }, { right: "undelete" }] } },
    ],
    code: "permissiondenied",
    text: "You may not see the content of deleted revisions.",
  },
];

/**
 * The warning for requests for content without slots.
 *
 * @param feature its name in MediaWiki's statistics of deprecated features
 */
export function slotsWarning(feature: string): Warning {
  return {
    when: [
      { generator: false },
      { absent: "slots" },
      {
        anyOf: [
          { param: "prop", is: ["content", "parsetree", "contentmodel", "slotsize", "slotsha1"] },
          { given: "diffto" },
          { given: "difftotext" },
        ],
      },
    ],
    code: "deprecation",
    text: "Name the slots whose content is wanted.",
    feature,
  };
}

/** Fewer revisions if their content is requested. */
export const contentLimit: Variant = {
  when: [
    { generator: false },
    {
      anyOf: [
        { param: "prop", is: ["content", "parsetree"] },
        { given: "diffto" },
        { given: "difftotext" },
      ],
    },
  ],
  limits: { most: 50, high: 500 },
};

/** One revision if its content is parsed. */
export const parseLimit: Variant = {
  when: [
    { generator: false },
    {
      anyOf: [
        { param: "prop", is: ["content", "parsetree"] },
        { given: "diffto" },
        { given: "difftotext" },
      ],
    },
    { param: "parse", is: [true] },
  ],
  limits: { most: 1, high: 1 },
  otherwise: 1,
};
