import { import_Module } from "../../../../generated/actions/import.js";
import type { JsonObject } from "../../../runtime/model/json.js";
import { ok, refused } from "../../../runtime/query-service/outcome.js";
import type { Outcome } from "../../../runtime/query-service/outcome.js";
import { argumentList, argumentOrEmpty, argumentText } from "../../call/module-call.js";
import type { ActionCall, StubAction } from "../../call/stub-action.js";
import { parseTitle, titleOf } from "../../data/title.js";
import type { Title } from "../../data/title.js";
import { parseExport } from "../../export/exported-pages.js";
import type { ExportedPage } from "../../export/exported-pages.js";
import { tagRefusal } from "../checks/tag-refusal.js";
import { isBotChange } from "../effects/bot-change.js";
import { changeActor } from "../effects/change-actor.js";
import type { Changed } from "../effects/changed.js";
import type { ImportChange, ImportedPage } from "./import-change.js";

/** The action `import` of an export in a file. The stub fetches no pages from other wikis. */
export function importAction(commit: (change: ImportChange) => Changed): StubAction {
  return {
    module: import_Module,
    run(call) {
      const planned = plannedImport(call);
      if (planned.kind === "refused") return planned;
      const change = planned.value;
      const { entries } = commit(change);
      const pages = change.pages.map(({ title }): JsonObject => {
        const entry = entries.find((each) => each.ns === title.ns && each.title === title.text);
        return { ns: title.ns, title: title.text, revisions: Number(entry?.params["count"] ?? 0) };
      });
      return ok({ body: { import: pages } });
    },
  };
}

/** Checks an import in the order of `ApiImport` of MediaWiki 1.39 to 1.45. */
function plannedImport(call: ActionCall): Outcome<ImportChange> {
  const { args, caller, files } = call;
  if (args["namespace"] !== undefined && args["rootpage"] !== undefined)
    return refused("invalidparammix", "namespace and rootpage exclude each other.");
  if (args["interwikisource"] !== undefined)
    return refused("notimplemented", "The stub does not implement the parameter interwikisource.");
  if (!caller.rights.has("importupload"))
    return refused("cantimport-upload", "The caller may not import pages from files.");
  const prefix = argumentOrEmpty(call, "interwikiprefix");
  if (prefix === "")
    return refused("nointerwikiprefix", "The parameter interwikiprefix must be given.");
  const file = files.get("xml");
  if (!file) return refused("nofile", "The parameter xml must be a file.");
  const tags = argumentList(call, "tags").map(String);
  const wrong = tagRefusal(tags, call);
  if (wrong) return wrong;
  const root = rootTitle(call);
  if (root?.kind === "refused") return root;
  const exported = parseExport(new TextDecoder().decode(file));
  if (!exported) return refused("import-unknownerror", "The file is not an export in JSON.");
  return ok({
    kind: "import",
    pages: exported.flatMap((page) => importedPage(page, root?.value, call)),
    actor: changeActor(caller),
    prefix,
    assignsKnownUsers: args["assignknownusers"] === true,
    comment: argumentOrEmpty(call, "summary"),
    tags,
    bot: isBotChange(call),
  });
}

/** The page below which the imported pages get their titles. */
function rootTitle(call: ActionCall): Outcome<Title> | undefined {
  const { site } = call.store;
  const written = argumentText(call, "rootpage");
  if (written === undefined) return undefined;
  const root = parseTitle(site, written);
  if (root.kind !== "title")
    return refused("import-rootpage-invalid", "The root page is no title.");
  return site.namespaces.get(root.ns)?.subpages === true
    ? ok(root)
    : refused("import-rootpage-nosubpage", "The namespace of the root page has no subpages.");
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
