import { argument, argumentText } from "../call/module-call.js";
import type { ModuleCall } from "../call/module-call.js";
import { parseTitle } from "../data/title.js";
import { textDiff } from "../diff/text-diff.js";
import { expandWikitext, renderWikitext } from "../render/render-wikitext.js";
import { isFieldHidden } from "../store/suppression.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { parseTree } from "../wikitext/parse-tree.js";
import type { RevisionOptions, RenderedRow } from "./row-renderer.js";

/** The content of a revision if the request names no slots: as it is, expanded, parsed or compared. */
export function deprecatedContent(
  { call, props }: RevisionOptions,
  row: TableRow,
  text: string,
): RenderedRow {
  const wantsTree =
    props.has("parsetree") || (props.has("content") && argument(call, "generatexml") === true);
  const parts = [
    props.has("content") ? content(call, row, text) : { fields: {} },
    wantsTree ? tree(call, row, text) : { fields: {} },
    { fields: diff(call, row, text) },
  ];
  return {
    fields: Object.assign({}, ...parts.map(({ fields }) => fields)),
    warnings: parts.flatMap(({ warnings = [] }) => warnings),
  };
}

function tree({ store: { site } }: ModuleCall, row: TableRow, text: string): RenderedRow {
  if (row["contentmodel"] === "wikitext") return { fields: { parsetree: parseTree(site, text) } };
  const warning = { code: "parsetree-notwikitext", text: "Only wikitext has a parse tree." };
  return { fields: { badcontentformatforparsetree: true }, warnings: [warning] };
}

function content(call: ModuleCall, row: TableRow, text: string): RenderedRow {
  const { store } = call;
  const name = textOrEmpty(row["title"] ?? store.pageById(row["pageid"])?.["title"]);
  const title = parseTitle(store.site, name);
  const isWikitext = row["contentmodel"] === "wikitext" && title.kind === "title";
  if (argument(call, "parse") === true && isWikitext) {
    const { html } = renderWikitext(store, title, text, { hasEditLinks: true });
    const start = '<div class="mw-content-ltr mw-parser-output" lang="en" dir="ltr">';
    return { fields: { content: `${start}${html}</div>` } };
  }
  if (argument(call, "expandtemplates") === true)
    return isWikitext
      ? { fields: { content: expandWikitext(store, title, text, false).wikitext } }
      : badFormat("templateexpansion-notwikitext", name);
  const contentformat = textOrEmpty(row["contentformat"]);
  if ((argument(call, "contentformat") ?? contentformat) !== contentformat)
    return badFormat("badformat", name);
  const contentmodel = textOrEmpty(row["contentmodel"]);
  return { fields: { contentformat, contentmodel, content: text } };
}

function badFormat(code: string, title: string): RenderedRow {
  const text = `The content model of "${title}" does not have this format.`;
  return { fields: { badcontentformat: true }, warnings: [{ code, text }] };
}

/** The comparison of a revision with another one, or with a text. */
function diff(call: ModuleCall, row: TableRow, text: string): RenderedRow["fields"] {
  const { store } = call;
  const target = argument(call, "diffto");
  const other = argumentText(call, "difftotext");
  if (other !== undefined) return { diff: { body: textDiff(text, other, "table") } };
  if (target === undefined) return {};
  const [from, to] = comparedIds(row, target, store);
  const [before, after] = [from, to].map((id) => storedText(call, id));
  const isHidden = before === undefined || after === undefined;
  const body = isHidden ? false : textDiff(before, after, "table");
  return { diff: { from, to, body } };
}

function comparedIds(
  row: TableRow,
  target: unknown,
  store: ModuleCall["store"],
): readonly [from: number | false, to: number] {
  const revid = numberOrZero(row["revid"]);
  switch (target) {
    case "prev":
      return [numberOrZero(row["parentid"]) || false, revid];
    case "next": {
      const [next] = store.find("revisions", "parentid", revid);
      return [revid, next ? numberOrZero(next["revid"]) : revid];
    }
    case "cur":
      return [revid, numberOrZero(store.pageById(row["pageid"])?.["lastrevid"])];
    default:
      return [revid, Number(target)];
  }
}

/** The text of a revision, empty if there is none; undefined if the caller may not read it. */
function storedText({ store, caller }: ModuleCall, revid: number | false): string | undefined {
  const [row] = store.find("revisions", "revid", revid);
  if (!row) return "";
  return isFieldHidden(row, "content", caller) ? undefined : textOrEmpty(row["content"]);
}
