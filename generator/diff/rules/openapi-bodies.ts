import { rules } from "./rule.js";

/** Rules about the bodies of requests to an operation of an OpenAPI document. */
export const bodyRules = rules("openapi", {
  "body-added-optional": [
    "i - - i",
    {
      says: "Requests may have a body now.",
      means: "Callers need no change. A handler may get it.",
      example: "`DELETE /alliances/{id}` accepts a reason.",
      adapt: "Implementations may support it.",
    },
  ],
  "body-added-required": [
    "B B - i",
    {
      says: "Requests need a body now.",
      means: "Requests without a body fail, and calls without one do not compile.",
      example: "`POST /alliances/{id}/members` requires the member.",
      adapt: "Pass a body in every call.",
    },
  ],
  "body-removed": [
    "R B B B",
    {
      says: "Requests have no body any more.",
      means: "A server is likely to ignore a body; code that passes or reads it does not compile.",
      example: "`DELETE /alliances/{id}` no longer accepts a reason.",
      adapt: "Remove the body.",
    },
  ],
  "body-became-required": [
    "B B - -",
    {
      says: "The body of requests is required now.",
      means: "Requests without a body fail, and calls without one do not compile.",
      example: "`PATCH /alliances/{id}` requires the changes.",
      adapt: "Pass a body in every call.",
    },
  ],
  "body-became-optional": [
    "i - - B",
    {
      says: "The body of requests is optional now.",
      means: "Callers need no change. A handler gets requests without it, and does not compile.",
      example: "`PATCH /alliances/{id}` no longer requires the changes.",
      adapt: "Handle its absence.",
    },
  ],
  "body-media-type-added": [
    "i - - B",
    {
      says: "The body of requests may have the media type {value} too.",
      means: "Callers need no change. A handler that reads the body does not compile.",
      example: "`POST /alliances` accepts a form as well as JSON.",
      adapt: "Distinguish the media types in handlers.",
    },
  ],
  "body-media-type-removed": [
    "B B - -",
    {
      says: "The body of requests cannot have the media type {value} any more.",
      means: "Requests with it are refused, and code that passes it does not compile.",
      example: "`POST /alliances` accepts JSON only.",
      adapt: "Use another media type of the operation.",
    },
  ],
  "body-encoding-changed": [
    "B - - -",
    {
      says: [
        "The field {parameter} of a form is encoded as {new} instead of {old}.",
        "The field {parameter} of a form is encoded as {new} now.",
        "The field {parameter} of a form has no encoding any more; it was {old}.",
      ],
      means: "A server may not understand fields that are encoded in the old way.",
      example: "A list is sent as one JSON text instead of repeated fields.",
      adapt: "Regenerate, and rewrite requests that do not use the builders.",
    },
  ],
  "body-field-added-optional": [
    "i - i -",
    {
      says: "The field {parameter} of requests is new.",
      means: "Callers need no change. A handler may get it.",
      example: "A new alliance may have `motto`.",
      adapt: "Implementations may support it.",
    },
  ],
  "body-field-added-required": [
    "B B B -",
    {
      says: "The field {parameter} of requests is new, and required.",
      means: "Requests without it are refused, and calls without it do not compile.",
      example: "A new alliance needs `server`.",
      adapt: "Set it in every request.",
    },
  ],
  "body-field-removed": [
    "R B - B",
    {
      says: "The field {parameter} of requests is gone.",
      means: "A server is likely to ignore it; code that writes or reads it does not compile.",
      example: "A new alliance has no `leaderId`.",
      adapt: "Remove it.",
      variants: {
        closed: ["the new schema accepts no such field", "B = B ="],
      },
    },
  ],
  "body-field-became-required": [
    "B B B -",
    {
      says: "The field {parameter} of requests is required now.",
      means: "Requests without it are refused, and calls without it do not compile.",
      example: "A new alliance needs `name`.",
      adapt: "Set it in every request.",
    },
  ],
  "body-field-became-optional": [
    "i - - B",
    {
      says: "The field {parameter} of requests is optional now.",
      means: "Callers need no change. Handlers get requests without it, and do not compile.",
      example: "A new alliance needs no `name`.",
      adapt: "Handle its absence.",
    },
  ],
  "body-schema-narrowed": [
    "B - B -",
    {
      says: "Requests accept less at {parameter}: {value}.",
      means: "Values that were valid are refused.",
      example: "`name` is at most 20 characters long.",
      adapt: "Check the values in requests, and their types in code.",
      variants: {
        "types-narrowed": ["code that writes some values does not compile", "= B = ="],
        "value-removed": ["a listed value is gone", "= = = B"],
      },
    },
  ],
  "body-schema-widened": [
    "i - - R",
    {
      says: "Requests accept more at {parameter}: {value}.",
      means: "Callers need no change. A handler may get other values.",
      example: "`name` may be longer than 20 characters.",
      adapt: "Check that handlers support the values.",
      variants: {
        "types-widened": ["handlers that read the values do not compile", "= = = B"],
        "values-listed": ["one more value is listed", "= R = R"],
      },
    },
  ],
  "body-schema-changed": [
    "B B B B",
    {
      says: "Requests accept other values at {parameter}: {value}.",
      means: "Values that were valid are refused, and a handler gets others.",
      example: "`strength` is a text instead of a number.",
      adapt: "Callers and handlers use the new type.",
      variants: {
        "types-kept": ["its type in code stays", "= - = R"],
      },
    },
  ],
  "body-default-changed": [
    "R - - R",
    {
      says: "The default of {parameter} in requests is {new} instead of {old}.",
      means: "Requests without a value have another meaning.",
      example: "`state` of a new alliance is `closed` instead of `open` if a request omits it.",
      adapt: "Set the value if it matters, and check handlers that apply the default.",
    },
  ],
  "body-format-tightened": [
    "B - B -",
    {
      says: "{parameter} of requests has the format {new} instead of {old}.",
      means: "Values in another format are refused; generated validators check the format.",
      example: "Any text becomes a date.",
      adapt: "Write the value in the new format.",
    },
  ],
  "body-format-changed": [
    "R - - R",
    {
      says: [
        "{parameter} of requests has the format {new} instead of {old}.",
        "{parameter} of requests has the format {new} now.",
        "{parameter} of requests has no format any more; it was {old}.",
      ],
      means: "Generated validators do not check the new format; a server may check it.",
      example: "A date becomes any text.",
      adapt: "Check the code that writes and parses it.",
    },
  ],
  "body-field-deprecated": [
    "i R - -",
    {
      says: "The field {parameter} of requests is deprecated now.",
      means: "It works. Editors strike it through, and linters may report it.",
      example: "`bbStrength` is marked as deprecated.",
      adapt: "Plan to stop using it.",
    },
  ],
  "body-field-undeprecated": [
    "i - - -",
    {
      says: "The field {parameter} of requests is no longer deprecated.",
      means: "It may be relied on again.",
      example: "`bbStrength` is no longer marked as deprecated.",
      adapt: "No action is needed.",
    },
  ],
  "field-became-read-only": [
    "R B - B",
    {
      says: "Requests do not contain {parameter} any more; only responses have it.",
      means:
        "A server is likely to ignore it; code that writes or reads it does not compile. The level is that of a removed field.",
      example: "`strength` is marked as `readOnly`.",
      adapt: "Remove it from requests.",
    },
  ],
  "field-became-writable": [
    "i - i -",
    {
      says: "Requests contain {parameter} now.",
      means: "A handler may get it. The level is that of an added field, which may be required.",
      example: "`strength` is no longer marked as `readOnly`.",
      adapt: "Set it in requests if it is required.",
    },
  ],
  "field-became-write-only": [
    "B B B R",
    {
      says: "Responses do not contain {parameter} any more; only requests have it.",
      means: "Code that reads it gets `undefined`. The level is that of a removed field.",
      example: "`password` is marked as `writeOnly`.",
      adapt: "Stop reading it.",
    },
  ],
  "field-became-readable": [
    "i - i -",
    {
      says: "Responses contain {parameter} now.",
      means: "Readers need no change. The level is that of an added field, which may be required.",
      example: "`password` is no longer marked as `writeOnly`.",
      adapt: "Handlers return it if it is required.",
    },
  ],
});
