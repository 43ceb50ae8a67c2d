import { rules } from "./rule.js";

/** Rules about the modules of a catalogue. */
export const moduleRules = rules("catalogue", {
  "module-added": [
    "i - i R",
    {
      says: "The module is new.",
      means: "Requests and callers need no change. A complete map of handlers lacks one for it.",
      example:
        "query+allfoos joins the catalogue: `Record<keyof ParaminfoHandlers, …>` no longer compiles.",
      adapt: "Implementations add a handler; without one, requests get status 501.",
      variants: {
        first: ["there was no module before", "= = = -"],
      },
    },
  ],
  "module-removed": [
    "B B B B",
    {
      says: "The module is gone.",
      means:
        "Requests for it fail, and its builder, validator and handler are no longer generated.",
      example: "query+allfoos leaves the catalogue: `list=allfoos` is a bad value.",
      adapt: "Remove its uses, or find the module that replaces it, before the server is upgraded.",
    },
  ],
  "module-removed-deprecated": [
    "B B B B",
    {
      says: "The module, deprecated before, is gone.",
      means: "Requests for it fail, and its code is no longer generated. It was deprecated before.",
      example: "query+deletedrevs, which was deprecated, leaves the catalogue.",
      adapt: "Remove the remaining uses; the deprecation notice names the replacement.",
    },
  ],
  "module-renamed": [
    "B B B B",
    {
      says: "The module {old} is now {new}.",
      means:
        "The old name is a bad value on the wire; builder, types, validator and handler have other names.",
      example: "query+allimages becomes query+allfiles with much the same parameters.",
      adapt: "Replace the old name by the new one.",
    },
  ],
  "module-group-changed": [
    "B B - R",
    {
      says: "The module moved from the group {old} to {new}.",
      means: "Another parameter selects it, and its data is at another path of the response.",
      example: "`list=users` becomes `meta=users`, and the response has another structure.",
      adapt: "Rebuild requests with the new builder, and read the data at its new path.",
    },
  ],
  "module-prefix-changed": [
    "B i - R",
    {
      says: "The prefix of the parameters changes from {old} to {new}.",
      means: "The server ignores the old names with a warning.",
      example: "`aplimit` becomes `allimit`: `aplimit=5` no longer limits anything.",
      adapt: "Regenerate, and rewrite requests that do not use the builders.",
    },
  ],
  "generator-removed": [
    "B B - i",
    {
      says: "The module can no longer be a generator.",
      means: "A request with it as generator fails with badgenerator.",
      example: "`generator=allpages` fails.",
      adapt: "Request the list first, then the pages by title.",
    },
  ],
  "generator-added": [
    "i - - R",
    {
      says: "The module can be a generator now.",
      means: "New requests become possible; a handler may get requests for pages instead of rows.",
      example: "`generator=tags` works.",
      adapt: "Check that the handler reads `asGenerator`.",
    },
  ],
  "readrights-added": [
    "R - - i",
    {
      says: "The module requires read rights now.",
      means: "On a private wiki, callers without read rights are refused.",
      example: "`meta=siteinfo` fails with readapidenied for anonymous users.",
      adapt: "On private wikis, log in before sending requests.",
    },
  ],
  "readrights-removed": [
    "i - - -",
    {
      says: "The module no longer requires read rights.",
      means: "More callers may use it.",
      example: "`meta=userinfo` works without logging in.",
      adapt: "No action is needed.",
    },
  ],
  "writerights-added": [
    "R - - i",
    {
      says: "The module requires write rights now.",
      means: "Callers without write rights are refused.",
      example: "The module fails with writeapidenied for some callers.",
      adapt: "Check the rights of the accounts that use it.",
    },
  ],
  "writerights-removed": [
    "i - - -",
    {
      says: "The module no longer requires write rights.",
      means: "More callers may use it.",
      example: "The module works for accounts that may only read.",
      adapt: "No action is needed.",
    },
  ],
  "mustbeposted-added": [
    "B i - R",
    {
      says: "Requests to the module must use POST now.",
      means: "GET requests are refused with mustbeposted; regenerated builders use POST.",
      example: "`api.php?action=purge` by GET fails.",
      adapt: "Regenerate, and use POST for requests that do not use the builders.",
    },
  ],
  "mustbeposted-removed": [
    "i - - i",
    {
      says: "Requests to the module may use GET now.",
      means: "GET works as well as POST.",
      example: "`api.php?action=purge` by GET works.",
      adapt: "No action is needed.",
    },
  ],
  "module-deprecated": [
    "i R - -",
    {
      says: "The module is deprecated now.",
      means:
        "It works, with a warning. Editors strike its builder through, and linters may report it.",
      example: "query+tokens is marked as deprecated.",
      adapt: "Plan to move to its replacement.",
    },
  ],
  "module-undeprecated": [
    "i - - -",
    {
      says: "The module is no longer deprecated.",
      means: "The warning is gone.",
      example: "query+tokens is no longer marked as deprecated.",
      adapt: "No action is needed.",
    },
  ],
  "module-internal-changed": [
    "i - - -",
    {
      says: "The module's internal mark changes from {old} to {new}.",
      means: "An internal module may change without notice.",
      example: "query+stashimageinfo is marked as internal.",
      adapt: "Do not rely on internal modules.",
    },
  ],
  "dynamic-parameters-changed": [
    "R - - R",
    {
      says: [
        "The module's parameters that the catalogue does not list change from {old} to {new}.",
        "The module has parameters that the catalogue does not list: {new}.",
        "The module has no parameters any more that the catalogue does not list; they were {old}.",
      ],
      means: "The generated code has no types for them, and they cannot be checked.",
      example: "An action begins to take one parameter for each preference.",
      adapt: "Check the requests that contain such parameters.",
    },
  ],
  "request-default-changed": [
    "R i - R",
    {
      says: [
        "Built requests contain {parameter} {new} instead of {old}.",
        "Built requests contain {parameter} {new} now.",
        "Built requests no longer contain {parameter}; it was {old}.",
      ],
      means: "Responses have another form, unless a request sets the parameter.",
      example: "`formatversion=2` becomes `formatversion=1`.",
      adapt: "Check the code that reads the responses, or set the parameter.",
      variants: {
        "typed-responses": ["responses have types, which depend on the format version", "= B = ="],
      },
    },
  ],
});

/** Rules about the facts of a wiki that `site.json` next to its catalogue contains. */
export const siteRules = rules("catalogue", {
  "namespace-removed": [
    "B - B -",
    {
      says: "The namespace {value}, which was {old}, is gone.",
      means:
        "The server and the strict validators refuse its number, and its pages have other titles or are gone.",
      example: "The namespace 2600, Topic, is gone after an extension was removed.",
      adapt: "Remove its number from requests, and its name from titles.",
    },
  ],
  "namespace-added": [
    "i - - -",
    {
      says: "The namespace {value} is new: {new}.",
      means: "Requests for all namespaces return its pages too.",
      example: "An extension adds the namespace 828, Module.",
      adapt: "No action is needed.",
    },
  ],
  "namespace-renamed": [
    "R - - -",
    {
      says: "The name of the namespace {value} changes from {old} to {new}.",
      means: "Responses have other titles. Titles with the old name may mean other pages.",
      example: "The namespace 4 of a wiki changes from Project to Help desk.",
      adapt: "Use the number, or the new name in titles.",
    },
  ],
  "server-version-changed": [
    "R - R R",
    {
      says: "The server changes from {old} to {new}.",
      means:
        "Rules that the catalogue does not contain may differ. Generated code has the rules and fields of the new version.",
      example: "The wiki was updated from MediaWiki 1.39.17 to MediaWiki 1.43.1.",
      adapt: "Read the release notes, and test the requests with the new version.",
    },
  ],
  "site-added": [
    "i - R R",
    {
      says: "The facts of the wiki are new.",
      means:
        "The strict validators and stubs know the namespaces and the version of the wiki, instead of the namespaces 0 to 15 and MediaWiki 1.39.",
      example: "The catalogue was pulled again, and `site.json` is new.",
      adapt: "Check the namespaces in requests that are validated or tested with a stub.",
    },
  ],
  "site-removed": [
    "i - B R",
    {
      says: "The facts of the wiki are gone.",
      means:
        "The strict validators and stubs know only the namespaces 0 to 15, and follow the rules of MediaWiki 1.39.",
      example: "`site.json` beside the catalogue is deleted.",
      adapt: "Pull the catalogue again.",
      variants: {
        "common-namespaces": ["the wiki has no namespaces other than 0 to 15", "= = R ="],
      },
    },
  ],
});
