import { stasheditModule } from "../../../generated/actions/stashedit.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import { argumentText } from "../call/module-call.js";
import { formatOf } from "../tables/plan.js";
import { utf8 } from "../values/bytes.js";
import { sha1 } from "../values/hash.js";
import { writablePage } from "./arguments.js";
import { onlyOneRefusal } from "./checks.js";
import { resolvedText } from "./edit-text.js";
import type { WriteAction } from "./write-action.js";

/** The action `stashedit`: keeps a text, so that a later request can name it by its hash. */
export const stashEditAction: WriteAction = {
  module: stasheditModule,
  run(call) {
    const { args, caller, store } = call;
    if (caller.rights.has("bot")) return refused("botsnotsupported", "Bots cannot stash edits.");
    const named = writablePage(call);
    if (named.kind === "refused") return named;
    const { contentmodel, contentformat, baserevid } = args;
    if (contentformat !== formatOf(String(contentmodel)))
      return refused(
        "badmodelformat",
        `${String(contentmodel)} does not have the format ${String(contentformat)}.`,
      );
    const wrong = onlyOneRefusal(call, ["stashedtexthash", "text"]);
    if (wrong) return wrong;
    const stashed = store.content(argumentText(call, "stashedtexthash"));
    const text = argumentText(call, "text") ?? (stashed && new TextDecoder().decode(stashed));
    if (text === undefined) return refused("missingtext", "There is no text with this hash.");
    const page = store.pageByTitle(named.value.ns, named.value.key);
    const present = page && store.find("revisions", "revid", page["lastrevid"])[0];
    const base = store.find("revisions", "revid", Number(baserevid));
    if (present && !base.some(({ pageid }) => pageid === present["pageid"]))
      return refused("nosuchrevid", `No revision has the ID ${Number(baserevid)}.`);
    const saved = utf8(text.replaceAll("\r\n", "\n").trimEnd());
    const edited = resolvedText(call, text, present);
    if (edited.kind === "refused") return ok({ body: { stashedit: { status: edited.code } } });
    call.change((draft) => draft.keep(saved));
    return ok({ body: { stashedit: { status: "stashed", texthash: sha1(saved) } } });
  },
};
