import type { Json } from "../../runtime/model/json.js";
import { argument, argumentList, argumentText } from "../call/module-call.js";
import type { ModuleCall } from "../call/module-call.js";
import { parseTitle } from "../data/title.js";
import { textDiff } from "../diff/text-diff.js";
import { expandWikitext, renderWikitext } from "../render/render-wikitext.js";
import type { RenderedRow } from "../select/selection.js";
import { isFieldHidden } from "../store/suppression.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { parseTree } from "../wikitext/parse-tree.js";

/**
 * A revision's content if the request does not name slots: unchanged, expanded, parsed or compared.
 */
export function deprecatedContent(call: ModuleCall, row: TableRow, text: string): RenderedRow {
  const props = argumentList(call, "prop");
  const hasContent = props.includes("content");
  const hasTree =
    props.includes("parsetree") || (hasContent && argument(call, "generatexml") === true);
  const parts: readonly RenderedRow[] = [
    hasContent ? content(call, row, text) : { fields: {} },
    hasTree ? tree(call, row, text) : { fields: {} },
  ];
  return {
    fields: Object.assign({}, ...parts.map(({ fields }) => fields), diff(call, row, text)),
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
  const isExpanded = argument(call, "expandtemplates") === true;
  if (isExpanded && isWikitext)
    return { fields: { content: expandWikitext(store, title, text, false).wikitext } };
  const { contentformat = "", contentmodel = "" } = row;
  if (!isExpanded && (argument(call, "contentformat") ?? contentformat) === contentformat)
    return { fields: { contentformat, contentmodel, content: text } };
  const warning = {
    code: isExpanded ? "templateexpansion-notwikitext" : "badformat",
    text: `The content model of "${name}" does not have this format.`,
  };
  return { fields: { badcontentformat: true }, warnings: [warning] };
}

/** The comparison of a revision with a different one, or with a text. */
function diff(call: ModuleCall, row: TableRow, text: string): Readonly<Record<string, Json>> {
  const { store } = call;
  const target = argumentText(call, "diffto");
  const other = argumentText(call, "difftotext");
  if (other !== undefined) return { diff: { body: textDiff(text, other, "table") } };
  if (target === undefined) return {};
  const revid = numberOrZero(row["revid"]);
  const ids: Readonly<Record<string, readonly [from: Json, to: Json]>> = {
    prev: [row["parentid"] || false, revid],
    next: [revid, store.find("revisions", "parentid", revid)[0]?.["revid"] ?? revid],
    cur: [revid, store.pageById(row["pageid"])?.["lastrevid"] ?? 0],
  };
  const [from, to] = ids[textOrEmpty(target)] ?? [revid, Number(target)];
  const [before, after] = [from, to].map((id) => {
    const [revision] = store.find("revisions", "revid", id);
    if (!revision) return "";
    return isFieldHidden(revision, "content", call.caller) ? undefined : revision["content"];
  });
  const isHidden = before === undefined || after === undefined;
  const body = isHidden ? false : textDiff(textOrEmpty(before), textOrEmpty(after), "table");
  return { diff: { from, to, body } };
}
