import type { Selection } from "../select/selection.js";

/** The stub's response to `meta=siteinfo`. Observed on MediaWiki 1.39.17. */
export const siteinfo: Selection = {
  module: "query+siteinfo",
  params: {
    prop: "autocreatetempuser|autopromote|autopromoteonce|clientlibraries|copyuploaddomains|dbrepllag|defaultoptions|extensions|extensiontags|fileextensions|functionhooks|general|interwikimap|languages|languagevariants|libraries|magicwords|namespacealiases|namespaces|protocols|restrictions|rightsinfo|showhooks|skins|specialpagealiases|statistics|uploaddialog|usergroups|variables",
    filteriw: "!local|local",
    showalldb: "*",
    numberingroup: "*",
    inlanguagecode: "*",
  },
  kind: "own",
  by: "site info",
};
