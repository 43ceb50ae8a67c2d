// A user script, with mw.Api: fixes typos in the pages of a category, and reports the edits.

import { edit, editPage } from "paramsmith/actions/edit";
import { categorymembers } from "paramsmith/paraminfo/categorymembers";
import { ApiError, mwApiSender, rowsOf, sendRequest } from "paramsmith/client";
import type { ErrorOf, MwApi } from "paramsmith/client";

const TYPOS: readonly (readonly [RegExp, string])[] = [
  [/\bteh\b/g, "the"],
  [/\brecieve\b/g, "receive"],
];

function corrected(text: string): string {
  return TYPOS.reduce((before, [typo, word]) => before.replaceAll(typo, word), text);
}

/** Fixes the pages, and adds a section with a line for each to the report. Returns the lines. */
export async function fixTypos(api: MwApi, category: string, report: string, signal?: AbortSignal) {
  const send = mwApiSender(api);
  const lines: string[] = [];
  const members = categorymembers({ title: category, type: "page", prop: "title", limit: "max" });
  for await (const { title } of rowsOf(members, send, { signal })) {
    try {
      // Edits of others are merged; in a conflict, the latest text is corrected again.
      const fix = ({ content }: { readonly content: string }) =>
        corrected(content) === content
          ? undefined
          : { text: corrected(content), summary: "Fix typos", minor: true };
      const saved = await editPage(send, title, fix, { signal });
      if (saved) lines.push(`* [[${title}]]: ${saved.nochange ? "unchanged" : saved.newrevid}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const code: ErrorOf<typeof edit> = error.code;
      lines.push(`* [[${title}]]: ${code === "protectedpage" ? "protected" : code}`);
    }
  }
  const summary = `${lines.length} pages`;
  const section = { section: "new", sectiontitle: "Typos", text: lines.join("\n") } as const;
  await sendRequest(edit({ title: report, ...section, summary }), send, { signal });
  return lines;
}
