import { ruleRefusal } from "../call/rule-refusal.js";
import { setpagelanguageModule } from "../../../generated/actions/setpagelanguage.js";
import { generalFacts } from "../data/site.js";
import { groupsWith } from "../store/caller.js";
import { languageColumns } from "../tables/page-rows.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { checkedPage } from "./arguments.js";
import { check, refuse, rightRefusal } from "./refusal.js";
import type { WriteAction } from "./write-action.js";

/** The action `setpagelanguage`. A wiki enables it by granting the right `pagelang` to a group. */
export const languageAction: WriteAction = {
  module: setpagelanguageModule,
  checksRules: true,
  run(call) {
    const { args, store } = call;
    if (groupsWith(store, "pagelang").length === 0)
      refuse("pagelang-disabled", "Changing a page's language is not enabled on this wiki.");
    check(rightRefusal(call, "pagelang", "change a page's language"));
    check(ruleRefusal(call));
    const { title, page } = checkedPage(call, ["edit"]);
    const usual = textOrEmpty(generalFacts(store.site)["lang"]) || "en";
    const code = args["lang"] === "default" ? usual : String(args["lang"]);
    const before = textOrEmpty(page["pagelanguage"]) || usual;
    if (code === before)
      refuse("pagelang-unchanged-language", "The page already has this language.");
    // The log marks the wiki's own language.
    const [oldlanguage, newlanguage] = [before, code].map((each) =>
      each === usual ? `${each}[def]` : each,
    );
    const logid = call.change((draft) => {
      const columns = { ...languageColumns(code, store.site), touched: draft.time };
      draft.setPage(numberOrZero(page["pageid"]), columns);
      const params = { oldlanguage, newlanguage };
      return draft.log({ type: "pagelang", action: "pagelang", title, params }).logid;
    });
    return {
      body: { setpagelanguage: { title: title.text, oldlanguage, newlanguage, logid } },
    };
  },
};
