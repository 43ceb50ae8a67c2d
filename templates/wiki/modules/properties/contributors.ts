import { badContinue } from "../../../runtime/query-service/continuation.js";
import { ok } from "../../../runtime/query-service/outcome.js";
import type { PageFields } from "../../../runtime/query-service/page-fields.js";
import { argumentText } from "../../call/module-call.js";
import type { CustomModule } from "../../call/module-response.js";
import { selectRows } from "../../select/select-rows.js";
import { contains, grants, isnt, none } from "../../select/row-condition.js";
import type { RowsSelection } from "../../select/selection.js";
import type { ComputedColumn } from "../../columns/column.js";

/** The number of pages that the server handles in one request. */
const MOST_PAGES = 100;

const groupsOfAccount: ComputedColumn = ({ user }, { store }) =>
  store.find("users", "name", user)[0]?.["groups"];

/**
 * The accounts that edited a page: one row per pair of page and account, ordered by both numbers.
 */
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

/** Page contributors: accounts by name, others by number (observed on MediaWiki 1.39). */
export const contributors: CustomModule = (call) => {
  const parts = argumentText(call, "continue")?.split("|") ?? ["0", "0"];
  if (parts.length !== 2) return badContinue();
  const ids = call.pages.existing().map(({ id }) => id);
  const remaining = ids.filter((id) => id >= Number(parts[0])).sort((a, b) => a - b);
  const processed = new Set(remaining.slice(0, MOST_PAGES));
  const next = remaining[MOST_PAGES];
  const revisions = [...processed].flatMap((id) => call.store.find("revisions", "pageid", id));
  const selected = selectRows(BY_ACCOUNTS, call, { rows: () => revisions });
  if (selected.kind === "refused") return selected;
  const { rows } = selected.value;
  const continueParams =
    selected.value.continueParams ?? (next === undefined ? undefined : { continue: `${next}|0` });
  const pages = Array.from(processed, (id): PageFields => {
    const others = call.store
      .find("revisions", "pageid", id)
      .filter(({ userid, userhidden }) => userid === 0 && userhidden !== true);
    const anoncontributors = new Set(others.map(({ user }) => user)).size;
    const list = rows.filter(({ pageid }) => pageid === id);
    return {
      id,
      fields: {
        ...(anoncontributors > 0 && { anoncontributors }),
        ...(list.length > 0 && {
          [call.module.name]: list.map(({ userid, user }) => ({ userid, name: user })),
        }),
      },
    };
  });
  return ok({ pages, ...(continueParams && { continueParams }) });
};
