import { helpModule } from "../../../generated/actions/help.js";
import type { AnyModule } from "../../runtime/model/descriptor.js";
import { ok, refused } from "../../runtime/query-service/outcome.js";
import type { Outcome } from "../../runtime/query-service/outcome.js";
import type { ActionCall, StubAction } from "../call/stub-action.js";
import { pageAddress } from "../data/page-address.js";
import { generalFacts } from "../data/site.js";
import { isSince } from "../data/wiki-version.js";
import { textOrEmpty } from "../values/row.js";
import { moduleAt } from "./found-modules.js";
import { helpBody } from "./help-body.js";
import { helpPageOf } from "./help-frame.js";

/** Writes a page about modules, as `action=help` does. Observed on MediaWiki 1.39 and 1.43. */
export const helpAction: StubAction = {
  module: helpModule,
  run(call) {
    const wanted = Array.isArray(call.args["modules"]) ? call.args["modules"].map(String) : [];
    const found = modulesAt(wanted, call);
    if (found.kind === "refused") return found;
    const help = pageOf(found.value, call);
    const file = { mime: "text/html", filename: "api-help.html" };
    return ok(
      call.args["wrap"] === true
        ? { body: { help: { ...file, help } } }
        : {
            body: {},
            output: { kind: "document", text: help, type: file.mime, fileName: file.filename },
          },
    );
  },
};

function modulesAt(
  paths: readonly string[],
  { modules }: ActionCall,
): Outcome<readonly AnyModule[]> {
  const found: AnyModule[] = [];
  for (const path of paths) {
    const { modules: list, warning } = moduleAt(path, modules);
    if (warning) return refused(warning.code, warning.text);
    found.push(...list);
  }
  return ok(found);
}

function pageOf(modules: readonly AnyModule[], call: ActionCall): string {
  const { args, store } = call;
  const { site } = store;
  const { server, script, sitename, generator } = generalFacts(site);
  const pathOf = (title: string): string =>
    pageAddress(site, SPECIAL, title).full.slice(textOrEmpty(server).length);
  const body = helpBody(
    modules,
    {
      submodules: args["submodules"] === true,
      recursive: args["recursivesubmodules"] === true,
      toc: args["toc"] === true,
    },
    {
      modules: call.modules,
      texts: call.help,
      namespaces: [...site.namespaces.keys()].filter((id) => id >= 0),
      special: pathOf,
      hasAnchors: isSince(site, "1.43"),
      script: (textOrEmpty(script) || "/index.php").replace(/index\.php$/, "api.php"),
    },
  );
  return helpPageOf(body, {
    sitename: textOrEmpty(sitename),
    generator: textOrEmpty(generator),
    address: pageAddress(site, SPECIAL, "ApiHelp").full,
  });
}

const SPECIAL = -1;
