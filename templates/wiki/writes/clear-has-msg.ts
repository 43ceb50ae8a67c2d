import { clearhasmsgModule } from "../../../generated/actions/clearhasmsg.js";
import { ok } from "../../runtime/query-service/outcome.js";
import { userTalkPage } from "./user-target.js";
import type { WriteAction } from "./write-action.js";

/** The action `clearhasmsg`: the caller has seen the changes to their talk page. */
export const clearHasMsgAction: WriteAction = {
  module: clearhasmsgModule,
  run(call) {
    const { name } = call.caller;
    call.change((draft) => {
      const { newmessages = [] } = draft.tables;
      draft.put({ newmessages: newmessages.filter(({ owner }) => owner !== name) });
      draft.notify([userTalkPage(name, draft.site)], undefined);
    });
    return ok({ body: { clearhasmsg: "success" } });
  },
};
