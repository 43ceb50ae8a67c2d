import { stasheditModule } from "../../../generated/actions/stashedit.js";
import { ok } from "../../runtime/query-service/outcome.js";
import { argumentText } from "../call/module-call.js";
import { formatOf } from "../tables/plan.js";
import { utf8 } from "../values/bytes.js";
import { sha1 } from "../values/hash.js";
import { textOrEmpty } from "../values/row.js";
import { writablePage } from "./arguments.js";
import { onlyOneRefusal } from "./checks.js";
import { mergeLines } from "./edit-text.js";
import { check, refuse, unwrap } from "./write-action.js";
import type { WriteAction } from "./write-action.js";

/** The action `stashedit`: keeps a text, so that a later request can name it by its hash. */
export const stashEditAction: WriteAction = {
  module: stasheditModule,
  run(call) {
    const { args, caller, store } = call;
    if (caller.rights.has("bot")) refuse("botsnotsupported", "Bots cannot stash edits.");
    const { ns, key } = unwrap(writablePage(call));
    const [model, format] = [String(args["contentmodel"]), String(args["contentformat"])];
    if (format !== formatOf(model))
      refuse("badmodelformat", `${model} does not have the format ${format}.`);
    check(onlyOneRefusal(call, ["stashedtexthash", "text"]));
    const stashed = store.content(argumentText(call, "stashedtexthash"));
    const text =
      argumentText(call, "text") ??
      (stashed
        ? new TextDecoder().decode(stashed)
        : refuse("missingtext", "There is no text with this hash."));
    const page = store.pageByTitle(ns, key);
    const [present] = page ? store.find("revisions", "revid", page["lastrevid"]) : [];
    const [base] = store.find("revisions", "revid", Number(args["baserevid"]));
    if (present && base?.["pageid"] !== present["pageid"])
      refuse("nosuchrevid", `No revision has the ID ${Number(args["baserevid"])}.`);
    const [before = "", now = ""] = [base, present].map((row) => textOrEmpty(row?.["content"]));
    if (present && mergeLines(before, text, now) === undefined)
      return ok({ body: { stashedit: { status: "editconflict" } } });
    const saved = utf8(text.replaceAll("\r\n", "\n").trimEnd());
    call.change((draft) => draft.keep(saved));
    return ok({ body: { stashedit: { status: "stashed", texthash: sha1(saved) } } });
  },
};
