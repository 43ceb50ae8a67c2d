import { validatepasswordModule } from "../../../generated/actions/validatepassword.js";
import { writeError } from "../../runtime/action-api/api-messages.js";
import type { JsonObject } from "../../runtime/model/json.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { ActionCall, StubAction } from "../call/stub-action.js";
import { parseTitle } from "../data/title.js";
import { isSince } from "../data/wiki-version.js";
import { account } from "../store/caller.js";
import { utf8 } from "../values/bytes.js";

/**
 * Checks a password by the default policies of MediaWiki, without its list of common passwords.
 * Observed on MediaWiki 1.39 to 1.45.
 */
export const validatePassword: StubAction = {
  module: validatepasswordModule,
  run(call) {
    const { args, caller, store } = call;
    const { user } = args;
    if (typeof user === "string") {
      const title = parseTitle(store.site, user, USER);
      if (title.kind !== "title" || title.ns !== USER || /[@:>/]|^$/.test(title.key))
        return refused("baduser_user", `${JSON.stringify(user)} is no name of an account.`);
      if (account(store, user)) return refused("userexists", "The account exists.");
    }
    const isOfGroup =
      typeof user !== "string" && caller.groups.some((group) => STRICT_GROUPS.has(group));
    const name = typeof user === "string" ? user : caller.name;
    const faults = faultsOf(String(args["password"]), name, {
      shortest: isOfGroup ? 10 : isSince(store.site, "1.40") ? 8 : 1,
      least: isOfGroup ? 1 : 0,
    });
    const validity = faults.some(({ isFatal }) => isFatal)
      ? "Invalid"
      : faults.length > 0
        ? "Change"
        : "Good";
    return ok({
      body: {
        validatepassword: {
          validity,
          ...(faults.length > 0 && {
            validitymessages: faults.map((fault) => messageOf(fault, call)),
          }),
        },
      },
    });
  },
};

const USER = 2;

/** The groups whose passwords must be longer. */
const STRICT_GROUPS: ReadonlySet<string> = new Set([
  "bureaucrat",
  "sysop",
  "interface-admin",
  "bot",
]);

/** The most bytes that a password may have. */
const LONGEST = 4096;

interface Fault {
  readonly code: string;
  readonly text: string;
  readonly params: readonly number[];
  /** The password cannot be used for a login. */
  readonly isFatal: boolean;
}

function faultsOf(
  password: string,
  name: string,
  { shortest, least: minimum }: { readonly shortest: number; readonly least: number },
): readonly Fault[] {
  const { length } = utf8(password);
  const short = (bytes: number, isFatal: boolean): readonly Fault[] =>
    length < bytes
      ? [{ code: "passwordtooshort", text: `Shorter than ${bytes}.`, params: [bytes], isFatal }]
      : [];
  const isInName = name.toLowerCase().includes(password.toLowerCase());
  return [
    ...short(shortest, false),
    ...short(minimum, true),
    ...(isInName ? [warningFault("password-substring-username-match", "A part of the name.")] : []),
    ...(password === "ExamplePassword"
      ? [warningFault("password-login-forbidden", "The password of an example.")]
      : []),
    ...(length > LONGEST
      ? [
          {
            code: "passwordtoolong",
            text: `Longer than ${LONGEST}.`,
            params: [LONGEST],
            isFatal: true,
          },
        ]
      : []),
  ];
}

function warningFault(code: string, text: string): Fault {
  return { code, text, params: [], isFatal: false };
}

/** In the format `bc`, a message has a key and parameters. */
function messageOf({ code, text, params }: Fault, { wire }: ActionCall): JsonObject {
  const errorformat = wire.get("errorformat");
  const formatversion = wire.get("formatversion");
  const form = {
    errorformat: typeof errorformat === "string" ? errorformat : "bc",
    formatversion: typeof formatversion === "string" ? formatversion : "1",
  };
  if (form.errorformat === "bc") return { message: code, params: [...params], code, type: "error" };
  const { errors } = writeError({ code, text }, form);
  const [message] = Array.isArray(errors) ? errors : [];
  return message;
}
