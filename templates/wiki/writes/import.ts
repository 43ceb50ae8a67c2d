import { import_Module } from "../../../generated/actions/import.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import { ipForm } from "../../runtime/rules/ip.js";
import { argumentOrEmpty, argumentText } from "../call/module-call.js";
import type { ActionCall } from "../call/stub-action.js";
import { parseTitle, titleOf } from "../data/title.js";
import type { Title } from "../data/title.js";
import type { WikiRevisionData, WikiRevisionRow } from "../data/wiki-data.js";
import { parseExport } from "../export/exported-pages.js";
import type { ExportedPage } from "../export/exported-pages.js";
import { contentColumns } from "../tables/revision-rows.js";
import { tagRefusal } from "./arguments.js";
import { nextPage, nextRevision } from "./draft.js";
import type { ChangeActor, Draft } from "./draft.js";
import { byTime } from "./history.js";
import { withPresentText } from "./page-text.js";
import type { WriteAction } from "./write-action.js";

/** A page of an import, with the title that it gets. */
interface ImportedPage {
  readonly title: Title;
  readonly revisions: readonly WikiRevisionData[];
}

/** How an import names the authors of revisions. */
interface AuthorNames {
  /** The prefix of names: `en` makes `en>Ann`. */
  readonly prefix: string;
  /** Authors who have an account here have no prefix. */
  readonly assignsKnownUsers: boolean;
}

/** The action `import` of an export in a file. The stub fetches no pages from other wikis. */
export const importAction: WriteAction = {
  module: import_Module,
  unsupported: ["fullhistory", "interwikipage", "interwikisource", "templates"],
  run(call) {
    const planned = importedPages(call);
    if (planned.kind === "refused") return planned;
    const names = {
      prefix: argumentOrEmpty(call, "interwikiprefix"),
      assignsKnownUsers: call.args["assignknownusers"] === true,
    };
    const pages = call.change(
      (draft) => {
        draft.countsArticles = false;
        return planned.value.map((page) => {
          const { ns, text } = page.title;
          return { ns, title: text, revisions: importPage(draft, page, names) };
        });
      },
      { comment: argumentOrEmpty(call, "summary") },
    );
    return ok({ body: { import: pages } });
  },
};

/** Checks an import in the order of the server. */
function importedPages(call: ActionCall): Outcome<readonly ImportedPage[]> {
  const { args, caller, files } = call;
  if (args["namespace"] !== undefined && args["rootpage"] !== undefined)
    return refused("invalidparammix", "namespace and rootpage cannot be used together.");
  if (!caller.rights.has("importupload"))
    return refused("cantimport-upload", "You are not allowed to import pages from files.");
  if (argumentOrEmpty(call, "interwikiprefix") === "")
    return refused("nointerwikiprefix", "The interwikiprefix parameter is required.");
  const file = files.get("xml");
  if (!file) return refused("nofile", "The xml parameter must be a file.");
  const wrong = tagRefusal(call);
  if (wrong) return wrong;
  const root = rootTitle(call);
  if (root?.kind === "refused") return root;
  const exported = parseExport(new TextDecoder().decode(file));
  return exported
    ? ok(exported.flatMap((page) => importedPage(page, root?.value, call)))
    : refused("import-unknownerror", "The file is not an export in JSON.");
}

/** The page below which the imported pages get their titles. */
function rootTitle(call: ActionCall): Outcome<Title> | undefined {
  const { site } = call.store;
  const written = argumentText(call, "rootpage");
  if (written === undefined) return undefined;
  const root = parseTitle(site, written);
  if (root.kind !== "title")
    return refused("import-rootpage-invalid", "The root page is not a valid title.");
  return site.namespaces.get(root.ns)?.subpages === true
    ? ok(root)
    : refused("import-rootpage-nosubpage", "The root page's namespace does not allow subpages.");
}

function importedPage(
  { title: written, revisions }: ExportedPage,
  root: Title | undefined,
  { args, store }: ActionCall,
): readonly ImportedPage[] {
  const { site } = store;
  const target = args["namespace"];
  const parsed = parseTitle(site, root === undefined ? written : `${root.text}/${written}`);
  if (parsed.kind !== "title" || parsed.ns < 0) return [];
  const isMoved = root === undefined && typeof target === "number";
  return [{ title: isMoved ? titleOf(site, target, parsed.key) : parsed, revisions }];
}

/**
 * Imports the revisions that a page lacks, then adds a revision and a log entry with their number, which
 * is returned. A page without new revisions does not change.
 */
function importPage(draft: Draft, { title, revisions }: ImportedPage, names: AuthorNames): number {
  const { comment, tags } = draft.author;
  let added = 0;
  for (const revision of revisions) if (importRevision(draft, title, revision, names)) added += 1;
  if (added === 0) return 0;
  const summary = `${added} ${added === 1 ? "revision" : "revisions"} imported`;
  const last = draft.latest(draft.page(title));
  const { revision, page } = draft.revise({
    title,
    text: last?.content ?? "",
    contentmodel: last?.contentmodel ?? "wikitext",
    comment: comment === "" ? summary : `${summary}: ${comment}`,
    minor: true,
    tags,
  });
  draft.log({
    type: "import",
    action: "upload",
    title,
    pageid: page.pageid,
    made: revision,
    params: { count: added },
  });
  return added;
}

/** Adds a revision, unless the page has one with the same time and text. Hidden texts are always added. */
function importRevision(
  draft: Draft,
  title: Title,
  revision: WikiRevisionData,
  names: AuthorNames,
): boolean {
  const { timestamp = draft.time, text, user } = revision;
  const { contentmodel = "wikitext", comment = "", minor = false } = revision;
  const { tables, site } = draft;
  const page = draft.page(title);
  const before = draft.latest(page);
  const others = tables.revisions.filter(({ pageid }) => pageid === page?.pageid);
  const isThere = others.some((row) => row.timestamp === timestamp && row.content === text);
  if (isThere && revision.texthidden !== true) return false;
  const earlier = others.filter((row) => row.timestamp <= timestamp).sort(byTime);
  const row: WikiRevisionRow = {
    revid: nextRevision(tables),
    pageid: page?.pageid ?? nextPage(tables),
    parentid: earlier.at(-1)?.revid ?? 0,
    ...(user === undefined ? draft.author.actor : authorOf(user, draft, names)),
    timestamp,
    comment,
    minor,
    ...contentColumns(text, contentmodel),
    tags: [],
  };
  draft.put({ revisions: [...tables.revisions, row] });
  if (before && before.timestamp > timestamp) return true;
  draft.tables = withPresentText(draft.tables, site, title, row).tables;
  draft.edits += 1;
  return true;
}

/** Authors of other wikis have the prefix; addresses have none. */
function authorOf(
  user: string,
  { tables }: Draft,
  { prefix, assignsKnownUsers }: AuthorNames,
): ChangeActor {
  const known = assignsKnownUsers ? tables.users.find(({ name }) => name === user) : undefined;
  if (known) return { user, userid: known.userid };
  const isAddress = ipForm(user)?.kind === "ip";
  return { user: isAddress ? user : `${prefix}>${user}`, userid: 0, anon: true };
}
