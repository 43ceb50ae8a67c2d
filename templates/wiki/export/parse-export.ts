import { parseXml } from "../values/parse-xml.js";
import type { XmlNode } from "../values/parse-xml.js";

/** A revision of an export. */
export interface ExportedRevision {
  /** The name of an account, or an address; empty if it is hidden. */
  readonly user: string;
  readonly isAddress: boolean;
  /** ISO 8601. */
  readonly timestamp: string;
  readonly comment: string;
  readonly minor: boolean;
  readonly contentmodel: string;
  readonly text: string;
  /** In base 36; empty if the export has none. */
  readonly sha1: string;
}

/** A page of an export. */
export interface ExportedPage {
  /** With the name of the namespace on the wiki that was exported. */
  readonly title: string;
  readonly ns: number;
  /** In the order of the export. */
  readonly revisions: readonly ExportedRevision[];
}

/** Reads the pages of an export; undefined if it is not one. Uploads in it are not read. */
export function parseExport(document: string): readonly ExportedPage[] | undefined {
  const root = parseXml(document);
  if (root?.name !== "mediawiki") return undefined;
  return childrenOf(root, "page").map((page) => ({
    title: textIn(page, "title"),
    ns: Number(textIn(page, "ns")),
    revisions: childrenOf(page, "revision").map(revisionOf),
  }));
}

function revisionOf(revision: XmlNode): ExportedRevision {
  const [contributor] = childrenOf(revision, "contributor");
  const address = contributor ? textIn(contributor, "ip") : "";
  const name = contributor ? textIn(contributor, "username") : "";
  return {
    user: address === "" ? name : address,
    isAddress: address !== "",
    timestamp: textIn(revision, "timestamp"),
    comment: textIn(revision, "comment"),
    minor: childrenOf(revision, "minor").length > 0,
    contentmodel: textIn(revision, "model") || "wikitext",
    text: textIn(revision, "text"),
    sha1: textIn(revision, "sha1"),
  };
}

function childrenOf({ children }: XmlNode, name: string): readonly XmlNode[] {
  return children.filter((child) => child.name === name);
}

function textIn(node: XmlNode, name: string): string {
  return childrenOf(node, name)[0]?.text ?? "";
}
