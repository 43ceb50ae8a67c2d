import { rules } from "./rule.js";

/** Rules about the parameters of a catalogue: their presence, defaults and marks. */
export const parameterRules = rules("catalogue", {
  "param-added-optional": [
    "i - - i",
    {
      says: "The optional parameter {parameter} is new.",
      means: "Callers need no change. A handler may get it.",
      example: "allpages gets `prexpiry`.",
      adapt: "Implementations may support it.",
    },
  ],
  "param-added-required": [
    "B B B -",
    {
      says: "The required parameter {parameter} is new.",
      means: "Requests without it fail, and calls without it do not compile.",
      example: "backlinks requires `title`.",
      adapt: "Set it in every call.",
      variants: {
        boolean: ["it is a boolean, and its absence is a value", "i = = ="],
        "with-default": ["it has a default", "i - - i"],
      },
    },
  ],
  "param-removed": [
    "R B B B",
    {
      says: "The parameter {parameter} is gone.",
      means:
        "The server ignores it with a warning, so a filter may silently be lost; code that sets it does not compile.",
      example: "`apminsize=100` no longer filters.",
      adapt: "Remove it, and find its replacement.",
    },
  ],
  "param-removed-deprecated": [
    "R B B B",
    {
      says: "The parameter {parameter}, deprecated before, is gone.",
      means:
        "The server ignores it with a warning; code that sets it does not compile. It was deprecated before.",
      example: "revisions loses `diffto`.",
      adapt: "Remove it; the deprecation notice names the replacement.",
    },
  ],
  "param-renamed": [
    "R B B B",
    {
      says: "The parameter {old} is now {new}.",
      means: "The old name is ignored with a warning; code that sets it does not compile.",
      example: "`title` becomes `titles`.",
      adapt: "Use {new} instead.",
      variants: { required: ["it is required", "B B B B"] },
    },
  ],
  "param-deprecated": [
    "i R - -",
    {
      says: "{parameter} is deprecated now.",
      means: "It works, with a warning. Editors strike it through, and linters may report it.",
      example: "revisions marks `expandtemplates` as deprecated.",
      adapt: "Plan to remove it.",
    },
  ],
  "param-undeprecated": [
    "i - - -",
    {
      says: "{parameter} is no longer deprecated.",
      means: "The warning is gone.",
      example: "revisions no longer marks `expandtemplates` as deprecated.",
      adapt: "No action is needed.",
    },
  ],
  "param-became-required": [
    "B B B -",
    {
      says: "{parameter} is required now.",
      means: "Requests without it fail with missingparam, and calls without it do not compile.",
      example: "search requires `search`.",
      adapt: "Set it in every call.",
      variants: {
        boolean: ["it is a boolean, and its absence is a value", "i = = ="],
        "with-default": ["it has a default", "i - - -"],
      },
    },
  ],
  "param-became-optional": [
    "i R - B",
    {
      says: "{parameter} is optional now.",
      means: "Callers need no change. Handlers get requests without it, and do not compile.",
      example: "search no longer requires `search`.",
      adapt: "Handle its absence.",
      variants: {
        "always-read": ["every parsed request still has a value", "= - = i"],
        "with-default": ["it had a default", "= - = -"],
      },
    },
  ],
  "default-added": [
    "R - - i",
    {
      says: "{parameter} has the default {new} now.",
      means: "Requests without it may get different responses.",
      example: "`dir` gets the default `ascending`.",
      adapt: "Set the parameter if the default is not wanted.",
      variants: {
        "was-given": ["every request had to contain it", "i = = ="],
      },
    },
  ],
  "default-changed": [
    "R - - R",
    {
      says: "The default of {parameter} changes from {old} to {new}.",
      means: "Requests without it get different responses.",
      example: "`dir` defaults to `descending` instead of `ascending`.",
      adapt: "Set {parameter} if the old value is needed.",
    },
  ],
  "limit-default-changed": [
    "R - - R",
    {
      says: "The default of {parameter} changes from {old} to {new}.",
      means: "Pages have another size. The rows are the same if the caller continues.",
      example: "`limit` defaults to 50 instead of 10.",
      adapt: "Continue until the end, or set {parameter}.",
    },
  ],
  "default-removed": [
    "R - - B",
    {
      says: "{parameter} has no default any more; it was {old}.",
      means: "Requests without it may get different responses, and a handler may get no value.",
      example: "`namespace` loses its default 0: all namespaces are listed.",
      adapt: "Set {old} if it is needed; handle its absence.",
    },
  ],
  "default-invalid": [
    "R - R -",
    {
      says: "The default {new} of {parameter} is not a valid value.",
      means:
        "The spec contradicts itself: a request with the default as an explicit value is refused.",
      example: "`limit` has the maximum 500 and the default 1000.",
      adapt: "Correct the default or the range.",
    },
  ],
  "sensitive-added": [
    "R - - i",
    {
      says: "{parameter} is sensitive now.",
      means:
        "Its value must be in a POST body; regenerated builders put it there, and the server warns otherwise.",
      example: "`token` is marked as sensitive.",
      adapt: "Use POST for requests that do not use the builders.",
    },
  ],
  "sensitive-removed": [
    "i - - -",
    {
      says: "{parameter} is no longer sensitive.",
      means: "It may be in a URL.",
      example: "`token` is no longer marked as sensitive.",
      adapt: "No action is needed.",
    },
  ],
  "token-changed": [
    "B - - R",
    {
      says: [
        "{parameter} requires the token type {new} instead of {old}.",
        "{parameter} requires a token of the type {new} now.",
        "{parameter} requires no token any more; its type was {old}.",
      ],
      means: "A token of another type is refused with badtoken.",
      example: "`token` requires a `patrol` token instead of a `csrf` token.",
      adapt: "Fetch a token of the new type.",
    },
  ],
  "templated-param-added": [
    "i - - i",
    {
      says: "The parameters {parameter} are new.",
      means: "Callers need no change. A handler may get them.",
      example: "`text-{slot}` is added.",
      adapt: "Implementations may support them.",
    },
  ],
  "templated-param-removed": [
    "R B B B",
    {
      says: "The parameters {parameter} are gone.",
      means: "The server ignores them with a warning; code that sets them does not compile.",
      example: "`contentformat-{slot}` is removed.",
      adapt: "Remove them.",
    },
  ],
  "templatevars-changed": [
    "R B B B",
    {
      says: "The variables in the names {parameter} come from {new} instead of {old}.",
      means: "The valid names are different.",
      example: "`{slot}` comes from `roles` instead of `slots`.",
      adapt: "Set the parameter that the names now come from.",
    },
  ],
  "info-condition-added": [
    "R - - -",
    {
      says: "{parameter} has the condition {new} now.",
      means: "It may not work in every mode; the catalogue does not contain the rule.",
      example: "`user` is marked `multiuser`.",
      adapt: "Read the module's help on {parameter}.",
    },
  ],
  "info-condition-changed": [
    "R - - -",
    {
      says: "A condition of {parameter} changes from {old} to {new}.",
      means: "It may work in other modes than before; the catalogue does not contain the rule.",
      example: "`continue` is possible in other modes.",
      adapt: "Read the module's help on {parameter}.",
    },
  ],
  "info-condition-removed": [
    "i - - -",
    {
      says: "The condition {old} of {parameter} is gone.",
      means: "It works in more modes.",
      example: "`user` is no longer marked `multiuser`.",
      adapt: "No action is needed.",
    },
  ],
});
