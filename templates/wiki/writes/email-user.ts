import { emailuserModule } from "../../../generated/actions/emailuser.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import { argumentOrEmpty } from "../call/module-call.js";
import { account } from "../store/caller.js";
import { blockOfCaller } from "../store/caller-block.js";
import { blockMessage } from "./arguments.js";
import { rightRefusal } from "./checks.js";
import { userName } from "./user-target.js";
import type { WriteAction } from "./write-action.js";

/** The action `emailuser`. It sends no email. */
export const emailUserAction: WriteAction = {
  module: emailuserModule,
  run(call) {
    const { caller, store } = call;
    const name = userName(argumentOrEmpty(call, "target"), store.site);
    if (name === undefined) return refused("baduser_target", "target is not a valid user name.");
    if (!account(store, name)) return refused("emailnotarget", `There is no account ${name}.`);
    const isEmailable = (user: string): boolean =>
      store.find("users", "name", user)[0]?.["emailable"] === true;
    if (!isEmailable(name)) return refused("noemailtext", `${name} cannot receive email.`);
    if (!isEmailable(caller.name)) return refused("cantsend", "You do not have an email address.");
    const block = blockOfCaller(caller, store);
    const wrong = rightRefusal(call, "sendemail", "send email to users");
    if (wrong) return wrong;
    return block?.["noemail"] === true
      ? { kind: "refused", ...blockMessage(block, store) }
      : ok({ body: { emailuser: { result: "Success" } } });
  },
};
