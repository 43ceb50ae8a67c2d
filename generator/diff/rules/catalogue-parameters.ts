import { rules } from "./rule.js";

/** Rules about the parameters of a catalogue: their presence, defaults and marks. */
export const parameterRules = rules("catalogue", {
  "param-added-optional": [
    "i - - i",
    {
      says: "The optional parameter {parameter} is new.",
      means: "Nobody needs to give it. A handler may get it.",
      example: "allpages gets `prexpiry`.",
      adapt: "Implementations may honour it.",
      variants: {
        "with-default": ["it has a default, and others of the module have one", "= B = ="],
      },
    },
  ],
  "param-added-required": [
    "B B B -",
    {
      says: "The required parameter {parameter} is new.",
      means: "Requests without it fail, and calls without it do not compile.",
      example: "backlinks asks for `title`.",
      adapt: "Give it in every call.",
      variants: {
        boolean: ["it is a boolean, whose absence is a value", "i = = ="],
        "with-default": ["it has a default", "i B - i"],
        "first-default": ["nothing of the module had a default", "= - = ="],
      },
    },
  ],
  "param-removed": [
    "R B B B",
    {
      says: "The parameter {parameter} is gone.",
      means:
        "The server ignores it with a warning, so that a filter may silently be lost; code that gives it does not compile.",
      example: "`apminsize=100` no longer filters.",
      adapt: "Stop giving it, and find what does its work now.",
    },
  ],
  "param-removed-deprecated": [
    "R B B B",
    {
      says: "The parameter {parameter}, deprecated before, is gone.",
      means:
        "The server ignores it with a warning; code that gives it does not compile. It was announced.",
      example: "revisions loses `diffto`.",
      adapt: "Stop giving it; its deprecation names the replacement.",
    },
  ],
  "param-renamed": [
    "R B B B",
    {
      says: "The parameter {old} is now {new}.",
      means: "The old name is ignored with a warning; code that gives it does not compile.",
      example: "`title` becomes `titles`.",
      adapt: "Give {new} instead.",
      variants: { required: ["it is required", "B B B B"] },
    },
  ],
  "param-deprecated": [
    "i R - -",
    {
      says: "{parameter} is deprecated now.",
      means: "It works, with a warning. Editors strike it through, and a linter may refuse it.",
      example: "revisions marks `expandtemplates` as deprecated.",
      adapt: "Plan to do without it.",
    },
  ],
  "param-undeprecated": [
    "i - - -",
    {
      says: "{parameter} is no longer deprecated.",
      means: "The warning is gone.",
      example: "revisions no longer marks `expandtemplates` as deprecated.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "param-became-required": [
    "B B B -",
    {
      says: "{parameter} is required now.",
      means: "Requests without it fail with missingparam, and calls without it do not compile.",
      example: "search requires `search`.",
      adapt: "Give it in every call.",
      variants: {
        boolean: ["it is a boolean, whose absence is a value", "i = = ="],
        "with-default": ["it has a default", "i - - -"],
      },
    },
  ],
  "param-became-optional": [
    "i B - B",
    {
      says: "{parameter} is optional now.",
      means:
        "Callers go on as before. What reads it meets parameters and requests without it, and does not compile.",
      example: "search no longer requires `search`.",
      adapt: "Handlers cope with its absence.",
      variants: {
        "always-read": ["it has a value in every reading all the same", "= = = i"],
        "with-default": ["it had a default", "= - = -"],
      },
    },
  ],
  "default-added": [
    "R B - i",
    {
      says: "{parameter} has the default {new} now.",
      means:
        "Requests without it may be answered differently, and the exported type of the defaults has one more member.",
      example: "`dir` gets the default `ascending`.",
      adapt: "Give the parameter where the default is not wanted.",
      variants: {
        "was-given": ["every request had to give it", "i = = ="],
        "first-default": ["nothing of the module had a default", "= - = ="],
      },
    },
  ],
  "default-changed": [
    "R B - R",
    {
      says: "The default of {parameter} changes from {old} to {new}.",
      means:
        "Requests without it are answered differently, and the exported type of the defaults says the new value.",
      example: "`dir` defaults to `descending` instead of `ascending`.",
      adapt: "Give {parameter} where the old value is needed.",
    },
  ],
  "limit-default-changed": [
    "R B - R",
    {
      says: "The default of {parameter} changes from {old} to {new}.",
      means:
        "Pages of another size: the same rows if the caller continues, at another cost. The exported type of the defaults says the new value.",
      example: "`limit` defaults to 50 instead of 10.",
      adapt: "Continue until there is no more, or give {parameter}.",
    },
  ],
  "default-removed": [
    "R B - B",
    {
      says: "{parameter} has no default any more; it was {old}.",
      means:
        "Requests without it may be answered differently, and a handler meets requests without a value.",
      example: "`namespace` loses its default 0: all namespaces are listed.",
      adapt: "Give {old} where it is needed; handlers cope with absence.",
    },
  ],
  "default-invalid": [
    "R - R -",
    {
      says: "The default {new} of {parameter} is not a value that it takes.",
      means: "The spec contradicts itself: a caller who writes the default out is refused.",
      example: "`limit` has the maximum 500 and the default 1000.",
      adapt: "Correct the default or the range.",
    },
  ],
  "sensitive-added": [
    "R - - i",
    {
      says: "{parameter} is sensitive now.",
      means:
        "Its value belongs into a POST body; regenerated builders send it so, and the server warns otherwise.",
      example: "`token` is marked as sensitive.",
      adapt: "Send requests made by hand by POST.",
    },
  ],
  "sensitive-removed": [
    "i - - -",
    {
      says: "{parameter} is no longer sensitive.",
      means: "It may stand in an address.",
      example: "`token` is no longer marked as sensitive.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "token-changed": [
    "B - - R",
    {
      says: "{parameter} takes the token type {new} instead of {old}.",
      means: "A token of another type is refused with badtoken.",
      example: "`token` takes a `patrol` token instead of a `csrf` token.",
      adapt: "Fetch a token of the new type.",
    },
  ],
  "templated-param-added": [
    "i - - i",
    {
      says: "The parameters {parameter} are new.",
      means: "Nobody needs to give them. A handler may get them.",
      example: "`text-{slot}` joins.",
      adapt: "Implementations may honour them.",
    },
  ],
  "templated-param-removed": [
    "R B B B",
    {
      says: "The parameters {parameter} are gone.",
      means: "The server ignores them with a warning; code that gives them does not compile.",
      example: "`contentformat-{slot}` leaves.",
      adapt: "Stop giving them.",
    },
  ],
  "templatevars-changed": [
    "R B B B",
    {
      says: "The names {parameter} take their variable parts from {new} instead of {old}.",
      means: "Other names are valid than before.",
      example: "`{slot}` comes from `roles` instead of `slots`.",
      adapt: "Give the parameter that now supplies the names.",
    },
  ],
  "info-condition-added": [
    "R - - -",
    {
      says: "{parameter} has the condition {new} now.",
      means: "It may not work in every mode; the catalogue does not say by which rule.",
      example: "`user` is marked `multiuser`.",
      adapt: "Read the module's help on {parameter}.",
    },
  ],
  "info-condition-changed": [
    "R - - -",
    {
      says: "A condition of {parameter} changes from {old} to {new}.",
      means: "It may work in other modes than before; the catalogue does not say by which rule.",
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
      adapt: "Nothing needs to be done.",
    },
  ],
});
