import { escapeAttribute, escapeHtml } from "../../runtime/http/html.js";
import { generalFacts } from "../data/site.js";
import type { Site } from "../data/site.js";
import { prefixed } from "../data/title.js";
import type { Title } from "../data/title.js";
import { textOrEmpty } from "../values/row.js";

/**
 * The start of a page's HTML document, including the start tag of its body. Contains the body
 * classes of MediaWiki 1.45 that do not depend on the skin or the user.
 *
 * @param heading the page title in the document title, before the wiki name
 */
export function pageHead(site: Site, title: Title, heading: string): string {
  const { lang, rtl, generator, sitename } = generalFacts(site);
  const direction = rtl === true ? "rtl" : "ltr";
  const { ns, key, text } = title;
  const [root = key] = site.namespaces.get(ns)?.subpages === true ? key.split("/") : [];
  const classes = [
    `mediawiki ${direction} sitedir-${direction} ns-${ns}`,
    ns < 0 ? "ns-special" : ns % 2 === 1 ? "ns-talk" : "ns-subject",
    className(`page-${text}`),
    className(`rootpage-${prefixed(site, ns, root)}`),
    "action-view",
  ];
  return `<!DOCTYPE html>
<html class="client-nojs" lang="${escapeAttribute(textOrEmpty(lang))}" dir="${direction}">
<head>
<meta charset="UTF-8">
<title>${escapeHtml(`${heading} - ${textOrEmpty(sitename)}`)}</title>
<meta name="generator" content="${escapeAttribute(textOrEmpty(generator))}">
</head>
<body class="${escapeAttribute(classes.join(" "))}">`;
}

/**
 * Converts a text to a class name: ASCII characters other than letters, digits, `-` and `\` become
 * `_`.
 */
function className(text: string): string {
  return text.replaceAll(/[\0-,./:-@[\]^_`{-~\u{a0}]+/gu, "_").replace(/_$/, "");
}
