// Conditions on the titles of rows.

import { refused } from "../../runtime/query-service/outcome.js";
import { argument, argumentList, argumentText } from "../call/module-call.js";
import { parseTitle, titleOfPart, pageNameOf } from "../data/title.js";
import { compareCells } from "../values/compare.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { bound, startsWith } from "./row-condition.js";
import type { Convert } from "./row-condition.js";
import type { Condition } from "./selection.js";

/**
 * The key of a partial title in an argument.
 *
 * @param namespace the title's namespace. Default: the argument `namespace`
 */
export function titleKey(namespace?: number): Convert {
  return (text, call) => {
    const ns = namespace ?? argument(call, "namespace");
    const key = titleOfPart(call.store.site, text, typeof ns === "number" ? ns : 0)?.key;
    return key ?? refused("invalidtitle", `${JSON.stringify(text)} cannot be part of a title.`);
  };
}

/** Rows with keys in a range of titles. */
export function inTitles(namespace?: number): readonly Condition[] {
  return [
    bound("key", "from", "from", titleKey(namespace)),
    bound("key", "to", "to", titleKey(namespace)),
    startsWith("key", "prefix", titleKey(namespace)),
  ];
}

/**
 * Rows whose title is an argument. Ignores invalid titles and titles in different namespaces.
 *
 * @param warning the code of the server's warning about each of them
 */
export function titled(param: string, warning?: string, namespace?: number): Condition {
  return ({ call, warnings }) => {
    const texts = argumentList(call, param);
    if (texts.length === 0) return undefined;
    const names = new Set<string>();
    for (const text of texts) {
      const title = parseTitle(call.store.site, String(text));
      if (title.kind === "title" && (namespace === undefined || title.ns === namespace))
        names.add(pageNameOf(title.ns, title.key));
      else if (warning !== undefined)
        warnings.push({
          code: warning,
          text: `${String(text)} is not a valid title for ${param}.`,
        });
    }
    return ({ ns, key }) => names.has(pageNameOf(numberOrZero(ns), textOrEmpty(key)));
  };
}

/** The argument is the start of the row's title, or a bound in the order of namespaces and keys. */
export function titlePart(param: string, test: "starts" | "from" | "to"): Condition {
  return ({ call, down }) => {
    const text = argumentText(call, param);
    if (text === undefined) return undefined;
    const title = titleOfPart(call.store.site, text);
    if (!title) return refused("invalidtitle", `${param} cannot be part of a title.`);
    if (test === "starts")
      return ({ ns, key }) => ns === title.ns && textOrEmpty(key).startsWith(title.key);
    const sign = (test === "from") === down ? -1 : 1;
    return ({ ns, key }) =>
      (numberOrZero(ns) - title.ns || compareCells(key, title.key)) * sign >= 0;
  };
}
