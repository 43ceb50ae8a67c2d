/** Corrects the spelling in the pages of a category, uploads a picture, and writes a report. */
import { edit, editPage } from "paramsmith/actions/edit";
import { uploadFile } from "paramsmith/actions/upload";
import { ApiError, createClient, rowsOf, sendRequest } from "paramsmith/client";
import type { ClientOptions } from "paramsmith/client";
import { categorymembers } from "paramsmith/paraminfo/categorymembers";

const WORDS = [
  [/\bcolor\b/g, "colour"],
  [/\bteh\b/g, "the"],
] as const;

export async function runBot(
  url: string,
  options: ClientOptions,
  picture: Blob,
): Promise<readonly string[]> {
  const client = createClient(url, { userAgent: "spelling-bot/1.0 (me@wiki.example)", ...options });
  const report = [`Logged in as ${(await client.account()).name}.`];
  const category = categorymembers({ title: "Category:Flowers", type: "page", limit: "max" });
  for await (const { title } of rowsOf(category, client)) {
    try {
      const saved = await editPage(client, title, ({ content }) => {
        const text = WORDS.reduce((before, [typo, word]) => before.replace(typo, word), content);
        return text === content ? undefined : { text, summary: "Spelling", minor: true };
      });
      report.push(`${title}: ${saved ? "corrected" : "nothing to correct"}`);
    } catch (error) {
      // Such as a page that is protected.
      if (!(error instanceof ApiError)) throw error;
      report.push(`${title}: ${error.code}`);
    }
  }
  const uploaded = await uploadFile(client, "Spelling.png", picture, { comment: "A picture" });
  report.push(`Picture: ${uploaded.result}`);
  await sendRequest(edit({ title: "Project:Spelling", text: report.join("\n\n") }), client);
  return report;
}
