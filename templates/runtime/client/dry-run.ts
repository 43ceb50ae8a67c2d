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
  /** The wire names of the files. */
  readonly files: readonly string[];
}

/**
 * Wraps a sender so that it reports writes instead of sending them. Reads are sent. A write returns
 * `{ edit: { result: "DryRun", nochange: true } }`, under the name of the action. A file upload
 * also returns `filekey: "DryRun"`, so that the next chunk can be reported. Other fields are
 * absent, although the response type includes them.
 *
 * @param report called for each write; a returned object replaces the default response. Default:
 * logs one line
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

/**
 * Matches secrets in requests without a descriptor, and authentication fields, which descriptors do
 * not list.
 */
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
