import { setpagelanguageModule } from "../../../../generated/actions/setpagelanguage.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { StubAction } from "../../call/stub-action.js";
import { namedPage } from "../../call/named-page.js";
import { generalFacts } from "../../data/site.js";
import { groupsWith } from "../../store/caller.js";
import { textOrEmpty } from "../../values/row.js";
import { reasonOf, tagsOf } from "../checks/arguments.js";
import { pageRefusal } from "../checks/page-refusal.js";
import { tagRefusal } from "../checks/tag-refusal.js";
import { changeActor } from "../effects/change-actor.js";
import type { Changed } from "../effects/changed.js";
import type { LanguageChange } from "./language-change.js";

/**
 * The action `setpagelanguage`, on a wiki to which changes are committed. Its site enables languages of
 * pages if one of its groups has the right `pagelang`.
 */
export function languageAction(commit: (change: LanguageChange) => Changed): StubAction {
  return {
    module: setpagelanguageModule,
    run(call) {
      const { args, store, caller } = call;
      if (groupsWith(store, "pagelang").length === 0)
        return refused("pagelang-disabled", "Pages of this wiki have the language of the wiki.");
      if (!caller.rights.has("pagelang"))
        return refused("permissiondenied", "The caller may not change the language of a page.");
      const named = namedPage(call);
      if (named.kind === "refused") return named;
      const title = named.value;
      const page = store.pageByTitle(title.ns, title.key);
      if (!page) return refused("missingtitle", "The page does not exist.");
      const tags = tagsOf(call);
      const reason = pageRefusal("edit", title, call) ?? tagRefusal(tags, call);
      if (reason) return reason;
      const usual = textOrEmpty(generalFacts(store.site)["lang"]) || "en";
      const present = textOrEmpty(page["pagelanguage"]);
      const before = present === usual || present === "" ? undefined : present;
      const language = args["lang"] === "default" ? undefined : String(args["lang"]);
      if (language === before)
        return refused("pagelang-unchanged-language", "The page has this language already.");
      const shown = { before: before ?? `${usual}[def]`, after: language ?? `${usual}[def]` };
      const { entries } = commit({
        kind: "language",
        title,
        language,
        shown,
        actor: changeActor(caller),
        comment: reasonOf(call),
        tags,
        bot: caller.rights.has("bot"),
      });
      return ok({
        body: {
          setpagelanguage: {
            title: title.text,
            oldlanguage: shown.before,
            newlanguage: shown.after,
            logid: entries[0]?.logid,
          },
        },
      });
    },
  };
}
