import { ruleRefusal } from "../call/rule-refusal.js";
import { import_Module } from "../../../generated/actions/import.js";
import { ipForm } from "../../runtime/rules/ip.js";
import { argumentOrEmpty, argumentText } from "../call/module-call.js";
import type { ActionCall } from "../call/stub-action.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { WikiRevisionData, WikiRevisionRow } from "../data/wiki-data.js";
import { parseExport } from "../export/exported-pages.js";
import { contentColumns } from "../tables/revision-rows.js";
import { tagRefusal } from "./arguments.js";
import { nextPage, nextRevision } from "./draft.js";
import type { ChangeActor, Draft } from "./draft.js";
import { byTime } from "./history.js";
import { check, refuse } from "./refusal.js";
import type { WriteAction } from "./write-action.js";

/** The action `import` for an export in a file. The stub does not fetch pages from other wikis. */
export const importAction: WriteAction = {
  module: import_Module,
  unsupported: ["fullhistory", "interwikipage", "interwikisource", "templates"],
  checksRules: true,
  run(call) {
    const { caller, files } = call;
    if (!caller.rights.has("importupload"))
      refuse("cantimport-upload", "You are not allowed to import pages from files.");
    check(ruleRefusal(call));
    const file = files.get("xml");
    if (!file) refuse("nofile", "The xml parameter must be a file.");
    check(tagRefusal(call));
    const titleFor = importedTitles(call);
    const exported =
      parseExport(new TextDecoder().decode(file)) ??
      refuse("import-unknownerror", "The file is not an export in JSON.");
    const pages = call.change(
      (draft) => {
        draft.countsArticles = false;
        return exported.flatMap((page) => {
          const title = titleFor(page.title);
          if (!title || title.ns < 0) return [];
          const revisions = importPage(draft, title, page.revisions, call);
          return [{ ns: title.ns, title: title.text, revisions }];
        });
      },
      { comment: argumentOrEmpty(call, "summary") },
    );
    return { body: { import: pages } };
  },
};

/** The titles of imported pages: as exported, in a different namespace, or below a page. */
function importedTitles(call: ActionCall): (written: string) => Title | undefined {
  const { site } = call.store;
  const { namespace } = call.args;
  const rootpage = argumentText(call, "rootpage");
  const root = rootpage === undefined ? undefined : parseTitle(site, rootpage);
  if (root && root.kind !== "title")
    refuse("import-rootpage-invalid", "The root page is not a valid title.");
  if (root && site.namespaces.get(root.ns)?.subpages !== true)
    refuse("import-rootpage-nosubpage", "The root page's namespace does not allow subpages.");
  return (written) => {
    const title = parseTitle(site, root ? `${root.text}/${written}` : written);
    if (title.kind !== "title") return undefined;
    return typeof namespace === "number" ? titleOf(site, namespace, title.key) : title;
  };
}

/**
 * Imports the revisions that a page lacks, and returns their number. If there are any, it adds a
 * revision and a log entry.
 */
function importPage(
  draft: Draft,
  title: Title,
  revisions: readonly WikiRevisionData[],
  call: ActionCall,
): number {
  const { comment, tags } = draft.author;
  const count = revisions.filter((each) => importRevision(draft, title, each, call)).length;
  if (count === 0) return 0;
  const summary = `${count} ${count === 1 ? "revision" : "revisions"} imported`;
  const reason = comment === "" ? summary : `${summary}: ${comment}`;
  const { revision } = draft.reviseWithSameText(title, reason, tags);
  draft.log({ type: "import", action: "upload", title, made: revision, params: { count } });
  return count;
}

/** Adds a revision, unless the page has a revision with the same time and text. */
function importRevision(
  draft: Draft,
  title: Title,
  { timestamp = draft.time, text, user, contentmodel, comment, minor }: WikiRevisionData,
  call: ActionCall,
): boolean {
  const { tables } = draft;
  const page = draft.page(title);
  const before = draft.latest(page);
  const others = tables.revisions.filter(({ pageid }) => pageid === page?.pageid);
  if (others.some((row) => row.timestamp === timestamp && row.content === text)) return false;
  const earlier = others.filter((row) => row.timestamp <= timestamp).sort(byTime);
  const row: WikiRevisionRow = {
    revid: nextRevision(tables),
    pageid: page?.pageid ?? nextPage(tables),
    parentid: earlier.at(-1)?.revid ?? 0,
    ...(user === undefined ? draft.author.actor : authorOf(user, draft, call)),
    timestamp,
    comment: comment ?? "",
    minor: minor ?? false,
    ...contentColumns(text, contentmodel ?? "wikitext"),
    tags: [],
  };
  draft.put({ revisions: [...tables.revisions, row] });
  if (before && before.timestamp > timestamp) return true;
  draft.present(title, row);
  draft.edits += 1;
  return true;
}

/** Authors from other wikis get the prefix, but IP addresses do not. */
function authorOf(user: string, { tables }: Draft, call: ActionCall): ChangeActor {
  const known = tables.users.find(({ name }) => name === user);
  if (known && call.args["assignknownusers"] === true) return { user, userid: known.userid };
  const isAddress = ipForm(user)?.kind === "ip";
  const name = isAddress ? user : `${argumentOrEmpty(call, "interwikiprefix")}>${user}`;
  return { user: name, userid: 0, anon: true };
}
