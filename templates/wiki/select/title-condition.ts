import type { ApiMessage } from "../../runtime/model/api-message.js";
import { argumentList } from "../call/module-call.js";
import type { ModuleCall } from "../call/module-call.js";
import { compareCells } from "../values/compare.js";
import type { Filter, ConditionContext, RowCondition, Test } from "./condition-types.js";
import { pageNameOf } from "../data/page-name.js";
import { refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import { numberOrZero, textOrEmpty } from "../values/row.js";
import type { Store } from "../store/store.js";
import { parseTitle, titleOfPart } from "../data/title.js";
import type { Title } from "../data/title.js";

/** Wants the rows whose title is one of those that are given; what is no title is passed over. */
export function amongTitles(
  values: readonly unknown[],
  namespace: number | undefined,
  { store }: ModuleCall,
): Filter {
  const titles = values.flatMap((text) => titleIn(store, String(text), namespace) ?? []);
  const names = new Set(titles.map(({ ns, key }) => pageNameOf(ns, key)));
  return ({ ns, key }) => names.has(pageNameOf(numberOrZero(ns), textOrEmpty(key)));
}

function titleIn({ site }: Store, text: string, namespace: number | undefined): Title | undefined {
  const title = parseTitle(site, text);
  const isFitting = title.kind === "title" && (namespace === undefined || title.ns === namespace);
  return isFitting ? title : undefined;
}

/** The server's warnings about arguments that are not titles, or not of the right namespace. */
export function titleWarnings(
  conditions: readonly RowCondition[],
  call: ModuleCall,
): readonly ApiMessage[] {
  return conditions.flatMap((condition) => {
    if (!("param" in condition && "warn" in condition) || condition.warn === undefined) return [];
    const { param, warn, namespace } = condition;
    const unfit = argumentList(call, param).filter(
      (text) => titleIn(call.store, String(text), namespace) === undefined,
    );
    return unfit.map((text) => ({
      code: warn,
      text: `${JSON.stringify(text)} is no title that ${param} takes.`,
    }));
  });
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
