import { rules } from "./rule.js";

/** Rules about requests to an operation of an OpenAPI document. */
export const requestRules = rules("openapi", {
  "operation-added": [
    "i - - R",
    {
      says: "The operation is new.",
      means: "Requests and callers need no change. A complete map of handlers lacks one for it.",
      example: "`GET /alliances/{id}` is added to the document.",
      adapt: "Implementations add a handler; without one, requests get status 501.",
      variants: {
        first: ["there was no operation before", "= = = -"],
        skipped: ["no code is generated for it", "= = = -"],
      },
    },
  ],
  "operation-removed": [
    "B B B B",
    {
      says: "The operation is gone.",
      means: "Requests for it fail, and its code is no longer generated.",
      example: "`GET /alliances/search/findByName` is removed from the document.",
      adapt: "Remove its uses, or find the operation that replaces it.",
      variants: { skipped: ["no code was generated for it", "= - - -"] },
    },
  ],
  "operation-removed-deprecated": [
    "B B B B",
    {
      says: "The operation, deprecated before, is gone.",
      means: "Requests for it fail, and its code is no longer generated. It was deprecated before.",
      example: "A deprecated search is removed from the document.",
      adapt: "Remove the remaining uses.",
      variants: { skipped: ["no code was generated for it", "= - - -"] },
    },
  ],
  "operation-skipped": [
    "- B B B",
    {
      says: "The operation is skipped now: {new}.",
      means: "The service may still have it, but its code is no longer generated.",
      example: "The schema of a response gets a `$ref` to a missing component.",
      adapt: "Correct its description, or remove its uses.",
      variants: {
        "not-compared": [
          "it is invalid, so that parts of its requests and responses are unknown",
          "R = = =",
        ],
      },
    },
  ],
  "operation-unskipped": [
    "- - - R",
    {
      says: "The operation is no longer skipped. The reason was {old}.",
      means: "Callers need no change. A complete map of handlers lacks one for it.",
      example: "The schema of a response no longer refers to a missing component.",
      adapt: "Implementations add a handler; without one, requests get status 501.",
      variants: {
        "not-compared": [
          "it was invalid, so that parts of its requests and responses were unknown",
          "R = = =",
        ],
      },
    },
  ],
  "skipped-part-changed": [
    "R - - -",
    {
      says: "A part that is or was invalid changes.",
      means: "No code is generated from it, and the change is in a part that cannot be compared.",
      example: "A `$ref` to a missing component leads to a different missing one.",
      adapt: "Correct the part, or compare it manually.",
    },
  ],
  "operation-deprecated": [
    "i R - -",
    {
      says: "The operation is deprecated now.",
      means: "It works. Editors strike its builder through, and linters may report it.",
      example: "A search is marked as deprecated.",
      adapt: "Plan to move to its replacement.",
    },
  ],
  "operation-undeprecated": [
    "i - - -",
    {
      says: "The operation is no longer deprecated.",
      means: "It may be relied on again.",
      example: "A search is no longer marked as deprecated.",
      adapt: "No action is needed.",
    },
  ],
  "path-changed": [
    "B - - R",
    {
      says: "The path changes from {old} to {new}.",
      means: "Requests to the old path fail; regenerated builders use the new one.",
      example: "`/alliances` becomes `/guilds`.",
      adapt: "Regenerate, and rewrite requests that do not use the builders.",
    },
  ],
  "method-changed": [
    "B - - R",
    {
      says: "The method changes from {old} to {new}.",
      means: "Requests with the old method fail.",
      example: "A search uses POST instead of GET.",
      adapt: "Regenerate, and rewrite requests that do not use the builders.",
    },
  ],
  "operation-id-changed": [
    "- B - B",
    {
      says: "The operation {old} is now called {new}.",
      means: "Nothing changes on the wire; builder, types and handler have other names.",
      example: "`listAlliances` becomes `getAlliances`.",
      adapt: "Use the new names in code.",
    },
  ],
  "webhook-added": [
    "i - - i",
    {
      says: "The webhook {value} is new.",
      means: "The API may send requests that it did not send before.",
      example: "The webhook `paid` is added to the document.",
      adapt: "Handle its requests if they are needed.",
    },
  ],
  "webhook-removed": [
    "B - - R",
    {
      says: "The webhook {value} is gone.",
      means: "The API no longer sends its requests.",
      example: "The webhook `paid` is removed from the document.",
      adapt: "Find another source of the events.",
    },
  ],
  "webhook-changed": [
    "B - - R",
    {
      says: "The requests of the webhook {value} change at {parameter}.",
      means: "Receivers get requests of another form, or their responses are read in another way.",
      example: "The body of the webhook `paid` loses a field.",
      adapt: "Compare the receivers with the new description.",
      variants: {
        compatible: ["receivers of the old requests accept the new ones", "i - - i"],
      },
    },
  ],
  "callback-added": [
    "i - - i",
    {
      says: "The callback {value} is new.",
      means: "The API may send requests that it did not send before.",
      example: "The callback `onPaid` is added to the document.",
      adapt: "Handle its requests if they are needed.",
    },
  ],
  "callback-removed": [
    "B - - R",
    {
      says: "The callback {value} is gone.",
      means: "The API no longer sends its requests.",
      example: "The callback `onPaid` is removed from the document.",
      adapt: "Find another source of the events.",
    },
  ],
  "callback-changed": [
    "B - - R",
    {
      says: "The requests of the callback {value} change at {parameter}.",
      means: "Receivers get requests of another form, or their responses are read in another way.",
      example: "The body of the callback `onPaid` loses a field.",
      adapt: "Compare the receivers with the new description.",
      variants: {
        compatible: ["receivers of the old requests accept the new ones", "i - - i"],
      },
    },
  ],
  "link-added": [
    "i - - -",
    {
      says: "The response has the new link {value}.",
      means:
        "A response names one more operation that can follow. No code is generated from links.",
      example: "The response of `createAlliance` links to `getAlliance`.",
      adapt: "No action is needed.",
    },
  ],
  "link-removed": [
    "R - - -",
    {
      says: "The response no longer has the link {value}.",
      means:
        "A response no longer names an operation that can follow. No code is generated from links.",
      example: "The response of `createAlliance` no longer links to `getAlliance`.",
      adapt: "Check code that follows the link.",
    },
  ],
  "link-changed": [
    "R - - -",
    {
      says: "The link {value} of the response changes.",
      means: "The link leads to another operation, or passes other values.",
      example: "The link to `getAlliance` passes a name instead of a number.",
      adapt: "Check code that follows the link.",
    },
  ],
  "query-param-added-optional": [
    "i - - i",
    {
      says: "The optional parameter {parameter} is new.",
      means: "Callers need no change. A handler may get it.",
      example: "`GET /alliances` gets `sort`.",
      adapt: "Implementations may support it.",
    },
  ],
  "query-param-added-required": [
    "B B B -",
    {
      says: "The required parameter {parameter} is new.",
      means: "Requests without it fail, and calls without it do not compile.",
      example: "`GET /alliances` requires `server`.",
      adapt: "Set it in every call.",
      variants: {
        "with-default": ["it has a default", "i - - i"],
      },
    },
  ],
  "query-param-removed": [
    "R B B B",
    {
      says: "The parameter {parameter} is gone.",
      means: "A server is likely to ignore it; code that sets it does not compile.",
      example: "`page` no longer selects a page.",
      adapt: "Remove it.",
    },
  ],
  "query-param-renamed": [
    "R B B B",
    {
      says: "The parameter {old} is now {new}.",
      means: "The old name is likely to be ignored; code that sets it does not compile.",
      example: "`size` becomes `pageSize`.",
      adapt: "Use {new} instead.",
      variants: {
        required: ["it is required", "B B B B"],
        "not-sent": [
          "requests do not contain its name: a path variable, or a header in another letter case",
          "- B B B",
        ],
      },
    },
  ],
  "query-param-became-required": [
    "B B B -",
    {
      says: "{parameter} is required now.",
      means: "Requests without it fail, and calls without it do not compile.",
      example: "findByName requires `name`.",
      adapt: "Set it in every call.",
      variants: {
        "with-default": ["it has a default", "i - - -"],
      },
    },
  ],
  "query-param-became-optional": [
    "i - - B",
    {
      says: "{parameter} is optional now.",
      means: "Callers need no change. Handlers get requests without it, and do not compile.",
      example: "findByName no longer requires `name`.",
      adapt: "Handle its absence.",
      variants: {
        "always-read": ["every parsed request still has a value", "= = = i"],
        "with-default": ["it had a default", "= = = -"],
      },
    },
  ],
  "query-param-type-narrowed": [
    "B B B B",
    {
      says: [
        "{parameter} no longer accepts the value {value}.",
        "The type of {parameter} is {new} instead of {old}.",
        "{parameter} accepts fewer values.",
      ],
      means: "Values that were valid are refused.",
      example: "A string becomes an integer, or a list of values.",
      adapt: "Check the values in requests, and their types in code.",
      variants: {
        "handlers-kept": ["parsed values have the same type as before", "= = = R"],
        "same-types": ["its type in code stays", "= - = R"],
      },
    },
  ],
  "query-param-type-widened": [
    "i B B B",
    {
      says: [
        "{parameter} accepts the value {value} too.",
        "The type of {parameter} is {new} instead of {old}.",
        "{parameter} accepts more values.",
      ],
      means: "Requests still work, but the type in code is another.",
      example: "An integer becomes a string.",
      adapt: "Change the type of the values in code; handlers get other values.",
      variants: {
        "member-removed": [
          "an object may still have the member, but code that writes it does not compile",
          "= = i =",
        ],
        "writes-kept": ["the values that callers write are still accepted", "= - i ="],
        "same-types": [
          "its type in code stays",
          "= - i R",
          { adapt: "Check that handlers support the values." },
        ],
        "values-opened": [
          "only programs that list its values notice",
          "= R = R",
          { adapt: "Support the values in handlers and switches." },
        ],
      },
    },
  ],
  "query-param-format-tightened": [
    "B - B R",
    {
      says: [
        "The format of {parameter} is {new} instead of {old}.",
        "{parameter} has the format {new} now.",
      ],
      means: "Values of another format are refused.",
      example: "A string gets the format `uuid`.",
      adapt: "Use values of the format.",
    },
  ],
  "query-param-format-changed": [
    "R - - R",
    {
      says: [
        "The format of {parameter} is {new} instead of {old}.",
        "{parameter} has the format {new} now.",
        "{parameter} has no format any more; it was {old}.",
      ],
      means: "Generated code does not check the new format; a server may check it.",
      example: "A string gets the format `isbn`, which JSON Schema does not define.",
      adapt: "Check the values in requests.",
    },
  ],
  "query-param-bound-tightened": [
    "B - B -",
    {
      says: [
        "{value} of {parameter} is {new} instead of {old}.",
        "{value} of {parameter} is {new} now.",
        "{value} of {parameter}, which was {old}, is gone.",
      ],
      means: "Values out of bounds are refused.",
      example: "`size` is at most 100.",
      adapt: "Use values within the bounds.",
    },
  ],
  "query-param-bound-loosened": [
    "i - i R",
    {
      says: [
        "{value} of {parameter} is {new} instead of {old}.",
        "{value} of {parameter} is {new} now.",
        "{value} of {parameter}, which was {old}, is gone.",
      ],
      means: "More values are possible, and a handler may get them.",
      example: "`size` is up to 1000 instead of 100.",
      adapt: "Check that handlers support them.",
    },
  ],
  "query-param-default-changed": [
    "R - - R",
    {
      says: [
        "The default of {parameter} changes from {old} to {new}.",
        "{parameter} has the default {new} now.",
        "{parameter} has no default any more; it was {old}.",
      ],
      means: "Requests without it get different responses.",
      example: "`size` defaults to 50 instead of 20.",
      adapt: "Set {parameter} if the old value is needed.",
      variants: {
        "was-given": ["every request had to contain it", "i = = ="],
        added: ["it had no default", "= = = i"],
        removed: [
          "it has no default any more",
          "= = = B",
          { adapt: "Set {parameter} if the old value is needed; handle its absence." },
        ],
      },
    },
  ],
  "query-param-location-changed": [
    "R - - -",
    {
      says: "{parameter} is in {new} instead of {old}.",
      means:
        "A server is likely to ignore it at the old location; regenerated builders use the new one.",
      example: "An option moves from the query to a header.",
      adapt: "Regenerate, and rewrite requests that do not use the builders.",
      variants: { required: ["it is required", "B = = ="] },
    },
  ],
  "query-param-style-changed": [
    "B - - -",
    {
      says: "{parameter} is written as {new} instead of {old}.",
      means:
        "A server reads other values from requests in the old form; regenerated builders write the new one.",
      example: "A list is separated by commas instead of repeated.",
      adapt: "Regenerate, and rewrite requests that do not use the builders.",
      variants: {
        "same-text": ["its values are written alike in both", "i = = ="],
      },
    },
  ],
  "query-param-reserved-allowed": [
    "i - - -",
    {
      says: "Reserved characters of {parameter} need no encoding any more.",
      means: "Encoded values are still read; regenerated builders do not encode them.",
      example: "A path in the query is sent with its slashes.",
      adapt: "No action is needed.",
    },
  ],
  "query-param-reserved-disallowed": [
    "R - - -",
    {
      says: "Reserved characters of {parameter} are encoded now.",
      means:
        "A server may read unencoded characters as delimiters; regenerated builders encode them.",
      example: "A path in the query is sent with encoded slashes.",
      adapt: "Regenerate, and encode the values in requests that do not use the builders.",
    },
  ],
  "query-param-empty-allowed": [
    "i - B B",
    {
      says: "{parameter} may be empty.",
      means: "Requests still work, but the type in code includes an empty text.",
      example: "`size=` is accepted.",
      adapt: "Handle an empty text.",
      variants: { text: ["its values are optional texts", "i - - -"] },
    },
  ],
  "query-param-empty-disallowed": [
    "B B B -",
    {
      says: "{parameter} must not be empty any more.",
      means: "Requests with an empty value are refused, and code that sets one does not compile.",
      example: "`size=` is refused.",
      adapt: "Omit the parameter instead.",
      variants: { text: ["its values are optional texts", "i - - -"] },
    },
  ],
  "query-param-deprecated": [
    "i R - -",
    {
      says: "{parameter} is deprecated now.",
      means: "It works. Editors strike it through, and linters may report it.",
      example: "`page` is marked as deprecated.",
      adapt: "Plan to remove it.",
    },
  ],
  "query-param-undeprecated": [
    "i - - -",
    {
      says: "{parameter} is no longer deprecated.",
      means: "It may be relied on again.",
      example: "`page` is no longer marked as deprecated.",
      adapt: "No action is needed.",
    },
  ],
  "server-changed": [
    "R - - -",
    {
      says: [
        "The servers are {new} instead of {old}.",
        "The servers are {new}.",
        "The servers {old} are gone.",
      ],
      means: "Requests may need another base URL.",
      example: "The OpenAPI document moves to another host.",
      adapt: "Check the base URL in the callers.",
      variants: {
        "types-broken": [
          "a server with a complete address is gone, or one of its variables or their values",
          "= B = =",
        ],
        "types-enumerated": ["a variable of a server has more values", "= R = ="],
      },
    },
  ],
  "dialect-changed": [
    "R - B -",
    {
      says: "The server has the conventions {new} instead of {old}.",
      means:
        "Lists may have other defaults, bounds, links and page data, and invalid values another effect.",
      example: "The OpenAPI document is served by Spring Data REST now.",
      adapt: "Check paging, sorting and the errors that callers expect.",
    },
  ],
});
