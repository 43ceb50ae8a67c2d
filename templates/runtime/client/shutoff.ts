import { untilAborted } from "../http/abort.js";
import { ResponseError } from "../http/response-error.js";
import { propertyOf } from "../model/member.js";
import { sendOnce } from "./send.js";
import type { Send, SenderLike } from "./send.js";
import { wrapSender } from "./tokens.js";
import { isWrite } from "./write.js";

/** A wiki page whose text stops a program's writes. */
export interface ShutoffPage {
  /** The title, such as `User:Example/shutoff`. Everyone who can edit it can stop the program. */
  readonly page: string;
  /**
   * Whether writes continue with this page text, which is empty if the page does not exist.
   * Default: writes continue if the text is blank.
   */
  readonly continues?: RegExp | ((text: string) => boolean) | undefined;
  /** Milliseconds before the page is read again. Default: 10000. */
  readonly interval?: number | undefined;
}

/** The condition for stopping writes: a wiki page's text, or a function that returns true. */
export type Shutoff = ShutoffPage | (() => boolean | Promise<boolean>);

/** A write that was not sent because the program was shut off. */
export class ShutoffError extends Error {
  override readonly name = "ShutoffError";
}

/**
 * Wraps a sender so that writes can be stopped in an emergency. If the page cannot be read or the
 * function throws, the write throws the error. Reads continue.
 *
 * After a stop, every write throws a {@link ShutoffError} without a new check.
 */
export function withShutoff<Sender extends Send>(
  send: Sender,
  shutoff: Shutoff,
  now: () => number = () => performance.now(),
): SenderLike<Sender> {
  const check = typeof shutoff === "function" ? shutoff : pageCheck(shutoff, send, now);
  let isStopped = false;
  return wrapSender(send, async (parameters, context) => {
    if (!isWrite(parameters, context)) return send(parameters, context);
    // A check that started earlier must not undo a stop.
    if (!isStopped && (await untilAborted(Promise.resolve(check()), context.signal)))
      isStopped = true;
    if (!isStopped) return send(parameters, context);
    const cause = typeof shutoff === "function" ? "" : ` by the page "${shutoff.page}"`;
    throw new ShutoffError(`Writing was stopped${cause}.`);
  });
}

/** Reads a page at most once per interval for all waiting writes. */
function pageCheck(
  { page, continues = /^\s*$/, interval = 10_000 }: ShutoffPage,
  send: Send,
  now: () => number,
): () => Promise<boolean> {
  let last: Promise<boolean> | undefined;
  let time = 0;
  return async () => {
    if (last && now() - time < interval) return last;
    time = now();
    const check = textOf(page, send).then((text) =>
      typeof continues === "function" ? !continues(text) : text.search(continues) < 0,
    );
    last = check;
    check.catch(() => (last = undefined));
    return check;
  };
}

async function textOf(title: string, send: Send): Promise<string> {
  const parameters = {
    action: "query",
    prop: "revisions",
    rvprop: "content",
    rvslots: "main",
    titles: `\u001F${title}`,
    format: "json",
    formatversion: "2",
  };
  const { query } = await sendOnce(parameters, send, { method: "GET" });
  const page = propertyOf(propertyOf(query, "pages"), "0");
  const path = ["revisions", "0", "slots", "main", "content"];
  const text = path.reduce<unknown>((value, name) => propertyOf(value, name), page);
  if (typeof text === "string") return text;
  if (propertyOf(page, "missing") === true) return "";
  // The title is invalid or the revision is hidden.
  throw new ResponseError(`The page "${title}" cannot be read.`);
}
