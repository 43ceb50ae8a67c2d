import { escapeAttribute } from "../../runtime/http/html.js";
import type { Site } from "../data/site.js";
import { preprocess } from "./preprocess.js";
import type { BracesPart, WikitextNode } from "./preprocess.js";

/** The tree omits braces below this depth. */
const MAX_DEPTH = 100;

/** The tree of wikitext as XML, as `prop=parsetree` returns it. */
export function parseTree(site: Site, text: string): string {
  return `<root>${treeOf(preprocess(site, text), 0)}</root>`;
}

function treeOf(nodes: readonly WikitextNode[], depth: number): string {
  return depth > MAX_DEPTH ? "" : nodes.map((node) => treeOfNode(node, depth)).join("");
}

function treeOfNode(node: WikitextNode, depth: number): string {
  switch (node.kind) {
    case "text":
      return escapeAttribute(node.text);
    case "comment":
      return element("comment", escapeAttribute(node.text));
    case "ignored":
      return element("ignore", escapeAttribute(node.text));
    case "heading":
      return `<h level="${node.level}" i="${node.index}">${treeOf(node.nodes, depth)}</h>`;
    case "extension": {
      const { name, attributes, content, end } = node;
      const attr = attributes === "" ? "<attr/>" : element("attr", escapeAttribute(attributes));
      const inner = content === undefined ? "" : element("inner", escapeAttribute(content));
      const close = end === "" ? "" : element("close", escapeAttribute(end));
      return element("ext", element("name", name) + attr + inner + close);
    }
    case "template":
    case "parameter": {
      const [title, ...args] = node.parts;
      const name = node.kind === "template" ? "template" : "tplarg";
      const lineStart = node.isLineStart ? ' lineStart="1"' : "";
      const parts = partsOf(args, depth + 1);
      return `<${name}${lineStart}>${element("title", treeOf(title?.nodes ?? [], depth + 1))}${parts}</${name}>`;
    }
  }
}

function partsOf(args: readonly BracesPart[], depth: number): string {
  let position = 0;
  return args
    .map(({ name, nodes }) => {
      if (!name) position += 1;
      const written = name
        ? `${element("name", treeOf(name, depth))}<equals>=</equals>`
        : `<name index="${position}"/>`;
      return element("part", written + element("value", treeOf(nodes, depth)));
    })
    .join("");
}

function element(name: string, content: string): string {
  return `<${name}>${content}</${name}>`;
}
