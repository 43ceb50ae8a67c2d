import { setpagelanguageModule } from "../../../generated/actions/setpagelanguage.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import { generalFacts } from "../data/site.js";
import { groupsWith } from "../store/caller.js";
import { languageColumns } from "../tables/page-rows.js";
import { textOrEmpty } from "../values/row.js";
import { checkedPage } from "./arguments.js";
import type { WriteAction } from "./write-action.js";

/** The action `setpagelanguage`. A wiki enables it by a group that has the right `pagelang`. */
export const languageAction: WriteAction = {
  module: setpagelanguageModule,
  run(call) {
    const { args, store, caller } = call;
    if (groupsWith(store, "pagelang").length === 0)
      return refused(
        "pagelang-disabled",
        "Changing a page's language is not enabled on this wiki.",
      );
    if (!caller.rights.has("pagelang"))
      return refused("permissiondenied", "You are not allowed to change a page's language.");
    const checked = checkedPage(call, ["edit"]);
    if (checked.kind === "refused") return checked;
    const { title, page } = checked.value;
    const usual = textOrEmpty(generalFacts(store.site)["lang"]) || "en";
    const code = args["lang"] === "default" ? usual : String(args["lang"]);
    const before = textOrEmpty(page["pagelanguage"]) || usual;
    if (code === before)
      return refused("pagelang-unchanged-language", "The page already has this language.");
    // The wiki's own language has a mark.
    const [oldlanguage, newlanguage] = [before, code].map((each) =>
      each === usual ? `${each}[def]` : each,
    );
    const logid = call.change((draft) => {
      const row = draft.existingPage(title);
      const changed = { ...row, ...languageColumns(code), touched: draft.time };
      draft.put({ pages: draft.tables.pages.map((each) => (each === row ? changed : each)) });
      return draft.log({
        type: "pagelang",
        action: "pagelang",
        title,
        pageid: row.pageid,
        params: { oldlanguage, newlanguage },
      }).logid;
    });
    return ok({
      body: { setpagelanguage: { title: title.text, oldlanguage, newlanguage, logid } },
    });
  },
};
