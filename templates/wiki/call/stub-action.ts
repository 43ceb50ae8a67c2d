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

/** A request for an action, with everything that its response depends on. */
export interface ActionCall {
  readonly module: AnyModule;
  /** With defaults applied. Booleans are present, and timestamps are in ISO 8601. */
  readonly args: Readonly<Record<string, unknown>>;
  /** The parameters as they were sent. */
  readonly wire: WireParams;
  /** Files in the body by parameter name. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly caller: Caller;
  readonly store: Store;
  /** The message format in the response. */
  readonly form: MessageForm;
  readonly session: Session | undefined;
  readonly sessions: Sessions;
  /** The wiki's modules by path. */
  readonly modules: ReadonlyMap<string, AnyModule>;
  /** Module help texts by path. */
  readonly help: ModuleTexts;
}

/** The result of an action. */
export interface ActionResponse {
  /** The response members in format version 2. */
  readonly body: JsonObject;
  /** A list to send instead of the body, without the root's members and warnings. */
  readonly list?: readonly Json[];
  /** Values of `set-cookie`. */
  readonly cookies?: readonly string[];
  readonly warnings?: readonly ApiMessage[];
  /** Wikitext constructs that the response contains as escaped text. */
  readonly unrendered?: readonly string[];
}

/** An action other than queries that the stub implements. */
export interface StubAction {
  /** The descriptor, for wikis whose catalogue does not include the action. */
  readonly module: AnyModule;
  /** Parameters in the descriptor that the stub ignores. */
  readonly unsupported?: readonly string[];
  /** Parameters that depend on the wiki, so the catalogue does not list them. */
  readonly dynamic?: readonly string[];
  /** Response fields that have a different form in format version 1. */
  readonly fields?: (args: ActionCall["args"]) => FieldDescriptors;
  /**
   * The action checks its module's rules itself, after other errors. Default: they are checked
   * before it runs.
   */
  readonly checksRules?: true;
  /** Finds errors in parameter values that the server reports before token errors. */
  readonly checkValues?: (call: ActionCall) => Refused | undefined;
  readonly run: (call: ActionCall) => Outcome<ActionResponse>;
}

/** A wiki whose content can change, and the actions that change it. */
export interface LiveWiki {
  readonly kind: "live wiki";
  readonly actions: readonly StubAction[];
  /** The current content; each change replaces the object. */
  current(): StoredWiki;
}
