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

/** A writable wiki's content at one time. It is immutable. */
export interface WikiSnapshot {
  readonly wiki: Wiki;
}

/** A wiki that a stub's actions can change. */
export interface WritableWiki extends LiveWiki {
  /** The current content. */
  current(): Wiki;
  snapshot(): WikiSnapshot;
  /** Restores a snapshot's content. Later changes are lost. */
  restore(snapshot: WikiSnapshot): void;
  /** Restores the wiki's initial content. */
  reset(): void;
}

/**
 * Creates a wiki that a stub can write to: `createParaminfoStub({ wiki: writableWiki(createWiki(…))
 * })`. The stub then implements the actions that change pages, accounts, lists and files. Each
 * change is one second after the previous one. Ids, times and hashes are derived from the content
 * and the changes, so the same requests produce the same wiki. The given wiki does not change, and
 * writable wikis do not share state.
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

/**
 * If the caller has the right, recent changes mark a log entry as a bot's, unless the request sets
 * `bot=0`.
 */
function isBotChange({ caller, wire }: ActionCall): boolean {
  const sent = wire.get("bot");
  return caller.rights.has("bot") && sent !== "0" && sent !== "";
}
