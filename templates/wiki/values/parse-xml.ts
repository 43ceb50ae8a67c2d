import { decodeReferences } from "../../runtime/rules/character-reference.js";

/** An element of XML with its text and the elements in it. */
export interface XmlNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** Its own text, without that of its children. */
  readonly text: string;
}

interface OpenNode {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  text: string;
}

/** The root element of a document; undefined if it is not well-formed. DTDs are not read. */
export function parseXml(document: string): XmlNode | undefined {
  const stack: OpenNode[] = [{ name: "", attributes: {}, children: [], text: "" }];
  let at = 0;
  while (at < document.length) {
    const open = stack.at(-1);
    const start = document.indexOf("<", at);
    if (!open) return undefined;
    open.text += decodeReferences(document.slice(at, start < 0 ? undefined : start));
    if (start < 0) break;
    const end = endOfMark(document, start);
    if (end < 0) return undefined;
    const mark = document.slice(start, end);
    at = end;
    if (mark.startsWith("<![CDATA[")) open.text += mark.slice(9, -3);
    else if (mark.startsWith("</")) {
      const closed = stack.pop();
      const parent = stack.at(-1);
      if (!closed || !parent || closed.name !== mark.slice(2, -1).trim()) return undefined;
      parent.children.push(closed);
    } else if (!/^<[?!]/.test(mark)) {
      const node = startedNode(mark);
      if (!node) return undefined;
      if (mark.endsWith("/>")) open.children.push(node);
      else stack.push(node);
    }
  }
  const [root, ...unclosed] = stack;
  const [first, ...others] = root?.children ?? [];
  return unclosed.length > 0 || others.length > 0 || root?.text.trim() !== "" ? undefined : first;
}

/** The end of a tag, a comment, a section of characters, or a declaration. */
function endOfMark(document: string, start: number): number {
  const [opening, closing] = document.startsWith("<!--", start)
    ? ["<!--", "-->"]
    : document.startsWith("<![CDATA[", start)
      ? ["<![CDATA[", "]]>"]
      : ["<", ">"];
  const end = document.indexOf(closing, start + opening.length);
  return end < 0 ? -1 : end + closing.length;
}

function startedNode(mark: string): OpenNode | undefined {
  const [, name] = /^<([\w:.-]+)/.exec(mark) ?? [];
  if (name === undefined) return undefined;
  const rest = mark.slice(name.length + 1);
  const attributes = Object.fromEntries(
    Array.from(rest.matchAll(/(?<![\w:.-])([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g), (found) => [
      found[1] ?? "",
      decodeReferences(found[2] ?? found[3] ?? ""),
    ]),
  );
  return { name, attributes, children: [], text: "" };
}
