// Property modules of the stub that no selection describes.

import type { JsonObject } from "../../../runtime/model/json.js";
import { argumentText } from "../../call/module-call.js";
import type { ModuleCall } from "../../call/module-call.js";
import { badContinue } from "../../../runtime/query-service/continuation.js";
import type { ModuleResponse, CustomModule } from "../../call/module-response.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import type { Outcome } from "../../../runtime/query-service/outcome.js";
import { numberOrZero } from "../../values/row.js";
import type { TableRow } from "../../values/row.js";
import { selectRows } from "../../select/select-rows.js";
import type { SelectedRows } from "../../select/select-rows.js";
import { contains, grants, isnt, none } from "../../select/row-condition.js";
import type { RowsSelection } from "../../select/selection.js";
import type { ComputedColumn } from "../../columns/column.js";

/** The server handles this many pages per request. */
const MOST_PAGES = 100;

const groupsOfAccount: ComputedColumn = ({ user }, { store }) =>
  store.find("users", "name", user)[0]?.["groups"];

/** Who has an account and edited a page: one row for both, by the numbers of the two. */
const BY_ACCOUNTS: RowsSelection = {
  from: "revisions",
  where: [
    isnt("userid", 0),
    isnt("userhidden", true),
    contains(groupsOfAccount, "group"),
    none(contains(groupsOfAccount, "excludegroup")),
    grants(groupsOfAccount, "rights"),
    none(grants(groupsOfAccount, "excluderights")),
  ],
  distinct: ["pageid", "actor"],
  order: ["pageid", "actor"],
};

/**
 * The contributors of pages: accounts by name, others by their number, for as many pages as the
 * server handles (observed on MediaWiki 1.39).
 */
export const contributors: CustomModule = (call) => {
  const continued = argumentText(call, "continue");
  const parts = continued?.split("|") ?? ["0", "0"];
  if (parts.length !== 2) return badContinue();
  const from = Number(parts[0]);
  const pages = call.pages
    .existing()
    .map(({ id }) => id)
    .filter((id) => id >= from)
    .sort((a, b) => a - b);
  const next = pages[MOST_PAGES];
  const processed = new Set(pages.slice(0, MOST_PAGES));
  const revisions = call.store
    .rows("revisions")
    .filter(({ pageid }) => processed.has(numberOrZero(pageid)));
  const selected = selectRows(BY_ACCOUNTS, call, revisions);
  return selected.kind === "refused"
    ? selected
    : listed(processed, revisions, selected.value, next, call);
};

function listed(
  processed: ReadonlySet<number>,
  revisions: readonly TableRow[],
  { rows, continueParams }: SelectedRows,
  next: number | undefined,
  { module }: ModuleCall,
): Outcome<ModuleResponse> {
  const fields = [...processed].map((id): [number, JsonObject] => {
    const others = revisions.filter(
      ({ pageid, userid, userhidden }) => pageid === id && userid === 0 && userhidden !== true,
    );
    const anoncontributors = new Set(others.map(({ user }) => user)).size;
    const list = rows
      .filter(({ pageid }) => pageid === id)
      .map(({ userid, user }): JsonObject => ({ userid, name: user }));
    return [
      id,
      {
        ...(anoncontributors > 0 && { anoncontributors }),
        ...(list.length > 0 && { [module.name]: list }),
      },
    ];
  });
  const params = continueParams ?? (next === undefined ? undefined : { continue: `${next}|0` });
  return ok({ pages: new Map(fields), ...(params && { continueParams: params }) });
}
