import { ipForm } from "../../runtime/rules/ip.js";
import { base36Hash } from "../tables/file-hash.js";
import { listOrEmpty, numberOrZero, textOrEmpty } from "../values/row.js";
import type { TableRow } from "../values/row.js";
import { xmlElement } from "./xml-element.js";

const INDENT = "      ";

/**
 * A revision in an export.
 *
 * @param history all revisions of its page, oldest first
 */
export function revisionXml(
  row: TableRow,
  history: readonly TableRow[],
  schema: "0.10" | "0.11",
): string {
  const { revid, parentid, timestamp, minor, comment } = row;
  const isHidden = row["texthidden"] === true;
  const sha1 = base36Hash(textOrEmpty(row["sha1"]));
  const lines = [
    xmlElement("id", String(numberOrZero(revid))),
    ...(numberOrZero(parentid) === 0
      ? []
      : [xmlElement("parentid", String(numberOrZero(parentid)))]),
    xmlElement("timestamp", textOrEmpty(timestamp)),
    ...(row["userhidden"] === true
      ? [xmlElement("contributor", "", { deleted: "deleted" })]
      : contributorXml(row)),
    ...(minor === true ? ["<minor/>"] : []),
    ...(row["commenthidden"] === true
      ? [xmlElement("comment", "", { deleted: "deleted" })]
      : textOrEmpty(comment) === ""
        ? []
        : [xmlElement("comment", textOrEmpty(comment))]),
    ...(schema === "0.11" ? [xmlElement("origin", String(originOf(row, history)))] : []),
    xmlElement("model", textOrEmpty(row["contentmodel"])),
    xmlElement("format", textOrEmpty(row["contentformat"])),
    xmlElement("text", isHidden ? "" : textOrEmpty(row["content"]), {
      bytes: numberOrZero(row["size"]),
      ...(schema === "0.11" && { sha1 }),
      ...(isHidden ? { deleted: "deleted" } : { "xml:space": "preserve" }),
    }),
    isHidden ? "<sha1/>" : xmlElement("sha1", sha1),
  ];
  return `    <revision>\n${lines.map((line) => `${INDENT}${line}\n`).join("")}    </revision>\n`;
}

function contributorXml({ user, userid }: TableRow): readonly string[] {
  const name = textOrEmpty(user);
  const id = numberOrZero(userid);
  const isAddress = id === 0 && ipForm(name)?.kind === "ip";
  return [
    "<contributor>",
    ...(isAddress
      ? [`  ${xmlElement("ip", name)}`]
      : [`  ${xmlElement("username", name)}`, `  ${xmlElement("id", String(id))}`]),
    "</contributor>",
  ];
}

/**
 * The revision that the text was saved with. One that did not change its text, such as a move, has
 * that of its parent, and a rollback that of the revision it went back to.
 */
function originOf(row: TableRow, history: readonly TableRow[]): number {
  const { revid, parentid, sha1, contentmodel } = row;
  const isSame = (other: TableRow): boolean =>
    other["sha1"] === sha1 && other["contentmodel"] === contentmodel;
  const earlier = history.filter((other) => numberOrZero(other["revid"]) < numberOrZero(revid));
  const parent = earlier.find((other) => other["revid"] === parentid);
  if (parent && isSame(parent)) return originOf(parent, history);
  const isRollback = listOrEmpty(row["tags"]).includes("mw-rollback");
  const restored = isRollback ? [...earlier].reverse().find(isSame) : undefined;
  return restored ? originOf(restored, history) : numberOrZero(revid);
}
