import { ruleRefusal } from "../call/rule-refusal.js";
import { ok } from "../../runtime/query-service/outcome.js";
import type { ActionCall, LiveWiki } from "../call/stub-action.js";
import type { Wiki } from "../data/wiki.js";
import { storeOf } from "../store/store.js";
import { badTagsRefusal, reasonOf, tagsOf, watchExpiry } from "./arguments.js";
import { changeActor, Draft } from "./draft.js";
import { writeActions } from "./registry.js";
import { check, Refusal } from "./refusal.js";
import type { WriteCall } from "./write-action.js";

/** The content of a writable wiki at some time. It does not change. */
export interface WikiSnapshot {
  readonly wiki: Wiki;
}

/** A wiki that the actions of a stub change. */
export interface WritableWiki extends LiveWiki {
  /** The content at present. */
  current(): Wiki;
  snapshot(): WikiSnapshot;
  /** Restores the content of a snapshot. Later changes are lost. */
  restore(snapshot: WikiSnapshot): void;
  /** Restores the initial content of the wiki. */
  reset(): void;
}

/**
 * Makes a wiki that a stub can write to: `createParaminfoStub({ wiki: writableWiki(createWiki(…)) })`.
 * The stub then implements the actions that change pages, accounts, lists and files. The time of a
 * change is one second after the previous change. Ids, times and hashes follow from the content and
 * the changes, so that the same requests produce the same wiki. The given wiki is not changed, and
 * several writable wikis share no state.
 */
export function writableWiki(wiki: Wiki): WritableWiki {
  let now = wiki;
  const writeCall = (call: ActionCall, expiry: string | undefined): WriteCall => ({
    ...call,
    change(make, author) {
      const draft = new Draft(now, {
        actor: changeActor(call.caller),
        comment: reasonOf(call),
        tags: tagsOf(call),
        autopatrolled: call.caller.rights.has("autopatrol"),
        bot: isBotChange(call),
        watchExpiry: expiry,
        ...author,
      });
      const result = make(draft);
      now = draft.finish();
      return result;
    },
    renewed: () => writeCall({ ...call, store: storeOf(now) }, expiry),
  });
  return {
    kind: "live wiki",
    actions: writeActions.map((action) => ({
      ...action,
      checksRules: true,
      checkValues: badTagsRefusal,
      run: (call) => {
        try {
          if (!action.checksRules) check(ruleRefusal(call));
          return ok(action.run(writeCall(call, watchExpiry(call, "watchlistexpiry"))));
        } catch (error) {
          if (error instanceof Refusal) return error.refused;
          throw error;
        }
      },
    })),
    current: () => now,
    snapshot: () => ({ wiki: now }),
    restore(snapshot) {
      now = snapshot.wiki;
    },
    reset() {
      now = wiki;
    },
  };
}

/** Recent changes mark a log entry as a bot's if the caller has the right, unless the request has `bot=0`. */
function isBotChange({ caller, wire }: ActionCall): boolean {
  const sent = wire.get("bot");
  return caller.rights.has("bot") && sent !== "0" && sent !== "";
}
