import { untilAborted } from "../http/abort.js";
import { ApiError } from "../action-api/api-error.js";
import { propertyOf } from "../model/member.js";
import { sendOnce } from "../client/send.js";
import type { SendOptions, SendWithTokens } from "../client/send.js";
import { requestAction, RESPONSE_FORM } from "./task.js";
import type { ActionRequest, TaskResult } from "./task.js";

/** The latest revision of a page. */
export interface LatestRevision {
  /** The text in the main slot. */
  readonly content: string;
  /** The time at which it was saved, in ISO 8601. */
  readonly timestamp: string;
  readonly revid: number;
}

/**
 * An edit requires at least one of these parameters. Otherwise MediaWiki rejects it with
 * `missingparam`.
 */
type Content = "text" | "appendtext" | "prependtext" | "undo";

/** Options for {@link EditPage}. */
export interface EditPageOptions extends SendOptions {
  /** Number of attempts, including the first, if others edit at the same time. Default: 3. */
  readonly tries?: number | undefined;
}

/**
 * Edits pages, typed by a wiki's own module. `PageEdit` is the type of the allowed parameters.
 * `redirect` and `section` are not allowed, because the edit would replace text other than the text
 * that was fetched.
 */
export interface EditPage<Module, PageEdit> {
  /**
   * Edits an existing page, like `mw.Api#edit`: fetches its latest revision, calls a function with
   * it, and saves the result. The wiki merges edits that were saved in the meantime. If that fails
   * with `editconflict`, both steps are repeated, so the function may be called several times.
   *
   * Conflicts are detected with `baserevid`, which requires MediaWiki 1.39 or later.
   *
   * @param transform returns the new text, the parameters of the edit, or undefined to leave the
   * page unchanged
   * @returns the result of the edit, or undefined if the page was left unchanged
   * @throws {ApiError} if a response is an error, such as `nocreate-missing` if the page does not
   * exist, or `invalidtitle`
   */
  <Given>(
    send: SendWithTokens,
    title: string,
    transform: (revision: LatestRevision) => Returned<Given, PageEdit>,
    options?: EditPageOptions,
  ): Promise<TaskResult<Module> | undefined>;
  readonly "~module"?: Module;
}

// Compilers do not check a function's result for unknown properties, so its type is inferred as
// `Given`. If it is wrong, the compiler compares it with the types below. It reports each wrong
// property of an object literal at its location, and otherwise all wrong names.

type Returned<Given, Allowed> =
  | Checked<Awaited<Given>, Allowed>
  | Promise<Checked<Awaited<Given>, Allowed>>
  | Inferred<Given>;

/** The position from which `Given` is inferred. The type itself is never. */
type Inferred<Given> = Given extends never ? Given : never;

type Checked<Given, Allowed> = string | undefined | void | (Missing<Given, Allowed> & Allowed);

/** The members that an invalid edit does not have. */
type Missing<Given, Allowed> = [WrongName<Given, Allowed>] extends [never]
  ? [NameOf<Given> & Content] extends [never]
    ? { readonly text: string }
    : unknown
  : { readonly [wrongParameters]: WrongName<Given, Allowed> } & Readonly<
      Record<Exclude<WrongName<Given, Allowed>, keyof Allowed>, UnknownParameter>
    >;

declare const wrongParameters: unique symbol;

interface UnknownParameter {
  readonly [wrongParameters]: true;
}

type NameOf<Given> = Given extends object ? keyof Given : never;

/** The names of parameters that the module does not define, or whose values have the wrong type. */
type WrongName<Given, Allowed> = Given extends object
  ? {
      [Name in keyof Given]-?: Name extends keyof Allowed
        ? [Given[Name]] extends [Allowed[Name] | undefined]
          ? never
          : Name
        : Name;
    }[keyof Given]
  : never;

/** Creates the `editPage` task from the module's builder. */
export function pageEditor<Module, PageEdit>(edit: ActionRequest): EditPage<Module, PageEdit> {
  return async (send, title, transform, options = {}) => {
    const { tries = 3, signal } = options;
    for (let attempts = 1; ; attempts += 1) {
      // oxlint-disable-next-line no-await-in-loop -- a try depends on the one before it
      const { revision, now } = await latestRevision(send, title, options);
      const pending: Promise<unknown> = Promise.resolve(transform(revision));
      // oxlint-disable-next-line no-await-in-loop -- the edit depends on the revision that was read
      const given = await untilAborted(pending, signal);
      if (given === undefined) return undefined;
      const params = {
        ...(typeof given === "string" ? { text: given } : given),
        title,
        // With `basetimestamp`, MediaWiki 1.39 to 1.45 overwrites others' edits in the same second.
        baserevid: revision.revid,
        starttimestamp: now,
        nocreate: true,
      };
      try {
        // oxlint-disable-next-line no-await-in-loop -- the next try depends on the result
        return await requestAction<Module>(edit, params, send, options);
      } catch (error) {
        const isConflict = error instanceof ApiError && error.code === "editconflict";
        if (!isConflict || attempts >= tries) throw error;
      }
    }
  };
}

interface Latest {
  readonly revision: LatestRevision;
  /** The server's current time. */
  readonly now: string;
}

async function latestRevision(
  send: SendWithTokens,
  title: string,
  { signal, onWarnings }: SendOptions,
): Promise<Latest> {
  const response = await sendOnce(
    {
      action: "query",
      prop: "revisions",
      rvprop: "ids|timestamp|content",
      rvslots: "main",
      // A title may contain the separator of titles.
      titles: `\u001F${title}`,
      curtimestamp: "",
      ...RESPONSE_FORM,
    },
    send,
    { method: "GET", signal, onWarnings },
  );
  const page = firstOf(propertyOf(response["query"], "pages"));
  const revision = firstOf(propertyOf(page, "revisions"));
  const content = propertyOf(propertyOf(propertyOf(revision, "slots"), "main"), "content");
  if (typeof content === "string")
    return {
      revision: {
        content,
        timestamp: String(propertyOf(revision, "timestamp")),
        revid: Number(propertyOf(revision, "revid")),
      },
      now: String(response["curtimestamp"]),
    };
  const isInvalid = page === undefined || propertyOf(page, "invalid") === true;
  const code = isInvalid ? "invalidtitle" : "nocreate-missing";
  const text = isInvalid
    ? `"${title}" is not a valid page title.`
    : `The page "${title}" does not exist, or its text cannot be read.`;
  throw new ApiError(code, [{ code, text }]);
}

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined;
}
