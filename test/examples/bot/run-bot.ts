import { edit } from "../../../generated/actions/edit.js";
import { protect } from "../../../generated/actions/protect.js";
import { revisions } from "../../../generated/paraminfo/revisions.js";
import { createClient } from "../../../templates/runtime/client/create-client.js";
import type { ClientOptions, Login } from "../../../templates/runtime/client/create-client.js";
import { pagesOf } from "../../../templates/runtime/client/pages-of.js";
import { collect } from "../../../templates/runtime/client/rows-of.js";
import { sendRequest } from "../../../templates/runtime/client/send.js";
import { pngOf } from "../../wiki/sample-images.ts";
import { runBot } from "./spelling-bot.ts";

const PAGES = {
  Daisy: "Its color is white. [[Category:Flowers]]",
  Rose: "Its color is red. [[Category:Flowers]]",
  Tulip: "Its colour is yellow. [[Category:Flowers]]",
  Violet: "Teh color of teh flower. [[Category:Flowers]]",
};

/** An account that may do everything, and the one of the bot. */
export interface BotWiki {
  readonly url: string;
  readonly admin: Login;
  readonly bot: Login;
  readonly fetch?: ClientOptions["fetch"];
}

/**
 * Runs the bot of the documentation on a wiki: one page is protected, and the administrator edits
 * another between the bot's reading and saving.
 *
 * @returns the report of the bot, and the texts of the pages at the end
 */
export async function botResult({ url, admin, bot, fetch: send = fetch }: BotWiki) {
  // The password of an account is deprecated; a bot password cannot protect pages.
  const other = createClient(url, { login: admin, fetch: send, onWarning: () => undefined });
  for (const [title, text] of Object.entries(PAGES))
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await sendRequest(edit({ title, text }), other);
  const protections = ["edit=sysop"];
  await sendRequest(protect({ title: "Daisy", protections }), other);
  let isEdited = false;
  const interrupted = async (request: Request): Promise<Response> => {
    const body = request.method === "POST" ? await request.clone().text() : "";
    if (!isEdited && new URLSearchParams(body).get("title") === "Rose") {
      isEdited = true;
      const text = "Its color is pink. [[Category:Flowers]]";
      await sendRequest(edit({ title: "Rose", text }), other);
    }
    return send(request);
  };
  const options = { login: bot, fetch: interrupted, onWarning: "throw" } as const;
  const report = await runBot(url, options, new Blob([new Uint8Array(pngOf(2, 2))]));
  const titles = [...Object.keys(PAGES), "Project:Spelling"];
  const request = revisions({ prop: ["content"], slots: "main" }, { titles });
  const pages = await collect(pagesOf(request, other));
  const texts = pages.map(({ revisions: [last] = [] }) => last?.slots?.main?.content);
  return { report, texts };
}

const REPORT = [
  "Logged in as Highlimits.",
  "Daisy: protectedpage",
  "Rose: corrected",
  "Tulip: nothing to correct",
  "Violet: corrected",
  "Picture: Success",
];

/** The same on every wiki. */
export const BOT_RESULT = {
  report: REPORT,
  texts: [
    "Its color is white. [[Category:Flowers]]",
    "Its colour is pink. [[Category:Flowers]]",
    "Its colour is yellow. [[Category:Flowers]]",
    "Teh colour of the flower. [[Category:Flowers]]",
    REPORT.join("\n\n"),
  ],
};
