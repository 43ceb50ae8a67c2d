import type { ApiMessage } from "../../runtime/model/api-message.js";
import { argument, argumentText } from "../call/module-call.js";
import type { ModuleCall } from "../call/module-call.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { escapeHtml } from "../../runtime/http/html.js";
import { textDiff } from "../diff/text-diff.js";
import { isFieldHidden } from "../store/suppression.js";
import type { RevisionOptions, RenderedRow } from "./row-renderer.js";

/**
 * The content of a revision if the request names no slots: as it is, expanded, parsed or compared.
 * Output that needs a parser of wiki markup has the right form, but not the server's content.
 */
export function deprecatedContent(
  options: RevisionOptions,
  row: TableRow,
  text: string,
  diffs: { left: number },
): RenderedRow {
  const parts = [
    parseTree(options, row, text),
    options.props.has("content") ? content(options, row, text) : NOTHING,
    diff(options, row, text, diffs),
  ];
  return {
    fields: Object.assign({}, ...parts.map(({ fields }) => fields)),
    warnings: parts.flatMap(({ warnings = [] }) => warnings),
  };
}

const NOTHING: RenderedRow = { fields: {} };

function isWikitext(row: TableRow): boolean {
  return row["contentmodel"] === "wikitext";
}

function parseTree({ call, props }: RevisionOptions, row: TableRow, text: string): RenderedRow {
  const isWanted =
    props.has("parsetree") || (props.has("content") && argument(call, "generatexml") === true);
  if (!isWanted) return NOTHING;
  if (isWikitext(row)) return { fields: { parsetree: `<root>${escapeHtml(text)}</root>` } };
  return {
    fields: { badcontentformatforparsetree: true },
    warnings: [warning("parsetree-notwikitext", row, call)],
  };
}

function content({ call }: RevisionOptions, row: TableRow, text: string): RenderedRow {
  if (argument(call, "parse") === true)
    return {
      fields: { content: `<div class="mw-parser-output"><p>${escapeHtml(text)}\n</p></div>` },
    };
  if (argument(call, "expandtemplates") === true) {
    if (isWikitext(row)) return { fields: { content: text } };
    return {
      fields: { badcontentformat: true },
      warnings: [warning("templateexpansion-notwikitext", row, call)],
    };
  }
  const contentformat = textOrEmpty(row["contentformat"]);
  const wanted = argument(call, "contentformat") ?? contentformat;
  if (wanted !== contentformat)
    return { fields: { badcontentformat: true }, warnings: [warning("badformat", row, call)] };
  return {
    fields: { contentformat, contentmodel: textOrEmpty(row["contentmodel"]), content: text },
  };
}

/** The server warns once of a page. */
function warning(code: string, row: TableRow, { store }: ModuleCall): ApiMessage {
  const model = textOrEmpty(row["contentmodel"]);
  const title = textOrEmpty(row["title"] ?? store.pageById(row["pageid"])?.["title"]);
  return { code, text: `${title}: content of the model ${model} has no such form.` };
}

/** The server compares one revision a request. */
function diff(
  { call }: RevisionOptions,
  row: TableRow,
  text: string,
  diffs: { left: number },
): RenderedRow {
  const target = argument(call, "diffto");
  const other = argumentText(call, "difftotext");
  if (other === undefined && target === undefined) return NOTHING;
  const { store } = call;
  const revid = numberOrZero(row["revid"]);
  // A deleted revision is compared with an empty text, as if it were known.
  if (other === undefined && store.find("revisions", "revid", revid).length === 0)
    return { fields: { diff: { from: row["parentid"] || false, to: revid, body: "" } } };
  if (diffs.left === 0) return { fields: { diff: { notcached: true } } };
  diffs.left -= 1;
  if (other !== undefined) return { fields: { diff: { body: textDiff(text, other, "table") } } };
  const { from, to, compared = to } = comparedIds(row, target, store);
  const [before, after] = [from, compared].map((id) => storedText(call, id));
  const isHidden = before === undefined || after === undefined;
  const body = isHidden ? false : textDiff(before, after, "table");
  return { fields: { diff: { from, to, body } } };
}

/** The numbers of both revisions, and that of the second if the response has another. */
interface ComparedIds {
  readonly from: number | false;
  readonly to: number;
  readonly compared?: number;
}

function comparedIds(row: TableRow, target: unknown, store: ModuleCall["store"]): ComparedIds {
  const revid = numberOrZero(row["revid"]);
  switch (target) {
    case "prev":
      return { from: numberOrZero(row["parentid"]) || false, to: revid };
    case "next": {
      const page = store.find("revisions", "pageid", row["pageid"]);
      const next = page.find(({ parentid }) => parentid === revid);
      return { from: revid, to: next ? numberOrZero(next["revid"]) : revid };
    }
    case "cur": {
      // The server names the current revision by 0.
      const current = numberOrZero(store.pageById(row["pageid"])?.["lastrevid"]);
      return { from: revid, to: 0, compared: current };
    }
    default:
      return { from: revid, to: Number(target) };
  }
}

/** The text of a revision, empty if there is none; undefined if the caller may not read it. */
function storedText({ store, caller }: ModuleCall, revid: number | false): string | undefined {
  const [row] = store.find("revisions", "revid", revid);
  if (!row) return "";
  return isFieldHidden(row, "content", caller) ? undefined : textOrEmpty(row["content"]);
}
