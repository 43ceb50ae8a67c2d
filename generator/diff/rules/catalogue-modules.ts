import { rules } from "./rule.js";

/** Rules about the modules of a catalogue. */
export const moduleRules = rules("catalogue", {
  "module-added": [
    "i - i B",
    {
      says: "The module is new.",
      means: "Requests and callers go on as before. A total map of handlers lacks one for it.",
      example:
        "query+allfoos joins the catalogue: `Record<keyof ParaminfoHandlers, …>` no longer compiles.",
      adapt: "Implementations add a handler, or leave it to answer 501.",
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
      means: "Requests for it fail, and its code is no longer generated. It was announced.",
      example: "query+deletedrevs, deprecated since long, leaves the catalogue.",
      adapt: "Remove what still uses it; its deprecation names the replacement.",
    },
  ],
  "module-renamed": [
    "B B B B",
    {
      says: "The module {old} is now {new}.",
      means:
        "The old name is a bad value on the wire; builder, types, validator and handler have other names.",
      example: "query+allimages becomes query+allfiles with much the same parameters.",
      adapt: "Use the new name wherever the old one stands.",
    },
  ],
  "module-group-changed": [
    "B B - R",
    {
      says: "The module moved from the group {old} to {new}.",
      means: "Another parameter selects it, and its data stands in another place of the answer.",
      example: "`list=users` becomes `meta=users`, and the answer has another form.",
      adapt: "Rebuild requests with the new builder, and read the answer at its new place.",
    },
  ],
  "module-prefix-changed": [
    "B i - R",
    {
      says: "The prefix of the parameters changes from {old} to {new}.",
      means:
        "Requests with the old names are answered as if the parameters were not there, with a warning.",
      example: "`aplimit` becomes `allimit`: `aplimit=5` no longer limits anything.",
      adapt: "Regenerate, and rewrite requests that are made by hand.",
    },
  ],
  "generator-removed": [
    "B B - i",
    {
      says: "The module can no longer be a generator.",
      means: "A request with it as generator fails with badgenerator.",
      example: "`generator=allpages` fails.",
      adapt: "Ask for the list first, then for the pages by title.",
    },
  ],
  "generator-added": [
    "i - - R",
    {
      says: "The module can be a generator now.",
      means: "New requests become possible; a handler may be asked for pages instead of rows.",
      example: "`generator=tags` works.",
      adapt: "Implementations check that their handler looks at `asGenerator`.",
    },
  ],
  "readrights-added": [
    "R - - i",
    {
      says: "The module asks for read rights now.",
      means: "On a private wiki callers without read rights are refused.",
      example: "`meta=siteinfo` fails with readapidenied for whoever is not logged in.",
      adapt: "Log in before asking, on wikis that are not public.",
    },
  ],
  "readrights-removed": [
    "i - - -",
    {
      says: "The module no longer asks for read rights.",
      means: "More callers may use it.",
      example: "`meta=userinfo` works without logging in.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "writerights-added": [
    "R - - i",
    {
      says: "The module asks for write rights now.",
      means: "Callers without write rights are refused.",
      example: "The module fails with writeapidenied for some callers.",
      adapt: "Check the rights of the accounts that use it.",
    },
  ],
  "writerights-removed": [
    "i - - -",
    {
      says: "The module no longer asks for write rights.",
      means: "More callers may use it.",
      example: "The module works for accounts that may only read.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "mustbeposted-added": [
    "B i - R",
    {
      says: "The module must be asked by POST now.",
      means: "GET requests are refused with mustbeposted; regenerated builders use POST.",
      example: "`api.php?action=purge` by GET fails.",
      adapt: "Regenerate, and send requests made by hand by POST.",
    },
  ],
  "mustbeposted-removed": [
    "i - - i",
    {
      says: "The module no longer must be asked by POST.",
      means: "GET is possible too.",
      example: "`api.php?action=purge` by GET works.",
      adapt: "Nothing needs to be done.",
    },
  ],
  "module-deprecated": [
    "i R - -",
    {
      says: "The module is deprecated now.",
      means:
        "It works, with a warning. Editors strike its builder through, and a linter may refuse it.",
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
      adapt: "Nothing needs to be done.",
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
      says: "The module's parameters that the catalogue does not list change from {old} to {new}.",
      means: "The generated code has none of them, so nothing can be checked.",
      example: "An action begins to take one parameter for each preference.",
      adapt: "Check the requests that give such parameters by hand.",
    },
  ],
  "request-default-changed": [
    "R i - R",
    {
      says: "Built requests carry {parameter} {new} instead of {old}.",
      means: "Answers come in another form, unless a request says otherwise.",
      example: "`formatversion=2` becomes `formatversion=1`.",
      adapt: "Check what reads the answers, or give the parameter.",
    },
  ],
});
