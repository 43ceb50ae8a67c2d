import { rules } from "./rule.js";

/** Rules about the credentials of requests to an operation of an OpenAPI document. */
export const securityRules = rules("openapi", {
  "security-added": [
    "B - - -",
    {
      says: "Requests need other credentials: {new} instead of {old}.",
      means: "Requests without them are refused.",
      example: "The OpenAPI document requires an API key.",
      adapt: "Pass the credentials to the sender, or add them to requests.",
      variants: {
        "types-broken": [
          "code can pass credentials that no operation requires any more",
          "= B = =",
          { adapt: "Remove the credentials from the code that passes them." },
        ],
      },
    },
  ],
  "security-loosened": [
    "i - - -",
    {
      says: "Requests may have the credentials {new} instead of {old}.",
      means: "The old credentials are still enough.",
      example: "The OpenAPI document accepts a bearer token beside the API key.",
      adapt: "No action is needed.",
      variants: {
        "types-broken": [
          "code can pass credentials that no operation requires any more",
          "= B = =",
          { adapt: "Remove the credentials from the code that passes them." },
        ],
      },
    },
  ],
  "security-removed": [
    "i - - -",
    {
      says: "Requests need no credentials any more; they were {old}.",
      means: "More callers may use it.",
      example: "The OpenAPI document no longer requires an API key.",
      adapt: "No action is needed.",
      variants: {
        "types-broken": [
          "code can pass credentials that no operation requires any more",
          "= B = =",
          { adapt: "Remove the credentials from the code that passes them." },
        ],
      },
    },
  ],
  "security-scheme-renamed": [
    "- B - -",
    {
      says: "The security scheme {old} is now called {new}.",
      means: "Nothing changes on the wire; the credentials in code have another name.",
      example: "The scheme `token` becomes `bearer`.",
      adapt: "Pass the credentials as {new}.",
    },
  ],
  "security-scheme-changed": [
    "B - - -",
    {
      says: "The credentials {value} are sent as {new} instead of {old}.",
      means: "Requests with credentials in the old form are refused.",
      example: "An API key moves from the URL to a header.",
      adapt: "Regenerate, and rewrite requests that do not use the generated credentials.",
      variants: {
        "other-kind": ["their type in code is another", "= B = ="],
      },
    },
  ],
  "security-flow-changed": [
    "R - - -",
    {
      says: "The credentials {value} are obtained by {new} instead of {old}.",
      means: "Tokens may have to be requested at another address or with other scopes.",
      example: "The address for tokens of OAuth moves.",
      adapt: "Check the code that obtains the credentials.",
    },
  ],
});
