import { expandtemplatesModule } from "../../../generated/actions/expandtemplates.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import { argument, argumentList, argumentOrEmpty, argumentText } from "../call/module-call.js";
import type { StubAction } from "../call/stub-action.js";
import { parseTitle } from "../data/title.js";
import { expandWikitext } from "../render/render-wikitext.js";
import { textOrEmpty } from "../values/row.js";
import { parseTree } from "../wikitext/parse-tree.js";
import { CONTENT, VALUES } from "./parse-fields.js";

/** Expands templates, as `action=expandtemplates` does. Observed on MediaWiki 1.39 to 1.43. */
export const expandTemplatesAction: StubAction = {
  module: expandtemplatesModule,
  unsupported: ["showstrategykeys"],
  fields: ({ prop }) => ({
    parsetree: CONTENT,
    expandtemplates: {
      is: {
        record: {
          wikitext: {
            is: "string",
            ...(prop === undefined && { formatversion1: { name: "*" } }),
          },
          properties: VALUES,
        },
      },
    },
  }),
  run(call) {
    const { args, store } = call;
    const { revid } = args;
    const text = argumentOrEmpty(call, "text");
    const hasProp = args["prop"] !== undefined;
    const prop = hasProp ? argumentList(call, "prop").map(String) : ["wikitext"];
    const warnings = hasProp ? [] : [WITHOUT_PROP];
    if (prop.includes("encodedjsconfigvars"))
      return refused("notimplemented", "The stub does not return variables as a string.");
    const [row] = revid === undefined ? [] : store.find("revisions", "revid", Number(revid));
    if (revid !== undefined && !row)
      return { ...refused("nosuchrevid", "The revision does not exist."), warnings };
    const page = row && store.pageById(row["pageid"]);
    const name = page ? textOrEmpty(page["title"]) : (argumentText(call, "title") ?? "API");
    const title = parseTitle(store.site, name);
    if (title.kind !== "title")
      return {
        ...refused("invalidtitle", `${JSON.stringify(name)} is not a valid title.`),
        warnings,
      };
    const hasComments = args["includecomments"] === true;
    const { wikitext, collected } = expandWikitext(store, title, text, hasComments);
    const { props, unrendered } = collected;
    const parsetree = parseTree(store.site, text);
    const fields = {
      ...(prop.includes("parsetree") && { parsetree }),
      ...(prop.includes("wikitext") && { wikitext }),
      ...(prop.includes("volatile") && { volatile: false }),
      ...(prop.includes("properties") &&
        props.size > 0 && { properties: Object.fromEntries(props) }),
      ...(prop.includes("modules") && { modules: [], modulescripts: [], modulestyles: [] }),
      ...(prop.includes("jsconfigvars") && { jsconfigvars: {} }),
    };
    return ok({
      body: {
        ...(!hasProp && argument(call, "generatexml") === true && { parsetree }),
        expandtemplates: Object.keys(fields).length > 0 ? fields : [],
      },
      warnings,
      unrendered: [...unrendered],
    });
  },
};

const WITHOUT_PROP = {
  code: "deprecation",
  text: "A response without prop is deprecated.",
  data: { feature: "action=expandtemplates&!prop" },
};
