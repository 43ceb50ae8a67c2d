import type { ApiMessage } from "../../model/api-message.js";
import { argument } from "../call/module-call.js";
import type { Asked } from "../call/module-call.js";
import { numberOrZero, textIn } from "../values/row.js";
import type { Row } from "../values/row.js";
import { escapeHtml } from "../../http/html.js";
import type { RevisionWish, Shown } from "./row-renderer.js";

/**
 * The content of a revision as the server gives it where no slots are named, with what can be made of
 * it then: expanded, parsed, compared. What needs a parser of wiki markup is of the right form and not
 * what the server would say.
 */
export function deprecatedContent(
  wish: RevisionWish,
  row: Row,
  text: string,
  diffs: { left: number },
): Shown {
  const parts = [
    parseTree(wish, row, text),
    wish.props.has("content") ? content(wish, row, text) : NOTHING,
    diff(wish, row, diffs),
  ];
  return {
    fields: Object.assign({}, ...parts.map(({ fields }) => fields)),
    warnings: parts.flatMap(({ warnings = [] }) => warnings),
  };
}

const NOTHING: Shown = { fields: {} };

function isWikitext(row: Row): boolean {
  return row["contentmodel"] === "wikitext";
}

function parseTree({ asked, props }: RevisionWish, row: Row, text: string): Shown {
  const isWanted =
    props.has("parsetree") || (props.has("content") && argument(asked, "generatexml") === true);
  if (!isWanted) return NOTHING;
  if (isWikitext(row)) return { fields: { parsetree: `<root>${escapeHtml(text)}</root>` } };
  return {
    fields: { badcontentformatforparsetree: true },
    warnings: [warning("parsetree-notwikitext", row, asked)],
  };
}

function content({ asked }: RevisionWish, row: Row, text: string): Shown {
  if (argument(asked, "parse") === true)
    return {
      fields: { content: `<div class="mw-parser-output"><p>${escapeHtml(text)}\n</p></div>` },
    };
  if (argument(asked, "expandtemplates") === true) {
    if (isWikitext(row)) return { fields: { content: text } };
    return {
      fields: { badcontentformat: true },
      warnings: [warning("templateexpansion-notwikitext", row, asked)],
    };
  }
  const contentformat = textIn(row["contentformat"]);
  const wanted = argument(asked, "contentformat") ?? contentformat;
  if (wanted !== contentformat)
    return { fields: { badcontentformat: true }, warnings: [warning("badformat", row, asked)] };
  return { fields: { contentformat, contentmodel: textIn(row["contentmodel"]), content: text } };
}

/** The server warns once of a page. */
function warning(code: string, row: Row, { store }: Asked): ApiMessage {
  const model = textIn(row["contentmodel"]);
  const title = textIn(row["title"] ?? store.pageById(row["pageid"])?.["title"]);
  return { code, text: `${title}: content of the model ${model} has no such form.` };
}

/** The server compares one revision a request; which ones are compared is right, the comparison is empty. */
function diff({ asked }: RevisionWish, row: Row, diffs: { left: number }): Shown {
  const target = argument(asked, "diffto");
  const isText = argument(asked, "difftotext") !== undefined;
  if (!isText && target === undefined) return NOTHING;
  const { store } = asked;
  const revid = numberOrZero(row["revid"]);
  // What is deleted is compared with nothing, which counts as known.
  if (!isText && store.find("revisions", "revid", revid).length === 0)
    return { fields: { diff: { from: row["parentid"] || false, to: revid, body: "" } } };
  if (diffs.left === 0) return { fields: { diff: { notcached: true } } };
  diffs.left -= 1;
  if (isText) return { fields: { diff: { body: "" } } };
  const page = store.find("revisions", "pageid", row["pageid"]);
  switch (target) {
    case "prev":
      return { fields: { diff: { from: row["parentid"] || false, to: revid, body: "" } } };
    case "next": {
      const next = page.find(({ parentid }) => parentid === revid);
      return { fields: { diff: { from: revid, to: next?.["revid"] ?? revid, body: "" } } };
    }
    case "cur":
      // The server names the current revision by 0.
      return { fields: { diff: { from: revid, to: 0, body: "" } } };
    default:
      return { fields: { diff: { from: revid, to: Number(target), body: "" } } };
  }
}
