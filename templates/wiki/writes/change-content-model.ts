import { changecontentmodelModule } from "../../../generated/actions/changecontentmodel.js";
import { ok } from "../../runtime/query-service/outcome.js";
import { argumentOrEmpty } from "../call/module-call.js";
import { textOrEmpty } from "../values/row.js";
import { savedText } from "../wikitext/saved-text.js";
import { pageRefusal, tagRefusal, tagsOf, timeOfChange, writablePage } from "./arguments.js";
import { rightRefusal } from "./checks.js";
import { changeActor } from "./draft.js";
import { saveRevision } from "./edit.js";
import { automaticSummary, revisionText } from "./summary.js";
import { check, refuse, unwrap } from "./write-action.js";
import type { WriteAction } from "./write-action.js";

/** The action `changecontentmodel`. */
export const changeContentModelAction: WriteAction = {
  module: changecontentmodelModule,
  run(call) {
    const { args, caller, store } = call;
    const title = unwrap(writablePage(call));
    const page = store.pageByTitle(title.ns, title.key);
    if (!page) refuse("changecontentmodel-missingtitle", "The page does not exist.");
    const contentmodel = String(args["model"]);
    const before = textOrEmpty(page["contentmodel"]);
    check(rightRefusal(call, "editcontentmodel", "change content models"));
    check(pageRefusal(["edit"], title, call) ?? tagRefusal(call));
    if (contentmodel === before) refuse("nochanges", "The page already has this content model.");
    const [present] = store.find("revisions", "revid", page["lastrevid"]);
    const sent = textOrEmpty(present?.["content"]);
    const text =
      savedText(sent, contentmodel, changeActor(caller), timeOfChange(store)) ??
      refuse("invalid-json-data", "The text is not valid JSON.");
    const reason = argumentOrEmpty(call, "summary");
    const summary = `${caller.name} changed the content model of [[${title.text}]]`;
    const after = { text, contentmodel };
    const automatic = automaticSummary(store.site, present && revisionText(present), after);
    const { revid, logid } = call.change(
      (draft) => {
        const saved = saveRevision(draft, {
          ...after,
          title,
          comment: reason === "" ? summary : `${summary}: ${reason}`,
          minor: false,
          bot: args["bot"] === true && caller.rights.has("bot"),
          tags: [...new Set([...tagsOf(call), ...automatic.tags])],
        });
        // A revision with the same text does not count as an edit.
        draft.countEdits(text === sent ? 0 : 1);
        const params = { oldmodel: before, newmodel: contentmodel };
        const entry = draft.log({ type: "contentmodel", action: "change", title, params });
        return { revid: saved.revid, logid: entry.logid };
      },
      { comment: reason },
    );
    const result = { result: "Success", title: title.text, pageid: page["pageid"] };
    return ok({ body: { changecontentmodel: { ...result, contentmodel, logid, revid } } });
  },
};
