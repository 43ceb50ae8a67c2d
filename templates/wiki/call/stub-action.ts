import type { MessageForm } from "../../runtime/action-api/api-messages.js";
import type { Outcome, Refused } from "../../runtime/query-service/outcome.js";
import type { ApiMessage } from "../../runtime/model/api-message.js";
import type { AnyModule } from "../../runtime/model/descriptor.js";
import type { Json, JsonObject } from "../../runtime/model/json.js";
import type { FieldDescriptors } from "../../runtime/model/result-descriptor.js";
import type { WireParams } from "../../runtime/wire/wire-params.js";
import type { ModuleTexts } from "./module-help.js";
import type { Caller } from "../store/caller.js";
import type { Store, StoredWiki } from "../store/store.js";
import type { Session, Sessions } from "./session.js";

/** A request for an action, and all that its response depends on. */
export interface ActionCall {
  readonly module: AnyModule;
  /** With defaults applied; booleans are present, timestamps are ISO 8601. */
  readonly args: Readonly<Record<string, unknown>>;
  /** The parameters as they were sent. */
  readonly wire: WireParams;
  /** Files in the body, by the names of their parameters. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly caller: Caller;
  readonly store: Store;
  /** The form of messages in the response. */
  readonly form: MessageForm;
  readonly session: Session | undefined;
  readonly sessions: Sessions;
  /** The modules of the wiki, by path. */
  readonly modules: ReadonlyMap<string, AnyModule>;
  /** The texts of modules, by path. */
  readonly help: ModuleTexts;
}

/** The result of an action. */
export interface ActionResponse {
  /** The members of the response, in the form of format version 2. */
  readonly body: JsonObject;
  /** A list that is sent instead of the body, without the members and the warnings of the root. */
  readonly list?: readonly Json[];
  /** Values of `set-cookie`. */
  readonly cookies?: readonly string[];
  readonly warnings?: readonly ApiMessage[];
  /** The constructs of wikitext that the response contains as escaped text. */
  readonly unrendered?: readonly string[];
}

/** An action that the stub implements, besides queries. */
export interface StubAction {
  /** Its descriptor, for wikis whose catalogue lacks the action. */
  readonly module: AnyModule;
  /** The parameters of the descriptor that the stub does not act on. */
  readonly unsupported?: readonly string[];
  /** The parameters that the catalogue does not name, since they depend on the wiki. */
  readonly dynamic?: readonly string[];
  /** The fields of the response, that format version 1 writes in another form. */
  readonly fields?: (args: ActionCall["args"]) => FieldDescriptors;
  /** It checks the rules of its module itself, after other errors. Default: they are checked before it runs. */
  readonly checksRules?: true;
  /** Finds errors in values of parameters, which the server reports before those of the token. */
  readonly checkValues?: (call: ActionCall) => Refused | undefined;
  readonly run: (call: ActionCall) => Outcome<ActionResponse>;
}

/** A wiki whose content changes, and the actions that change it. */
export interface LiveWiki {
  readonly kind: "live wiki";
  readonly actions: readonly StubAction[];
  /** The content at present; another object after each change. */
  current(): StoredWiki;
}
