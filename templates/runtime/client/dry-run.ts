import type { AnyModule } from "../model/descriptor.js";
import { isObjectOrArray } from "../model/json.js";
import type { Send, SendContext, SenderLike } from "./send.js";
import { wrapSender } from "./tokens.js";
import { isWrite } from "./write.js";

/** A write that is not sent. */
export interface DryWrite {
  /** The action, such as `edit`. */
  readonly action: string;
  /** Wire names and values, without tokens and passwords. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The wire names of files. */
  readonly files: readonly string[];
}

/**
 * A sender that sends reads, and reports writes without sending them. A write returns
 * `{ edit: { result: "DryRun", nochange: true } }`, under the name of the action; for a file, also
 * `filekey: "DryRun"`, so that the next chunk can be reported. All other fields are absent,
 * although the type of the response has them.
 *
 * @param report receives each write; an object that it returns replaces the default response. Default:
 *   one line on the console.
 */
export function withDryRun<Sender extends Send>(
  send: Sender,
  report: (write: DryWrite) => unknown = logWrite,
): SenderLike<Sender> {
  return wrapSender(send, async (parameters, context) => {
    if (!isWrite(parameters, context)) return send(parameters, context);
    const write = dryWrite(parameters, context);
    const fileKey = write.files.length > 0 && { filekey: RESULT };
    const replaced = await report(write);
    // `(write) => list.push(write)` returns a number.
    return isObjectOrArray(replaced)
      ? replaced
      : { [write.action]: { result: RESULT, nochange: true, ...fileKey } };
  });
}

const RESULT = "DryRun";

function dryWrite(
  { action = "", ...rest }: Parameters<Send>[0],
  { request, files = {} }: SendContext,
): DryWrite {
  const secret = new Set(request?.module ? sensitiveNames(request.module) : []);
  const shown = Object.entries(rest).filter(
    ([name]) => !secret.has(name) && !SECRET_NAME.test(name),
  );
  return { action, parameters: Object.fromEntries(shown), files: Object.keys(files) };
}

/** Requests without a descriptor, and the fields of authentication, which no descriptor has. */
const SECRET_NAME = /(?:token|password|passphrase|secret|retype)$/i;

function sensitiveNames({ prefix, params }: AnyModule): readonly string[] {
  return Object.entries(params).flatMap(([name, { sensitive }]) =>
    sensitive ? [prefix + name] : [],
  );
}

const SHOWN = 80;

function logWrite({ action, parameters, files }: DryWrite): void {
  const texts = Object.entries(parameters)
    .filter(([name]) => !["format", "formatversion", "errorformat"].includes(name))
    .map(([name, value]) => {
      const text = value.length > SHOWN ? `${value.slice(0, SHOWN)}…` : value;
      return `${name}=${JSON.stringify(text)}`;
    });
  console.log(["Not sent:", action, ...texts, ...files.map((name) => `${name}=(file)`)].join(" "));
}
