import { argumentList } from "../call/module-call.js";
import type { ModuleCall } from "../call/module-call.js";
import { compareCells } from "../values/compare.js";
import type { Filter, ConditionContext, Test } from "./condition-types.js";
import { pageNameOf } from "../data/page-name.js";
import { refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import { parseTitle, titleOfPart } from "../data/title.js";

/** Matches the rows whose title an argument is. Arguments that are not such titles are ignored. */
export function amongTitles(
  { param, namespace, warn }: TitleTest,
  call: ModuleCall,
  { warnings }: ConditionContext,
): Filter {
  const names = new Set<string>();
  for (const text of argumentList(call, param)) {
    const title = parseTitle(call.store.site, String(text));
    if (title.kind === "title" && (namespace === undefined || title.ns === namespace))
      names.add(pageNameOf(title.ns, title.key));
    else if (warn !== undefined)
      warnings.push({
        code: warn,
        text: `${JSON.stringify(text)} is not a valid title for ${param}.`,
      });
  }
  return ({ ns, key }) => names.has(pageNameOf(numberOrZero(ns), textOrEmpty(key)));
}

interface TitleTest {
  readonly param: string;
  readonly namespace?: number;
  readonly warn?: string;
}

/** Tests that compare the complete title, its namespace first. */
export type TitlePartTest = Extract<Test, `title ${string}`>;

/** Namespaces are compared before keys; the direction reverses bounds. */
export function byTitlePart(
  part: string,
  test: TitlePartTest,
  { store }: ModuleCall,
  { down }: ConditionContext,
): Filter | Refused {
  const title = titleOfPart(store.site, part);
  if (!title) return refused("invalidtitle", `${JSON.stringify(part)} is no part of a title.`);
  if (test === "title starts")
    return ({ ns, key }) => ns === title.ns && textOrEmpty(key).startsWith(title.key);
  const sign = (test === "title from" ? 1 : -1) * (down ? -1 : 1);
  return ({ ns, key }) => (numberOrZero(ns) - title.ns || compareCells(key, title.key)) * sign >= 0;
}
