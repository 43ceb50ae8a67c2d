import { filerevertModule } from "../../../generated/actions/filerevert.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import { argumentOrEmpty } from "../call/module-call.js";
import { titleInNamespace } from "../data/title.js";
import { textOrEmpty } from "../values/row.js";
import { pageRefusal } from "./arguments.js";
import { rightRefusal } from "./checks.js";
import { publishFile } from "./publish-file.js";
import type { WriteAction } from "./write-action.js";
import { FILE } from "../data/namespaces.js";

/** The action `filerevert`: publishes an old version of a file again. */
export const fileRevertAction: WriteAction = {
  module: filerevertModule,
  run(call) {
    const { args, caller, store } = call;
    const title = titleInNamespace(store.site, FILE, argumentOrEmpty(call, "filename"));
    if (title.kind !== "title") return refused("invalidtitle", "The file name is not valid.");
    const [file] = store.find("files", "name", title.key);
    if (!file) return refused("missingtitle", "The file does not exist.");
    const version = store
      .find("oldfiles", "name", title.key)
      .find(({ archivename }) => archivename === args["archivename"]);
    if (!version) return refused("filerevert-badversion", "The file does not have this version.");
    const right = file["user"] === caller.name ? "reupload-own" : "reupload";
    const wrong =
      pageRefusal(["edit", "upload"], title, call) ??
      (caller.rights.has("reupload") ? undefined : rightRefusal(call, right, "revert this file"));
    if (wrong) return wrong;
    if (version["sha1"] === file["sha1"]) {
      const text = "The version is the same as the current one.";
      const errors = [{ code: "fileexists-no-change", text }];
      return ok({ body: { filerevert: { result: "Failure", errors } } });
    }
    const comment = argumentOrEmpty(call, "comment");
    const content = textOrEmpty(version["archivename"]);
    publishFile(call, title, { content, comment, text: comment, watch: false });
    return ok({ body: { filerevert: { result: "Success" } } });
  },
};
