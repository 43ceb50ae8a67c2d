// The actions that parse and expand wikitext.

import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { StubAction } from "../call/stub-action.js";
import { parseTitle } from "../data/title.js";
import { expandWikitext } from "../render/render-wikitext.js";
import { parseTree } from "../wikitext/parse-tree.js";
import { expandtemplatesModule } from "../../../generated/actions/expandtemplates.js";
import { expandVersion1 } from "./version1-fields.js";

/** Expands templates, as `action=expandtemplates` does. Observed on MediaWiki 1.39 to 1.43. */
export const expandTemplatesAction: StubAction = {
  module: expandtemplatesModule,
  unsupported: ["showstrategykeys"],
  fields: expandVersion1,
  run({ args, store }) {
    const { title: written, revid, includecomments, generatexml } = args;
    const text = typeof args["text"] === "string" ? args["text"] : "";
    const prop = Array.isArray(args["prop"]) ? args["prop"].map(String) : undefined;
    const warnings = prop ? [] : [WITHOUT_PROP];
    if (prop?.includes("encodedjsconfigvars"))
      return refused("notimplemented", "The stub does not return variables as a string.");
    const [row] = typeof revid === "number" ? store.find("revisions", "revid", revid) : [];
    if (revid !== undefined && !row)
      return { ...refused("nosuchrevid", "There is no such revision."), warnings };
    const page = row && store.pageById(row["pageid"]);
    const name = page ? page["title"] : (written ?? "API");
    const title = parseTitle(store.site, typeof name === "string" ? name : "");
    if (title.kind !== "title")
      return { ...refused("invalidtitle", `${JSON.stringify(name)} is not a title.`), warnings };
    const { wikitext, collected } = expandWikitext(store, title, text, includecomments === true);
    const properties = Object.fromEntries(collected.props);
    const parsetree = parseTree(store.site, text);
    const fields = {
      parsetree: { parsetree },
      wikitext: { wikitext },
      volatile: { volatile: false },
      properties: collected.props.size > 0 ? { properties } : {},
      modules: { modules: [], modulescripts: [], modulestyles: [] },
      jsconfigvars: { jsconfigvars: {} },
    };
    const selected = Object.entries(fields).flatMap(([field, value]) =>
      (prop ?? ["wikitext"]).includes(field) ? [value] : [],
    );
    return ok({
      body: {
        ...(!prop && generatexml === true && { parsetree }),
        expandtemplates: selected.length > 0 ? Object.assign({}, ...selected) : [],
      },
      warnings,
      unrendered: [...collected.unrendered],
    });
  },
};

const WITHOUT_PROP = {
  code: "deprecation",
  text: "A response without prop is deprecated.",
  data: { feature: "action=expandtemplates&!prop" },
};
