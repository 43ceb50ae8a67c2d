// The stub of a wiki as an HTTP service.

import { handlersByPath } from "../../runtime/query-service/handler.js";
import type { AnyModule } from "../../runtime/model/descriptor.js";
import type { Rules } from "../../runtime/rules/rule.js";
import type { ServiceHandler } from "../../runtime/http/service.js";
import { seededWiki } from "../seed/seeded-wiki.js";
import type { CatalogueStubOptions } from "./stub-options.js";
import { wikiStub } from "./wiki-stub.js";
import type { WikiStubApi } from "./wiki-stub.js";

export type { CatalogueStubOptions } from "./stub-options.js";

/** The learned results and descriptions of a catalogue's modules. */
export type CatalogueStubData = Pick<WikiStubApi, "results" | "help">;

/**
 * Makes a server of a catalogue's modules that responds from a wiki. A request for a module that neither
 * the wiki nor a handler implements gets the error `notimplemented`, with status 200 as any error of the
 * API: clients would repeat a request with another status.
 *
 * @param modules the roots and every module, by the name of its builder
 * @param options with handlers by the name of the builder, which run instead
 */
export function catalogueStub(
  modules: Readonly<Record<string, AnyModule>>,
  rules: Rules,
  data: CatalogueStubData,
  options: CatalogueStubOptions & { readonly handlers?: object | undefined } = {},
): ServiceHandler {
  const { wiki, seed = 1, handlers = {}, ...behaviour } = options;
  const api = { modules: new Map(Object.values(modules).map((each) => [each.path, each])), rules };
  return wikiStub(
    { api, ...data },
    wiki ?? seededWiki(seed),
    handlersByPath(modules, handlers),
    behaviour,
  );
}
