import { ApiError } from "../action-api/api-error.js";
import { propertyOf } from "../model/member.js";
import { sendOnce } from "../client/send.js";
import type { SendOptions, SendWithTokens } from "../client/send.js";
import { postAction, RESPONSE_FORM } from "./action-request.js";
import type { ActionParams } from "./action-request.js";

/** The latest revision of a page. */
export interface LatestRevision {
  readonly content: string;
  /** When it was saved, in ISO 8601. */
  readonly timestamp: string;
  readonly revid: number;
}

/** An edit: the new text, and parameters of `action=edit`, such as `summary`, `minor` and `tags`. */
export type PageEdit = ActionParams & { readonly text: string };

/** The result of an edit. */
export interface EditResult {
  /** `Success`; `Failure` if an extension refuses the edit, such as one for captchas. */
  readonly result: string;
  readonly title?: string;
  readonly pageid?: number;
  /** The text was the same, and no revision was saved. */
  readonly nochange?: boolean;
  readonly oldrevid?: number;
  readonly newrevid?: number;
  readonly newtimestamp?: string;
  readonly [field: string]: unknown;
}

/** When {@link editPage} gives up. */
export interface EditPageOptions extends SendOptions {
  /** Number of tries, including the first, if others edit the page at the same time. Default: 3. */
  readonly tries?: number | undefined;
}

/**
 * Edits a page that exists: fetches its latest revision, and saves what a function makes of it, as
 * `mw.Api#edit` does. The wiki merges edits that were saved in between. If it cannot
 * (`editconflict`), both steps are repeated, so that the function can be called several times.
 *
 * Conflicts are found by `baserevid`, which MediaWiki 1.39 and later has.
 *
 * @param transform returns the new text, an edit, or undefined to leave the page as it is
 * @returns undefined if the page was left as it is
 * @throws {ApiError} if a response is an error; `nocreate-missing` if there is no such page, and
 *   `invalidtitle` if there can be none
 */
export async function editPage(
  send: SendWithTokens,
  title: string,
  transform: (
    revision: LatestRevision,
  ) => string | PageEdit | undefined | Promise<string | PageEdit | undefined>,
  options: EditPageOptions = {},
): Promise<EditResult | undefined> {
  const { tries = 3 } = options;
  for (let attempts = 1; ; attempts += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a try depends on the one before it
    const { revision, now } = await latestRevision(send, title, options);
    // oxlint-disable-next-line no-await-in-loop -- the change depends on the revision that was read
    const edit = await transform(revision);
    if (edit === undefined) return undefined;
    const params = {
      title,
      // With `basetimestamp`, MediaWiki 1.39 to 1.45 overwrites edits of others in the same second.
      baserevid: revision.revid,
      starttimestamp: now,
      nocreate: true,
      ...(typeof edit === "string" ? { text: edit } : edit),
    };
    try {
      // oxlint-disable-next-line no-await-in-loop -- the next try depends on the result
      const result = await postAction(send, { action: "edit", token: "csrf" }, params, options);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the result of a response that is no error
      return result as EditResult;
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === "editconflict";
      if (!isConflict || attempts >= tries) throw error;
    }
  }
}

interface Latest {
  readonly revision: LatestRevision;
  /** The time of the server. */
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
      // A title may contain what separates titles.
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
    ? `"${title}" is not a title of a page.`
    : `The page "${title}" does not exist, or its text cannot be read.`;
  throw new ApiError(code, [{ code, text }]);
}

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined;
}
