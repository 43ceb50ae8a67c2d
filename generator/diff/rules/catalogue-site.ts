import { rules } from "./rule.js";

/** Rules about the facts of a wiki that `site.json` beside its catalogue contains. */
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
